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
 * The minimum share of in-scope questions that each figure must reach. `detected` is a share of the out-of-scope
 * questions. `trusted` is the share of in-scope questions that search does not doubt. Raise a minimum when the check
 * reaches a better figure.
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
    /** The project that the question is about. */
    about: z.string(),
    /** The paths of the expected sections, relative to the base URL. Each path is an equally good result. */
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
  /** Number of in-scope questions with at least one expected section on the site. */
  answered: number;
  /** Number of questions with an expected section as the first result, and of questions with one in the top five. */
  first: number;
  five: number;
  firstInDialog: number;
  fiveInDialog: number;
  /** Number of in-scope questions with a weak result, although the results contain an expected section. */
  doubted: number;
  /** Number of out-of-scope questions whose results search marks as weak. */
  detected: number;
}

const topCount = 5;

/** Parses a JSON list of questions. Throws a `Refusal` that names the file and the first invalid entry. */
export const readQuestions = (text: string, file: string): Question[] =>
  parseValidJson(z.array(questionSchema), text, file);

/** Returns the questions of a file, or an empty list if the file does not exist. */
export function questionsOf(root: string, name: QuestionFile): Question[] {
  const path = join(root, pathOf(name));
  return existsSync(path) ? readQuestions(readFileSync(path, 'utf8'), pathOf(name)) : [];
}

const pathOf = (name: QuestionFile): string => `src/check/expected/questions/${name}.json`;

/** Returns the paths of all sections that answer a question: the expected sections and the equally good rows. */
export const goodPaths = ({ query, wants = [] }: Pick<Question, 'query' | 'wants'>, rows: readonly AnsweringRow[]) => [
  ...wants,
  ...equalRows(query, wants, rows),
];

/**
 * Runs the questions of a file as search queries, and reports shares below the floors. The search dialog shortens long
 * questions, but the search page accepts whole questions, so the floors apply to the search page. Only the problems of
 * the file `tuned` quote questions, because nobody may read the questions in `held` while improving search.
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

/** Formats the figures as one line of text. */
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
