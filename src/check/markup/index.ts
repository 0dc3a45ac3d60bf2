import { lineOf } from '../../content/read/markup';
import { readable, type SourcePage } from '../../content/read/page';
import type { Problem } from '../../content/read/problem';
import * as blocks from './blocks';
import * as components from './components';
import { elements } from './elements';
import * as frontMatter from './frontMatter';
import type { PageRule } from './rule';
import * as targets from './targets';
import * as text from './text';

const rules: Record<string, PageRule> = {
  'file names are URLs': frontMatter.fileName,
  'front matter is complete': frontMatter.keys,
  'Markdown parses': text.text,
  'marks have their usual effect': text.marks,
  'headings have levels and ids': blocks.headings,
  'numbered lists continue': blocks.numberedLists,
  'tables have all cells': blocks.tables,
  'code has a language': blocks.code,
  'admonitions exist': blocks.directives,
  'lists name each member once': blocks.entries,
  'facts are not typed': blocks.facts,
  'imports exist': components.imports,
  'components render': components.rendering,
  'elements are complete': elements,
  'links have text and a target': targets.links,
  'images exist': targets.images,
};

/** Checks the markup of pages. Reports everything that fails the build or looks different than intended. */
export function checkMarkup(root: string, pages: readonly SourcePage[]): { rule: string; problems: Problem[] }[] {
  const { sound } = readable(pages);
  return Object.entries(rules).map(([rule, check]) => {
    const problems: Problem[] = [];
    for (const page of sound)
      check(page, (at, message) => problems.push({ file: page.file, line: lineOf(at), message }), root);
    return { rule, problems };
  });
}
