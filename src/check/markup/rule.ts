import type { Nodes } from 'mdast';
import type { SourcePage } from '../../content/read/page';

/** Reports a problem of a page at a node or line. */
export type Report = (at: Nodes | number, message: string) => void;

/** A rule that reads one page. `root` is the site folder. */
export type PageRule = (page: SourcePage, report: Report, root: string) => void;

/** Returns the line of a node or, for a number, the number. */
export const lineAt = (at: Nodes | number): number =>
  typeof at === 'number' ? at : 'position' in at ? (at.position?.start.line ?? 1) : 1;
