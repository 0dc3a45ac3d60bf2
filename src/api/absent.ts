import { documentedVersions, loadFacts } from './load';
import { indexOf } from './lookup';
import type { Facts } from './schema';

/** A symbol, member or event of other versions, with the versions that have it. */
export interface AbsentName {
  name: string;
  note: string;
}

function namesIn(facts: Facts): Set<string> {
  const { members, events } = indexOf(facts);
  return new Set([
    ...[...members].flatMap(([symbol, own]) => [symbol, ...[...own.keys()].map((name) => `${symbol}.${name}`)]),
    ...[...events.keys()].map((name) => `event ${name}`),
  ]);
}

/** Lists the public names that documented versions other than this one have. Omits the members of absent symbols. */
export function absentNames(version: string): AbsentName[] {
  const all = documentedVersions.map((one) => ({ version: one, names: namesIn(loadFacts(one)) }));
  const own = all.find((one) => one.version === version)!.names;
  const others = new Set(all.flatMap(({ names }) => [...names]));
  return [...others]
    .filter((name) => !own.has(name) && (!name.includes('.') || own.has(name.split('.')[0])))
    .sort()
    .map((name) => {
      const having = all.filter(({ names }) => names.has(name)).map((one) => one.version);
      const [first, last] = [having[0], having.at(-1)];
      const isLater = documentedVersions.indexOf(first) > documentedVersions.indexOf(version);
      return { name, note: isLater ? `added in ${first}` : `removed after ${last}` };
    });
}
