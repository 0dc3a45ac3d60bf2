import type { Change, ChangeGroup, Line } from '@site/src/features/versions/comparison/changes';

/** Whether a group is about the API, and not about what stands beside it: values and messages. */
export function isApiGroup({ kind }: ChangeGroup): boolean {
  return !['default', 'error', 'package'].includes(kind);
}

/** Whether a group is about one symbol, so that its name is an identifier. */
export function isSymbolGroup(group: ChangeGroup): boolean {
  return isApiGroup(group) && group.kind !== 'event';
}

/** The groups with only those changes that `keep` wants; groups without any are left out. */
export function filterChanges(
  groups: readonly ChangeGroup[],
  keep: (change: Change, group: ChangeGroup) => boolean,
): ChangeGroup[] {
  return groups
    .map((group) => ({ ...group, changes: group.changes.filter((change) => keep(change, group)) }))
    .filter(({ changes }) => changes.length > 0);
}

/** A line as one of the two versions has it, empty where it has none. */
export function lineText(line: Line, version: 'before' | 'after'): string {
  const side = version === 'before' ? 0 : 1;
  return line.map((piece) => (typeof piece === 'string' ? piece : piece[side])).join('');
}
