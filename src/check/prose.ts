import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { lineOf } from '../content/read/markup';
import { readable, treeOf, type SourcePage } from '../content/read/page';
import type { Problem } from '../content/read/problem';
import { problemsOf, sentencesOf } from '../lib/plainEnglish.mjs';

/** The maximum number of words in a sentence. Above `long`, the check warns. Above `tooLong`, it fails. */
const limits = { long: 25, tooLong: 35 };

export const todo = 'TODO';

const terms: [pattern: RegExp, term: string][] = [
  [new RegExp(`\\b${todo}\\b`), 'the missing text'],
  [/\bthe library\b/, 'Magmastream'],
  [/\bwaiting tracks?\b|\btracks? that waits?\b/, 'queued track'],
  [/\bDiscord servers?\b/, 'guild'],
  [/\bof (yours|mine|ours)\b/, 'your …'],
  [/\bcome about\b/, 'happen'],
  [/\bmust be given\b/, 'is required'],
  [/\b(is|are) out of use\b/, 'no longer works'],
  [/\bthe other way round\b/, 'in the opposite order'],
];

export interface ProseReport {
  problems: Problem[];
  warnings: Problem[];
}

/** Checks the prose of pages for phrases to avoid, sentences without a subject, glossary terms and long sentences. */
export function checkProse(pages: readonly SourcePage[]): ProseReport {
  const report: ProseReport = { problems: [], warnings: [] };
  for (const page of readable(pages).sound) {
    visit(treeOf(page), (node) => {
      if (node.type !== 'paragraph' && node.type !== 'tableCell') return;
      const at = { file: page.file, line: lineOf(node) };
      const text = textOf(node);
      for (const message of problemsOf(text, terms)) report.problems.push({ ...at, message });
      for (const sentence of sentencesOf(text)) checkLength(sentence, at, report);
    });
  }
  return report;
}

function checkLength(sentence: string, at: Omit<Problem, 'message'>, { problems, warnings }: ProseReport): void {
  const words = sentence.split(' ').length;
  if (words <= limits.long) return;
  const message = `“${sentence.slice(0, 40)}…” has ${words} words: split the sentence`;
  (words > limits.tooLong ? problems : warnings).push({ ...at, message });
}

/** Replaces inline code with a placeholder word, because code is not English. */
function textOf(node: Nodes): string {
  if (node.type === 'inlineCode') return 'Code';
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
}
