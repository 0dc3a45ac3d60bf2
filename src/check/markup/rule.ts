import type { Nodes } from 'mdast';
import type { SourcePage } from '../../content/read/page';

/** Reports a problem of a page at a node or line. */
export type Report = (at: Pick<Nodes, 'position'> | number, message: string) => void;

/** A rule that reads one page. `root` is the site folder. */
export type PageRule = (page: SourcePage, report: Report, root: string) => void;
