import { documentedVersions, loadFacts } from './load';
import { indexOf } from './lookup';
import { nameIn } from './renames';
import type { Facts } from './schema';

/** A name that the requested version lacks. `note` gives its name there, or when it was added or removed. */
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

/** Returns the public names of other versions that `version` lacks. Omits the members of a missing symbol. */
export function absentNames(version: string): AbsentName[] {
  const all = documentedVersions.map((number) => ({ version: number, names: namesIn(loadFacts(number)) }));
  const own = all.find((other) => other.version === version)!.names;
  const others = new Set(all.flatMap(({ names }) => [...names]));
  return [...others]
    .filter((name) => !own.has(name) && (!name.includes('.') || own.has(name.split('.')[0])))
    .sort()
    .map((name) => {
      const having = all.filter(({ names }) => names.has(name)).map((other) => other.version);
      const [first, last] = [having[0], having[having.length - 1]];
      const isLater = documentedVersions.indexOf(first) > documentedVersions.indexOf(version);
      const ownName = nameIn(name, isLater ? first : last, version, documentedVersions);
      if (ownName !== name && own.has(ownName)) return { name, note: `use \`${ownName}\` in ${version}` };
      return { name, note: isLater ? `added in ${first}` : `removed after ${last}` };
    });
}
