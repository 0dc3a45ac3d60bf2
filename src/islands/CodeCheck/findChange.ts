import { isSymbolGroup, type Change, type ChangeGroup } from '@site/src/features/versions/comparison/changes';

interface Found {
  group: ChangeGroup;
  change: Change;
}

/** Returns the name of a group's symbol in version `from`. */
const previousName = ({ name, changes }: ChangeGroup): string =>
  changes.find((change) => change.name === name)?.previousName ?? name;

function findIn(group: ChangeGroup | undefined, item: string): Found | undefined {
  const change = group?.changes.find(({ name, previousName = name }) => previousName === item);
  return group && change && { group, change };
}

/** Finds the change of an item. Its name in version `from` is, for example, `Player.guild` or `event trackStart`. */
export function findChange(groups: readonly ChangeGroup[], item: string): Found | undefined {
  if (item.startsWith('event ')) {
    const events = groups.find(({ kind }) => kind === 'event');
    return findIn(events, item.replace('event ', ''));
  }
  const [symbol, member = symbol] = item.split('.');
  const group = groups.find((one) => isSymbolGroup(one) && previousName(one) === symbol);
  // Falls back to the change of the whole symbol, because the members of a removed symbol are not listed separately.
  return findIn(group, member) ?? findIn(group, symbol);
}
