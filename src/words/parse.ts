import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { FrontMatterError, frontMatterOf } from './pages';
import type { Problem } from './problem';

/** A page of words, parsed: its front matter, and its tree with the lines of the file. */
export interface ParsedPage {
  file: string;
  frontMatter: Record<string, unknown>;
  root: Root;
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).use(remarkMdx);

/** Parses a page as the build does; a page that is no MDX, or has no sound front matter, is one problem with its line. */
export function parsePage(file: string, text: string): ParsedPage | Problem {
  try {
    const frontMatter = frontMatterOf({ file, text });
    return { file, frontMatter, root: parser.parse(escapeMarkdownHeadingIds(text)) };
  } catch (error) {
    if (error instanceof FrontMatterError) return error.problem;
    const { line, reason, message } = error as { line?: number; reason?: string; message: string };
    return { file, line: line ?? 1, message: `this page does not parse: ${reason ?? message}` };
  }
}
