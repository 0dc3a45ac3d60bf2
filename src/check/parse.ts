import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import matter from 'gray-matter';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Problem } from './problem';

/** A page of words, parsed: its front matter, and its tree with the lines of the file. */
export interface ParsedPage {
  file: string;
  frontMatter: Record<string, unknown>;
  root: Root;
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).use(remarkMdx);

/** Parses a page as the build does; a page that is no MDX comes back as one problem with its line. */
export function parsePage(file: string, text: string): ParsedPage | Problem {
  try {
    // Without options gray-matter would answer a page that it failed on from its cache.
    return { file, frontMatter: matter(text, {}).data, root: parser.parse(escapeMarkdownHeadingIds(text)) };
  } catch (error) {
    const { line, reason, message } = error as { line?: number; reason?: string; message: string };
    return { file, line: line ?? 1, message: `this page does not parse: ${reason ?? message}` };
  }
}
