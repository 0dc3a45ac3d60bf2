import { memberGroups, type MemberGroups } from '../config/memberGroups';
import { renames } from '../config/renames';

/** Returns the tasks of a class. Members and classes with another name in another version belong to the same tasks. */
export function groupsOf(symbol: string, groups: Readonly<Record<string, MemberGroups>> = memberGroups): MemberGroups {
  const owners = namesOf(symbol);
  const owner = owners.find((name) => name in groups) ?? symbol;
  const expanded = Object.entries(groups[owner] ?? {}).map(([task, rows]) => [
    task,
    rows.map(([members, phrase]) => [members.flatMap((member) => memberNames(owners, member)), phrase] as const),
  ]);
  return Object.fromEntries(expanded) as MemberGroups;
}

const memberNames = (owners: readonly string[], member: string): string[] => [
  ...new Set(owners.flatMap((owner) => namesOf(`${owner}.${member}`)).map((name) => name.split('.')[1])),
];

/** Returns the names that a symbol or member has in any version. */
function namesOf(name: string): string[] {
  const names = [name];
  // This loop also visits the names that its body adds.
  for (const each of names) {
    for (const { from, to } of renames) {
      for (const other of from === each ? [to] : to === each ? [from] : [])
        if (!names.includes(other)) names.push(other);
    }
  }
  return names;
}
