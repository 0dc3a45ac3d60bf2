import type { Change, ChangeGroup } from '@site/src/features/versions/comparison/changes';

/** Finds the change that affects an item such as `Player`, `Player.guild` or `event trackStart`. */
export function findChange(groups: readonly ChangeGroup[], item: string): Change | undefined {
  const [isEvent, name] = [item.startsWith('event '), item.replace('event ', '')];
  const [symbol, member] = isEvent ? ['', name] : name.split('.');
  const group = groups.find(({ kind, name }) => (isEvent ? kind === 'event' : name === symbol && kind !== 'event'));
  const own = group?.changes.find((change) => change.name === (member ?? symbol));
  // Falls back to the change of the whole symbol, because the members of a removed symbol are not listed separately.
  return own ?? (isEvent ? undefined : group?.changes.find((change) => change.name === symbol));
}
