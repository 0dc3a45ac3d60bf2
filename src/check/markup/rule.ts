import type { Nodes } from 'mdast';
import type { SourcePage } from '../../content/read/page';
import { messageFor, type Patterns } from '../../content/read/problem';

/** Reports a problem at a node or a line of the page. */
export type Report = (at: Nodes | number, message: string) => void;

/** A rule that checks one page. `root` is the site folder. */
export type PageRule = (page: SourcePage, report: Report, root: string) => void;

/** Reports each line that matches a pattern. `first` is the number of the first line. */
export function reportLines(lines: readonly string[], first: number, patterns: Patterns, report: Report): void {
  for (const [index, line] of lines.entries()) {
    const message = messageFor(line, patterns);
    if (message) report(first + index, message);
  }
}
