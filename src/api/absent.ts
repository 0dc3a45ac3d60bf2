import { documentedVersions, loadFacts } from './load';
import { namesOf } from './lookup';
import { nameIn } from './renames';
import type { Facts } from './schema';

function namesIn(facts: Facts): Set<string> {
  return new Set([...namesOf(facts), ...facts.events.map(({ name }) => `event ${name}`)]);
}

/**
 * Returns the names that exist only in other versions, with a note: the name to use in `version`, or the version that
 * added or removed the item. Omits members of missing symbols.
 */
export function absentNames(version: string): { name: string; note: string }[] {
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
