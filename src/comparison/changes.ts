import type { SymbolKind } from '../api/schema';

/** What differs between two versions, in the order in which a reader wants it: what breaks comes first. */
export interface Comparison {
  from: string;
  to: string;
  groups: ChangeGroup[];
}

/** What a group is about: a symbol of that kind, or one of the things that are no symbols. */
export type GroupKind = SymbolKind | 'event' | 'default' | 'error' | 'package';

/** Changes that belong together: those of a symbol and its members, or all events, defaults, errors or packages. */
export interface ChangeGroup {
  /** The symbol's name, or a heading in words for what is no symbol. */
  name: string;
  kind: GroupKind;
  changes: Change[];
}

export type ChangeType = 'added' | 'removed' | 'changed';

/** One thing that differs. */
export interface Change {
  /** The name inside the group; for a change of the symbol itself, the symbol's name. */
  name: string;
  /** `method`, `property`, `enum member`, …; for a change of the symbol itself, the symbol's kind. */
  kind: string;
  change: ChangeType;
  breaking: boolean;
  /** Signatures, values or errors, each with what differs marked in it. */
  lines: Line[];
  /** What no line shows, in sentences. */
  notes: string[];
  /** Site paths of the places that show it in both versions; missing where a version has none. */
  links: { from?: string; to?: string };
}

/** A line in both versions at once: text that they share, and pairs of what only the one and only the other has. */
export type Line = Piece[];
export type Piece = string | [before: string, after: string];

/** How many changes there are; `breaking` ones are among the other three. */
export interface ChangeCounts {
  breaking: number;
  added: number;
  removed: number;
  changed: number;
}

/** What /versions says of one version: its changes against the version before, which the oldest one does not have. */
export interface ReleaseSummary {
  version: string;
  changes: (ChangeCounts & { against: string }) | null;
}

/** What stands beside the API: values and messages, not names that code can use. */
const beside: readonly GroupKind[] = ['default', 'error', 'package'];

/** Whether a group is about one symbol, so that its name is an identifier. */
export function isSymbolGroup({ kind }: ChangeGroup): boolean {
  return kind !== 'event' && !beside.includes(kind);
}

/** Counts the changes of the API: symbols, members and events. Defaults, errors and packages are not counted. */
export function countChanges(groups: readonly ChangeGroup[]): ChangeCounts {
  const changes = groups.filter(({ kind }) => !beside.includes(kind)).flatMap((group) => group.changes);
  const count = (type: ChangeType): number => changes.filter(({ change }) => change === type).length;
  return {
    breaking: changes.filter(({ breaking }) => breaking).length,
    added: count('added'),
    removed: count('removed'),
    changed: count('changed'),
  };
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
