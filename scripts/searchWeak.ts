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
 * ranking. `npm run check` then counts the questions that search detects and doubts.
 */
const root = join(__dirname, '..');
/** The maximum share of in-scope questions that search may doubt. */
const mostDoubted = 0.036;
/** A query counts less than a question, because short queries are frequent and rarely have a weak result. */
const weightOfQuery = 0.5;

const keys = ['passage', 'title', 'fault', 'named'] as const;

/** `values` contains the signals of a weak result, unless a name or an empty result already decides. */
interface Case extends Sample {
  isQuery: boolean;
  /** True if the shown hits answer the query. */
  isShown: boolean;
}

function readCases(): Case[] {
  const { find } = openIndex(join(root, 'build'), baseUrl, tagOf(currentVersion));
  const rows = answeringRows(readPages(root, currentVersion), `/${currentVersion.path}`);
  const caseOf = (query: string, wants: string[] | undefined, isQuery: boolean): Case => {
    const { found, signals } = find(cleanPasted(query).query, isQuery ? dialogQueryLimit : queryLimit);
    const good = goodPaths({ query, wants }, rows);
    return {
      values: signals ? keys.map((key) => signals[key]) : [],
      isPositive: !wants,
      weight: isQuery ? weightOfQuery : 1,
      isQuery,
      isShown: found.slice(0, closestHits).some((path) => good.includes(path)),
    };
  };
  const queries = queriesOf(root, currentVersion.version).filter(({ kind }) => kind !== 'signature');
  return [
    ...questionsOf(root, 'tuned').map(({ query, wants }) => caseOf(query, wants, false)),
    ...queries.map(({ query, wants }) => caseOf(query, wants, true)),
  ];
}

function main() {
  const cases = readCases();
  const isInScope = ({ isQuery, isPositive }: Case): boolean => !isQuery && !isPositive;
  const undecided = cases.filter(({ values }) => values.length > 0);
  // Skip questions whose answer is not shown.
  const weights = fit(undecided.filter(({ isPositive, isShown }) => isPositive || isShown));
  const sums = undecided
    .filter((question) => isInScope(question) && question.isShown)
    .map(({ values }) => dot(weights, values))
    .sort((a, b) => b - a);
  /** The lowest sum that counts as weak. */
  const least = sums[Math.floor(mostDoubted * cases.filter(isInScope).length)];
  const table = keys.map((key, index) => `${key}: ${weights[index].toFixed(2)}`).join(', ');
  console.log(`export const weakness = { ${table} };\nexport const leastWeakness = ${Math.ceil(least * 100) / 100};`);
}

void runMain(main);
