import type { Nodes } from 'mdast';
import type { SourcePage } from '../../content/read/page';

/** Reports a problem at a node or a line of the page. */
export type Report = (at: Nodes | number, message: string) => void;

/** A rule that checks one page. `root` is the site folder. */
export type PageRule = (page: SourcePage, report: Report, root: string) => void;

/** Patterns of incorrect text. Each key is the message about the text that the pattern matches. */
export type Patterns = Record<string, RegExp>;

/** Returns the first message whose pattern matches the text. */
export const messageFor = (text: string, patterns: Patterns): string | undefined =>
  Object.keys(patterns).find((message) => patterns[message].test(text));

/** Reports each line that matches a pattern. `first` is the number of the first line. */
export function reportLines(lines: readonly string[], first: number, patterns: Patterns, report: Report): void {
  for (const [index, line] of lines.entries()) {
    const message = messageFor(line, patterns);
    if (message) report(first + index, message);
  }
}
