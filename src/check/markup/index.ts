import { readable, type SourcePage } from '../../content/read/page';
import type { Problem } from '../../content/read/problem';
import {
  checkCode,
  checkDirectives,
  checkEntries,
  checkHeadings,
  checkNumbers,
  checkTables,
  checkTypedFacts,
} from './blocks';
import { checkFileName, checkFrontMatter } from './frontMatter';
import { checkImports, checkRendering } from './components';
import { checkElements } from './elements';
import { lineAt, type PageRule } from './rule';
import { checkImages, checkTargets } from './targets';
import { checkText } from './text';

const rules: Record<string, PageRule> = {
  'file names are URLs': checkFileName,
  'front matter is complete': checkFrontMatter,
  'Markdown parses': checkText,
  'headings have levels and ids': checkHeadings,
  'numbered lists continue': checkNumbers,
  'tables have all cells': checkTables,
  'code has a language': checkCode,
  'admonitions exist': checkDirectives,
  'lists name each member once': checkEntries,
  'facts are not typed': checkTypedFacts,
  'imports exist': checkImports,
  'components render': checkRendering,
  'elements are complete': checkElements,
  'links have text and a target': checkTargets,
  'images exist': checkImages,
};

/** Checks the markup of pages. Reports everything that fails the build or looks different than intended. */
export function checkMarkup(root: string, pages: readonly SourcePage[]): { rule: string; problems: Problem[] }[] {
  const { sound } = readable(pages);
  return Object.entries(rules).map(([rule, check]) => {
    const problems: Problem[] = [];
    for (const page of sound)
      check(page, (at, message) => problems.push({ file: page.file, line: lineAt(at), message }), root);
    return { rule, problems };
  });
}
