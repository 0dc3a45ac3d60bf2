import type { ChangeType } from '../../../api/diff';
import type { SymbolKind } from '../../../api/schema';
import type { Line } from '../../../lib/wordDiff';

/** All differences between two versions, in display order. Groups with the most breaking changes come first. */
export interface Comparison {
  from: string;
  to: string;
  groups: ChangeGroup[];
}

export type GroupKind = SymbolKind | 'event' | 'default' | 'error' | 'package';

/** The changes to a symbol and its members, or all changes to events, defaults, errors or packages. */
export interface ChangeGroup {
  name: string;
  kind: GroupKind;
  changes: Change[];
}

export type ShownChangeType = ChangeType | 'renamed';

export interface Change {
  /** The name of the changed member or, if the symbol itself changed, of the symbol. */
  name: string;
  /** The name in version `from`, if the item was renamed. */
  previousName?: string;
  kind: string;
  change: ShownChangeType;
  breaking: boolean;
  lines: Line[];
  notes: string[];
  links: { from?: string; to?: string };
}

/**
 * The number of changes by type. A renamed item counts as changed. A breaking change counts as breaking and as added,
 * removed or changed.
 */
export interface ChangeCounts {
  breaking: number;
  added: number;
  removed: number;
  changed: number;
}

/** The changes of a version since the previous version. `changes` is null for the oldest version. */
export interface ReleaseSummary {
  version: string;
  changes: (ChangeCounts & { against: string }) | null;
}

export function countChanges(changes: readonly Pick<Change, 'change' | 'breaking'>[]): ChangeCounts {
  const counts = { breaking: 0, added: 0, removed: 0, changed: 0 };
  for (const { change, breaking } of changes) {
    counts[change === 'renamed' ? 'changed' : change] += 1;
    if (breaking) counts.breaking += 1;
  }
  return counts;
}

/** True for groups of symbols or events. The release counts include only these groups. */
export const isApiGroup = ({ kind }: ChangeGroup): boolean => !['default', 'error', 'package'].includes(kind);

export const isSymbolGroup = (group: ChangeGroup): boolean => isApiGroup(group) && group.kind !== 'event';

/** Removes the changes that `keep` rejects. Then removes empty groups. */
export function filterChanges(
  groups: readonly ChangeGroup[],
  keep: (change: Change, group: ChangeGroup) => boolean,
): ChangeGroup[] {
  return groups
    .map((group) => ({ ...group, changes: group.changes.filter((change) => keep(change, group)) }))
    .filter(({ changes }) => changes.length > 0);
}

/** Returns the text of a line in one version, or an empty string if the version lacks the line. */
export function lineText(line: Line, version: 'before' | 'after'): string {
  const side = version === 'before' ? 0 : 1;
  return line.map((piece) => (typeof piece === 'string' ? piece : piece[side])).join('');
}
