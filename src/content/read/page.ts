import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import matter from 'gray-matter';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { once } from '../../lib/once';
import { Refusal } from '../../lib/refusal.mjs';
import { formatProblem, type Problem } from './problem';

/** A page of words: its file, relative to the site with forward slashes, and its text. */
export interface SourcePage {
  file: string;
  text: string;
}

/** Thrown for a page that cannot be read, with the line where it is wrong. */
class PageError extends Refusal {
  constructor(readonly problem: Problem) {
    super(formatProblem(problem));
  }
}

/** The front matter of a page; throws a PageError when it is no YAML, or names symbols but no `slug`. */
export const frontMatterOf = once((page: SourcePage): Record<string, unknown> => {
  const data = readFrontMatter(page);
  const { slug } = data;
  if (symbolsIn(data).length > 0 && !(typeof slug === 'string' && slug.startsWith('/'))) {
    const message =
      'a page with "api" needs a "slug" that starts with "/", the address that links to its symbols lead to';
    throw new PageError({ file: page.file, line: 1, message });
  }
  return data;
});

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).use(remarkMdx);

/** The tree of a page, parsed as the build does; throws a PageError when the page is no MDX. */
export const treeOf = once(({ file, text }: SourcePage): Root => {
  try {
    return parser.parse(escapeMarkdownHeadingIds(text));
  } catch (error) {
    const { line = 1, reason, message } = error as { line?: number; reason?: string; message: string };
    throw new PageError({ file, line, message: `this page does not parse: ${reason ?? message}` });
  }
});

/** The symbols that front matter says a page documents: `api: Manager` or `api: [Track, TrackData]`. */
export function symbolsIn({ api }: Record<string, unknown>): string[] {
  return (Array.isArray(api) ? api : [api]).filter((name): name is string => typeof name === 'string');
}

/** The symbols that a page documents; throws as `frontMatterOf` does. */
export function symbolsOf(page: SourcePage): string[] {
  return symbolsIn(frontMatterOf(page));
}

/** Parts pages that can be read from the problems of the others. */
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

function readFrontMatter({ file, text }: SourcePage): Record<string, unknown> {
  try {
    // Without options gray-matter would answer a page that it failed on from its cache.
    return matter(text, {}).data;
  } catch (error) {
    const { reason, message, mark } = error as { reason?: string; message: string; mark?: { line: number } };
    const advice = `the front matter is no YAML (${reason ?? message}): a value with a colon or quotes needs quotes around it`;
    throw new PageError({ file, line: (mark?.line ?? 0) + 1, message: advice });
  }
}
