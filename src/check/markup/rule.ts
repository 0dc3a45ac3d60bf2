import type { Nodes } from 'mdast';
import type { SourcePage } from '../../content/read/page';

/** Reports a problem at a node or a line of the page. */
export type Report = (at: Nodes | number, message: string) => void;

/** A rule that checks one page. `root` is the site folder. */
export type PageRule = (page: SourcePage, report: Report, root: string) => void;

/** Returns the line of a node. If `at` is already a line number, returns it unchanged. */
export const lineAt = (at: Nodes | number): number =>
  typeof at === 'number' ? at : 'position' in at ? (at.position?.start.line ?? 1) : 1;
