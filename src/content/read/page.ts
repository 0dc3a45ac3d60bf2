import { admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds } from '@docusaurus/utils';
import matter from 'gray-matter';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { didYouMean } from '../../lib/didYouMean';
import { memoize } from '../../lib/memoize';
import { Refusal } from '../../lib/refusal.mjs';
import { parseProblem } from './parseProblem';
import { formatProblem, type Problem } from './problem';

/** An MDX file: its text, and its path relative to the site folder, with forward slashes. */
export interface SourcePage {
  file: string;
  text: string;
}

class PageError extends Refusal {
  constructor(readonly problem: Problem) {
    super(formatProblem(problem));
  }
}

/** The keys of this site, and the keys of Docusaurus that neither hide pages nor change their order and URLs. */
const keys = (
  'api answers covers title description slug sidebar_label displayed_sidebar toc_max_heading_level ' +
  'hide_table_of_contents keywords image'
).split(' ');

/** Parses a page's front matter. Throws a PageError for invalid YAML, unknown keys, and `api` without a `slug`. */
export const frontMatterOf = memoize((page: SourcePage): Record<string, unknown> => {
  const data = readFrontMatter(page);
  const unknown = Object.keys(data).find((key) => !keys.includes(key));
  if (unknown !== undefined) {
    const advice = didYouMean(unknown, keys) || `: use ${keys.join(', ')}`;
    const message = `pages of this site cannot have the front matter key "${unknown}"${advice}`;
    throw new PageError({ file: page.file, line: lineOfKey(page, unknown), message });
  }
  const { slug } = data;
  if (symbolsIn(data).length > 0 && !(typeof slug === 'string' && slug.startsWith('/'))) {
    const message = 'a page with "api" needs a "slug" that starts with "/": links to its symbols use it as URL';
    throw new PageError({ file: page.file, line: lineOfKey(page, 'slug'), message });
  }
  return data;
});

/** Returns the line of a front matter key, or 1 if the key is missing. */
export function lineOfKey({ text }: SourcePage, key: string): number {
  return Math.max(text.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1, 1);
}

/** The admonitions that Docusaurus supports. */
export const admonitions = 'note tip info warning danger secondary important success caution'.split(' ');

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).use(remarkMdx);

/** Parses a page as the build does. Throws a PageError if the MDX is invalid. */
export const treeOf = memoize(({ file, text }: SourcePage): Root => {
  try {
    return parser.parse(admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(text), admonitions));
  } catch (error) {
    throw new PageError({ file, ...parseProblem(text, error as Error) });
  }
});

/** Reads the documented symbols from the front matter: `api: Manager` or `api: [Track, TrackData]`. */
export function symbolsIn({ api }: Record<string, unknown>): string[] {
  return (Array.isArray(api) ? api : [api]).filter((name): name is string => typeof name === 'string');
}

/** Returns the symbols that a page documents. Throws the same errors as `frontMatterOf`. */
export function symbolsOf(page: SourcePage): string[] {
  return symbolsIn(frontMatterOf(page));
}

/** Splits pages into the pages that can be parsed and a problem for each other page. */
export function readable(pages: readonly SourcePage[]): { sound: SourcePage[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const sound = pages.filter((page) => {
    try {
      frontMatterOf(page);
      treeOf(page);
      return true;
    } catch (error) {
      if (!(error instanceof PageError)) throw error;
      problems.push(error.problem);
      return false;
    }
  });
  return { sound, problems };
}

/** Returns the lines of the front matter, including the first `---`. */
export const frontMatterLines = (text: string): string[] => text.split(/\n---$/m, 1)[0].split('\n');

function readFrontMatter({ file, text }: SourcePage): Record<string, unknown> {
  if (text.startsWith('---') && /\n\s*\n\S/.test(frontMatterLines(text).join('\n')))
    throw new PageError({ file, line: 1, message: 'the front matter is never closed: add a line "---" below it' });
  try {
    // Pass an options object to turn off gray-matter's cache, which would hide the error on a second call.
    return matter(text, {}).data;
  } catch (error) {
    const { reason, message, mark } = error as { reason?: string; message: string; mark?: { line: number } };
    const glued = frontMatterLines(text).findIndex((line) => /^\w+:[^\s]/.test(line));
    if (glued !== -1) throw new PageError({ file, line: glued + 1, message: 'add a space after the colon' });
    const fix = /duplicated/.test(message) ? 'remove one of the two lines' : 'quote values with a colon or quotes';
    const advice = `the front matter is not valid YAML (${reason ?? message}): ${fix}`;
    // YAML reports quotes inside a quoted value at the next line.
    const quoted = frontMatterLines(text).findIndex((line) => /^\w+: *"(?:[^"\\]|\\.)*" *[^ #]/.test(line));
    throw new PageError({ file, line: (quoted === -1 ? (mark?.line ?? 0) : quoted) + 1, message: advice });
  }
}
