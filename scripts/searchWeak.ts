import { join } from 'node:path';
import { dot, fit, type Sample } from './lib/logisticRegression';
import { runMain } from './lib/main.mjs';
import { answeringRows } from '../src/check/answeringRows';
import { queriesOf } from '../src/check/queries';
import { goodPaths, questionsOf } from '../src/check/questions';
import { openIndex } from '../src/check/search';
import { baseUrl } from '../src/config/baseUrl';
import { currentVersion } from '../src/config/versions';
import { readPages } from '../src/content/read/pages';
import { tagOf } from '../src/search/client/tags';
import { cleanPasted } from '../src/search/engine/pasted';
import { dialogQueryLimit, queryLimit } from '../src/search/engine/protocol';
import { closestHits } from '../src/search/ui/hits';

/**
 * `npm run search:weak`: computes the weights in `src/search/engine/weights.ts`, which search uses to detect weak
 * results. Uses the built index, the `tuned` questions and the expected queries. Run the command after you change the
 * ranking. Also prints two figures from a ten-fold cross-validation: the share of out-of-scope questions that search
 * detects, and the share of in-scope questions that search doubts.
 */
const root = join(__dirname, '..');
const folds = 10;
const rounds = 10;
/** The maximum share of in-scope questions that search may doubt. */
const mostDoubted = 0.036;
/** A query counts less than a question, because short queries are frequent and rarely have a weak result. */
const weightOfQuery = 0.5;

const keys = ['passage', 'title', 'fault', 'named'] as const;

/**
 * `values` contains the signals of a weak result. If a name or an empty result already decides, `values` is empty and
 * `isWeak` holds the decision.
 */
interface Case extends Sample {
  isQuery: boolean;
  /** True if the shown hits answer the query. */
  isShown: boolean;
  isWeak: boolean;
}

function readCases(): Case[] {
  const { find } = openIndex(join(root, 'build'), baseUrl, tagOf(currentVersion));
  const rows = answeringRows(readPages(root, currentVersion), `/${currentVersion.path}`);
  const caseOf = (query: string, wants: string[] | undefined, isQuery: boolean): Case => {
    const { found, isWeak, signals } = find(cleanPasted(query).query, isQuery ? dialogQueryLimit : queryLimit);
    const good = goodPaths({ query, wants }, rows);
    return {
      values: signals ? keys.map((key) => signals[key]) : [],
      isPositive: !wants,
      weight: isQuery ? weightOfQuery : 1,
      isQuery,
      isShown: found.slice(0, closestHits).some((path) => good.includes(path)),
      isWeak,
    };
  };
  const queries = queriesOf(root, currentVersion.version).filter(({ kind }) => kind !== 'signature');
  return [
    ...questionsOf(root, 'tuned').map(({ query, wants }) => caseOf(query, wants, false)),
    ...queries.map(({ query, wants }) => caseOf(query, wants, true)),
  ];
}

const inScope = (cases: readonly Case[]) => cases.filter(({ isQuery, isPositive }) => !isQuery && !isPositive);

/**
 * Returns the weights of the signals, and the lowest sum that counts as weak. Skips questions whose answer is not
 * shown.
 */
function train(cases: readonly Case[]) {
  const weights = fit(cases.filter(({ values, isPositive, isShown }) => values.length > 0 && (isPositive || isShown)));
  const questions = inScope(cases);
  const sums = questions
    .filter(({ values, isShown }) => values.length > 0 && isShown)
    .map(({ values }) => dot(weights, values))
    .sort((a, b) => b - a);
  return { weights, least: sums[Math.floor(mostDoubted * questions.length)] };
}

/** Returns the mean numbers of detected and doubted questions, each tested with weights from other questions. */
function crossValidate(cases: readonly Case[]) {
  let [detected, doubted] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const shuffled = shuffle(cases, round + 1);
    for (let fold = 0; fold < folds; fold++) {
      const { weights, least } = train(shuffled.filter((_, index) => index % folds !== fold));
      const tested = shuffled.filter(({ isQuery }, index) => index % folds === fold && !isQuery);
      const weak = tested.filter(({ values, isWeak }) => (values.length > 0 ? dot(weights, values) > least : isWeak));
      detected += weak.filter(({ isPositive }) => isPositive).length;
      doubted += weak.filter(({ isPositive, isShown }) => !isPositive && isShown).length;
    }
  }
  return { detected: detected / rounds, doubted: doubted / rounds };
}

/** Shuffles a list. The same seed always results in the same order. */
function shuffle<T>(list: readonly T[], seed: number): T[] {
  const keyOf = (index: number): number => (Math.sin(seed * 9973 + index) * 1e4) % 1;
  return list
    .map((value, index) => ({ value, key: keyOf(index) }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value);
}

function main() {
  const cases = readCases();
  const { weights, least } = train(cases);
  const { detected, doubted } = crossValidate(cases);
  const table = keys.map((key, index) => `${key}: ${weights[index].toFixed(2)}`).join(', ');
  console.log(`export const weakness = { ${table} };\nexport const leastWeakness = ${Math.ceil(least * 100) / 100};`);
  const total = cases.filter(({ isPositive }) => isPositive).length;
  console.log(`Detects ${detected} of ${total} questions, and doubts ${doubted} of ${inScope(cases).length}.`);
}

void runMain(main);
