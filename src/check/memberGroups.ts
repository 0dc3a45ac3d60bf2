import { eventsSymbol } from '../api/links';
import { groupsOf } from '../api/memberGroups';
import { declaredBy, isInternal } from '../api/lookup';
import type { Facts } from '../api/schema';
import { type MemberGroups, memberGroups } from '../config/memberGroups';
import type { Problem } from '../content/read/problem';
import { didYouMean } from '../lib/didYouMean';

/** The page of a class with at most this number of members needs no index. */
const smallClass = 2;

/** Checks that each public class member and event belongs to exactly one task. `all` has the facts of all versions. */
export function checkMemberGroups(
  all: readonly Facts[],
  groups: Readonly<Record<string, MemberGroups>> = memberGroups,
): Problem[] {
  const documented = publicNames(all);
  const messages = [...documented].flatMap(([symbol, names]) => {
    const membersIn = (rows: MemberGroups): string[] =>
      Object.values(rows).flatMap((group) => group.flatMap(([members]) => members));
    const listed = membersIn(groupsOf(symbol, groups));
    const lacking = [...names].filter((name) => !listed.includes(name));
    const unknown = membersIn(groups[symbol] ?? {}).filter((name) => !names.has(name));
    const repeated = listed.filter((name, index) => listed.indexOf(name) < index);
    return [
      ...(lacking.length > 0 && (listed.length > 0 || names.size > smallClass) ? [lackingText(symbol, lacking)] : []),
      ...unknown.map((name) => `no version has ${symbol}.${name}${didYouMean(name, names)}`),
      ...repeated.map((name) => `${symbol}.${name} belongs to two tasks`),
    ];
  });
  const classes = Object.keys(groups).filter((symbol) => !documented.has(symbol));
  const strangers = classes.map(
    (symbol) => `no version has the class ${symbol}${didYouMean(symbol, documented.keys())}`,
  );
  return [...messages, ...strangers].map((message) => ({ file: 'src/config/memberGroups.ts', line: 1, message }));
}

const lackingText = (symbol: string, names: readonly string[]): string =>
  `add ${names.join(', ')} to the tasks of ${symbol}`;

/** Maps each class to its public members of all versions. */
function publicNames(all: readonly Facts[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  const add = (symbol: string, name: string): void => {
    names.set(symbol, (names.get(symbol) ?? new Set<string>()).add(name));
  };
  for (const facts of all) {
    for (const symbol of facts.symbols) {
      if (symbol.kind !== 'class') continue;
      for (const member of symbol.members) {
        const isPublic = member.visibility === 'public' && !isInternal(symbol.name, member.name, member);
        if (isPublic && !declaredBy(symbol, member.name, facts)) add(symbol.name, member.name);
      }
    }
    facts.events.forEach(({ name }) => add(eventsSymbol, name));
  }
  return names;
}
