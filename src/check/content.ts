import { createSlugger } from '@docusaurus/utils';
import { toString } from 'mdast-util-to-string';
import type { Facts } from '../api/schema';
import { headingParts, lineOf } from '../content/read/markup';
import { readable, treeOf, type SourcePage } from '../content/read/page';
import type { Problem } from '../content/read/problem';
import { readReferencePage } from '../content/read/readReference';
import type { ReferencePage } from '../content/read/reference';
import { checkCoverage, type Coverage } from './coverage';
import { checkInlineCode } from './inlineCode';
import { checkIds, checkPageLinks, idsOf } from './links';
import { todo } from './prose';
import { checkSampleCoverage, type SampleCoverage } from './samples';

/** The problems in one version's pages, grouped by rule, and the pages' coverage of the API facts. */
export interface ContentReport extends Omit<Coverage & SampleCoverage, 'problems'> {
  rules: { rule: string; problems: Problem[] }[];
}

/** Checks a version's pages against its facts and against each other. */
export function checkContent(pages: SourcePage[], facts: Facts): ContentReport {
  const { sound, problems: broken } = readable(pages);
  const references = sound.flatMap((page) => readReferencePage(page, facts) ?? []);
  const byFile = new Map(references.map((page) => [page.file, page]));
  const anchors = new Map(
    pages.map((page) => [page.file, sound.includes(page) ? idsOf(page, byFile.get(page.file)) : undefined]),
  );
  const free = sound.filter(({ file }) => !byFile.has(file));
  const isComplete = pages.length > 0 && broken.length === 0;
  const { problems, ...counts } = checkCoverage(references, facts, isComplete);
  const samples = checkSampleCoverage(references, facts);
  return {
    ...counts,
    internal: samples.internal,
    rules: [
      { rule: 'pages parse', problems: broken },
      { rule: 'prose names only known symbols and members', problems: references.flatMap((page) => page.problems) },
      { rule: 'code names only known members', problems: sound.flatMap((page) => checkInlineCode(page, facts)) },
      { rule: 'every symbol and member is documented', problems },
      { rule: 'every symbol and member has prose', problems: counts.missing },
      { rule: 'every method, event and constructor has a sample', problems: samples.problems },
      { rule: 'the facts are complete', problems: unansweredQuestions(facts) },
      { rule: 'errors come from the facts', problems: references.flatMap((page) => errorTables(page, facts)) },
      { rule: 'headings have explicit ids', problems: free.flatMap(headingsWithoutId) },
      { rule: 'ids differ', problems: sound.flatMap((page) => checkIds(page, byFile.get(page.file))) },
      { rule: 'links between pages have a target', problems: checkPageLinks(sound, anchors) },
    ],
  };
}

function unansweredQuestions({ version, errors, questions = [] }: Facts): Problem[] {
  const unfinished = errors.filter(({ condition }) => condition.startsWith(todo));
  return [
    ...unfinished.map(({ thrownBy, condition }) => `complete “Thrown if …” for an error of ${thrownBy}: ${condition}`),
    ...questions.map((question) => `${question}. Then delete this entry of "questions"`),
  ].map((message) => ({ file: `src/api/facts/${version}.json`, line: 1, message }));
}

/** Reports error tables in member descriptions, because the build already lists these errors. */
function errorTables({ file, blocks }: ReferencePage, { errors }: Facts): Problem[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'member') return [];
    const name = `${block.section.symbol.name}.${block.name}`;
    if (!errors.some(({ thrownBy }) => thrownBy === name)) return [];
    const tables = block.body.flatMap((node) => {
      const isOfErrors = node.type === 'table' && /\b(message|error)\b/i.test(toString(node.children[0]));
      return isOfErrors ? [node] : [];
    });
    const message = `the build already lists the errors of ${name}: delete this table, and add other facts as a bullet`;
    return tables.map((node) => ({ file, line: lineOf(node), message }));
  });
}

/** Reports guide headings without an id. `readReferencePage` already reports them on reference pages. */
function headingsWithoutId(page: SourcePage): Problem[] {
  return treeOf(page).children.flatMap((node) => {
    if (node.type !== 'heading' || headingParts(node).id) return [];
    const { title } = headingParts(node);
    const message = `the heading "${title}" has no explicit id: append {#${createSlugger().slug(title)}}`;
    return [{ file: page.file, line: lineOf(node), message }];
  });
}
