import type { ChangeType } from '../../../api/diff';
import type { SymbolKind } from '../../../api/schema';
import type { ChangeCounts } from '../../../lib/countChanges';

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
type Piece = string | [before: string, after: string];

/** What /versions says of one version: its changes against the version before, which the oldest one does not have. */
export interface ReleaseSummary {
  version: string;
  changes: (ChangeCounts & { against: string }) | null;
}
