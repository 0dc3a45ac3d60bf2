import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseValidJson } from '../lib/json';
import type { Problem } from '../content/read/problem';
import { cleanPasted } from '../search/engine/pasted';
import { dialogQueryLimit, queryLimit } from '../search/engine/protocol';
import { closestHits } from '../search/ui/hits';
import { type AnsweringRow, equalRows } from './answeringRows';
import type { OpenIndex } from './search';

/**
 * The minimum shares of a file's questions in scope and, for `detected`, out of scope. `trusted` is the share of questions
 * in scope that are not doubted. Raise the floors to the figures that the check reaches.
 */
export const floors = {
  tuned: { first: 0.78, five: 0.92, answered: 0.95, detected: 0.53, trusted: 0.955 },
  held: { first: 0.67, five: 0.87, answered: 0.95, detected: 0.3, trusted: 0.97 },
};

export type QuestionFile = keyof typeof floors;

const questionSchema = z
  .strictObject({
    /** A log or an error message from a public post, or a reworded sentence. */
    query: z.string().regex(/\S/, 'should contain a word'),
    kind: z.enum(['log', 'error', 'sentence', 'words']),
    month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'should be a month such as 2024-05'),
    /** The project whose users asked. */
    about: z.string(),
    /** Paths relative to the base URL. All of them are equally good results. */
    wants: z.array(z.string().startsWith('/')).min(1).optional(),
    /** The reason why this site does not answer the question. */
    outOfScope: z.string().min(1).optional(),
    why: z.string().optional(),
  })
  .refine(({ wants, outOfScope }) => !wants !== !outOfScope, 'needs either "wants" or "outOfScope"');

export type Question = z.infer<typeof questionSchema>;

export interface QuestionFigures {
  total: number;
  inScope: number;
  /** Number of questions in scope with a wanted section that exists. */
  answered: number;
  /** Number of questions with a wanted section as their first result, and of questions with one in the top five. */
  first: number;
  five: number;
  firstInDialog: number;
  fiveInDialog: number;
  /** Number of questions in scope whose result counts as weak, although it shows a wanted section. */
  doubted: number;
  /** Number of questions out of scope whose result counts as weak. */
  detected: number;
}

const topCount = 5;

/** Parses a JSON list of questions. For an invalid entry, throws a `Refusal` that names the file and the entry. */
export const readQuestions = (text: string, file: string): Question[] =>
  parseValidJson(z.array(questionSchema), text, file);

/** Returns the real questions of a file, or an empty list if the file does not exist. */
export function questionsOf(root: string, name: QuestionFile): Question[] {
  const path = join(root, pathOf(name));
  return existsSync(path) ? readQuestions(readFileSync(path, 'utf8'), pathOf(name)) : [];
}

const pathOf = (name: QuestionFile): string => `src/check/expected/questions/${name}.json`;

/** Returns the paths of the sections that answer a question, including the rows that answer it as well. */
export const goodPaths = ({ query, wants = [] }: Pick<Question, 'query' | 'wants'>, rows: readonly AnsweringRow[]) => [
  ...wants,
  ...equalRows(query, wants, rows),
];

/**
 * Searches for the cleaned questions of a file. The search page takes whole questions; the search dialog cuts them and
 * leads there. Reports shares on the search page that are below the floors. Only the problems of `tuned` contain
 * questions, because nobody may read those of `held` while improving the search.
 */
export function checkQuestions(
  { find, paths }: OpenIndex,
  name: QuestionFile,
  questions: readonly Question[],
  rows: readonly AnsweringRow[],
  least = floors[name],
): { figures: QuestionFigures; problems: Problem[] } {
  const results = questions.map((question) => {
    const { query, wants = [] } = question;
    const good = goodPaths(question, rows);
    const cleaned = cleanPasted(query).query;
    const whole = find(cleaned, queryLimit);
    const cut = cleaned.length > dialogQueryLimit ? find(cleaned, dialogQueryLimit) : whole;
    const rankIn = ({ found }: typeof whole): number => found.findIndex((path) => good.includes(path));
    const exists = wants.some((path) => paths.has(path));
    return { question, isWeak: whole.isWeak, rank: rankIn(whole), rankInDialog: rankIn(cut), exists };
  });
  const inScope = results.filter(({ question }) => question.wants);
  const later = inScope.filter(({ rank }) => rank !== 0);
  const missed = inScope.filter(({ rank }) => rank < 0 || rank >= topCount);
  const unanswered = inScope.filter(({ exists }) => !exists);
  const doubted = inScope.filter(({ isWeak, rank }) => isWeak && rank >= 0 && rank < closestHits);
  const outOfScope = results.filter(({ question }) => question.outOfScope);
  const undetected = outOfScope.filter(({ isWeak }) => !isWeak);
  const figures = {
    total: questions.length,
    inScope: inScope.length,
    answered: inScope.length - unanswered.length,
    first: inScope.length - later.length,
    five: inScope.length - missed.length,
    firstInDialog: inScope.filter(({ rankInDialog }) => rankInDialog === 0).length,
    fiveInDialog: inScope.filter(({ rankInDialog }) => rankInDialog >= 0 && rankInDialog < topCount).length,
    doubted: doubted.length,
    detected: outOfScope.length - undetected.length,
  };
  const failed = { first: later, five: missed, answered: unanswered, detected: undetected, trusted: doubted };
  const messages = (Object.keys(failed) as (keyof typeof failed)[]).flatMap((figure) => {
    const all = (figure === 'detected' ? outOfScope : inScope).length;
    const reached = all - failed[figure].length;
    if (reached >= least[figure] * all) return [];
    const list = failed[figure].map(({ question }) => `“${question.query}”`).join(', ');
    const share = `${reached} of ${all} questions, less than ${least[figure] * 100} %`;
    return `${labels[figure]} for ${share}${name === 'held' ? '' : `: ${list}`}`;
  });
  return { figures, problems: messages.map((message) => ({ file: pathOf(name), line: 1, message })) };
}

const labels = {
  first: 'the first result is a wanted section',
  five: 'one of the first five results is a wanted section',
  answered: 'a wanted section exists',
  detected: 'a question out of scope has a weak result',
  trusted: 'no weak result hides a wanted section',
} as const;

/** Returns the figures in one line. */
export function describeFigures(figures: QuestionFigures): string {
  const share = (count: number): string => `${count} (${((100 * count) / Math.max(1, figures.inScope)).toFixed(1)} %)`;
  const outOfScope = figures.total - figures.inScope;
  return [
    `${figures.inScope} of ${figures.total} in scope`,
    `first ${share(figures.first)}`,
    `top five ${share(figures.five)}`,
    `in the dialog ${share(figures.firstInDialog)} and ${share(figures.fiveInDialog)}`,
    `answered ${share(figures.answered)}`,
    `doubted ${share(figures.doubted)}`,
    `detected ${figures.detected} of ${outOfScope} out of scope`,
  ].join(', ');
}
