import type { Facts } from '../api/schema';
import { readPage } from '../words/readPage';
import type { WordsPage } from '../words/pages';
import { symbolsOf } from '../words/pages';
import { headingParts, lineOf } from '../words/words';
import type { Coverage, ReferencePage } from './coverage';
import { checkCoverage } from './coverage';
import type { LinkablePage } from './links';
import { checkWordLinks, idsOf } from './links';
import type { ParsedPage } from '../words/parse';
import { parsePage } from '../words/parse';
import type { Problem } from '../words/problem';

/** What is wrong in the words of one version, rule by rule, and how much of its facts they show. */
export interface WordsReport extends Omit<Coverage, 'problems'> {
  rules: { rule: string; problems: Problem[] }[];
}

/** Holds all pages of one version against its facts and against each other. */
export function checkWords(pages: WordsPage[], facts: Facts, complete: readonly string[]): WordsReport {
  const parsed = pages.map(({ file, text }) => parsePage(file, text));
  const broken = parsed.filter((page): page is Problem => !('root' in page));
  const readable = parsed.filter((page): page is ParsedPage => 'root' in page);
  const references: ReferencePage[] = [];
  const linkable = readable.map((page): LinkablePage => {
    const symbols = symbolsOf(page.frontMatter);
    const read = symbols.length ? readPage(page.root.children, symbols, facts) : undefined;
    if (read) references.push({ file: page.file, page: read });
    return { ...page, ids: idsOf(page, read) };
  });
  const { problems, missing, ...counts } = checkCoverage(references, facts);
  return {
    ...counts,
    missing,
    rules: [
      { rule: 'pages parse', problems: broken },
      { rule: 'words name what the facts know', problems: references.flatMap(problemsOf) },
      { rule: 'every symbol and member is on a page', problems },
      { rule: 'headings have explicit ids', problems: readable.flatMap(headingsWithoutId) },
      { rule: 'links between pages lead somewhere', problems: checkWordLinks(linkable) },
      { rule: 'complete versions have all words', problems: complete.includes(facts.version) ? missing : [] },
    ],
  };
}

function problemsOf({ file, page }: ReferencePage): Problem[] {
  return page.problems.map((problem) => ({ file, ...problem }));
}

/** Reference pages report this themselves, together with what else is wrong with the heading. */
function headingsWithoutId({ file, root, frontMatter }: ParsedPage): Problem[] {
  if (symbolsOf(frontMatter).length > 0) return [];
  return root.children.flatMap((node) => {
    if (node.type !== 'heading' || headingParts(node).id) return [];
    const { title } = headingParts(node);
    return [{ file, line: lineOf(node), message: `the heading "${title}" has no explicit id: add {#…} behind it` }];
  });
}
