import { eventsSymbol } from '../api/links';
import { declaredBy, isInternal } from '../api/lookup';
import type { Facts } from '../api/schema';
import { type MemberGroups, memberGroups } from '../config/memberGroups';
import type { Problem } from '../content/read/problem';
import { didYouMean } from '../lib/didYouMean';

/** Checks that each public class member and event belongs to exactly one task. `all` has the facts of all versions. */
export function checkMemberGroups(
  all: readonly Facts[],
  groups: Readonly<Record<string, MemberGroups>> = memberGroups,
): Problem[] {
  const documented = publicNames(all);
  const messages = [...documented].flatMap(([symbol, names]) => {
    const listed = Object.values(groups[symbol] ?? {}).flatMap((rows) => rows.flatMap(([members]) => members));
    const lacking = [...names.keys()].filter((name) => !listed.includes(name));
    const unknown = listed.filter((name) => !names.has(name));
    const repeated = listed.filter((name, index) => listed.indexOf(name) < index);
    return [
      ...lacking.map((name) => `${symbol}.${name} of ${names.get(name)} belongs to no task`),
      ...unknown.map((name) => `no version has ${symbol}.${name}${didYouMean(name, names.keys())}`),
      ...repeated.map((name) => `${symbol}.${name} belongs to two tasks`),
    ];
  });
  const classes = Object.keys(groups).filter((symbol) => !documented.has(symbol));
  const strangers = classes.map(
    (symbol) => `no version has the class ${symbol}${didYouMean(symbol, documented.keys())}`,
  );
  return [...messages, ...strangers].map((message) => ({ file: 'src/config/memberGroups.ts', line: 1, message }));
}

/** Maps each class to its public members, and each member to a version that contains it. */
function publicNames(all: readonly Facts[]): Map<string, Map<string, string>> {
  const names = new Map<string, Map<string, string>>();
  const add = (symbol: string, name: string, version: string): void => {
    names.set(symbol, (names.get(symbol) ?? new Map<string, string>()).set(name, version));
  };
  for (const facts of all) {
    const { version, symbols, events } = facts;
    for (const symbol of symbols) {
      if (symbol.kind !== 'class') continue;
      for (const member of symbol.members) {
        const isPublic = member.visibility === 'public' && !isInternal(symbol.name, member.name, member);
        if (isPublic && !declaredBy(symbol, member.name, facts)) add(symbol.name, member.name, version);
      }
    }
    events.forEach(({ name }) => add(eventsSymbol, name, version));
  }
  return names;
}
