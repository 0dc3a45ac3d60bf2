import { isSymbolGroup, type Change, type ChangeGroup } from '../comparison/changes';
import type { Break } from './findBreaks';

interface Found {
  group: ChangeGroup;
  change: Change;
}

/** Returns the name that a group's symbol has in version `from`. */
const previousName = ({ name, changes }: ChangeGroup): string =>
  changes.find((change) => change.name === name)?.previousName ?? name;

function findIn(group: ChangeGroup | undefined, item: string): Found | undefined {
  const change = group?.changes.find(({ name, previousName = name }) => previousName === item);
  return group && change && { group, change };
}

/** Finds the change to an item. `item` is its name in version `from`, such as `Player.guild` or `event trackStart`. */
export function findChange(groups: readonly ChangeGroup[], item: string): Found | undefined {
  if (item.startsWith('event ')) {
    const events = groups.find(({ kind }) => kind === 'event');
    return findIn(events, item.replace('event ', ''));
  }
  const [symbol, member = symbol] = item.split('.');
  const group = groups.find((one) => isSymbolGroup(one) && previousName(one) === symbol);
  // Fall back to the change of the whole symbol, because the comparison does not list the members of a removed symbol.
  return findIn(group, member) ?? findIn(group, symbol);
}

/** Explains in one or two sentences what to change. `groups` contains the changes between the two versions. */
export function explain({ code, item, message = '', replacement }: Break, groups: readonly ChangeGroup[]): string {
  if (item === undefined) return reasonOf(message);
  const name = item
    .replace(/^event /, '')
    .split('.')
    .at(-1)!;
  if (code === 'promise') return `\`${name}\` now returns a promise. Add \`await\`, and catch errors.`;
  if (code === 'missing') return `The option \`${name}\` is now required.`;
  if (code === 'value') {
    return replacement === undefined
      ? `\`${name}\` is never \`${message}\` now. Compare with a new value.`
      : `Compare \`${name}\` with \`${replacement}\` instead of \`${message}\`.`;
  }
  if (code === 'always')
    return `\`${name}\` always has a value now, even if it is empty.${message && ` Check \`${name}.${message}\`.`}`;
  const change = findChange(groups, item)?.change;
  if (change?.change === 'renamed') return `\`${change.previousName}\` is now \`${change.name}\`.`;
  if (change?.change === 'removed' || code === 'gone') return `\`${name}\` no longer exists.`;
  if (item.startsWith('event ')) return `The name or the arguments of the event \`${name}\` are different.`;
  const reason = reasonOf(message);
  return reason.startsWith('This comparison') ? reason : `\`${name}\` has another type. ${reason}`;
}

/** Returns the innermost reason in a compiler error, except for reasons that only list missing properties. */
function reasonOf(message: string): string {
  const lines = message.split('\n').map((line) => line.trim());
  const reason = lines.filter((line) => !line.startsWith('Property ')).at(-1) ?? lines[0];
  return reason.replace(
    /^This comparison .* types '(.*)' and '(.*)' have no overlap\.$/,
    'This comparison now always has the same result, because `$1` is never `$2`.',
  );
}
