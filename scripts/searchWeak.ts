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
 * `npm run search:weak`: computes the weights of a weak result in `src/search/engine/weights.ts` from the built index,
 * with `tuned` questions and the expected queries. Run it after a change of the ranking. Prints the shares of questions
 * out of scope that are detected, and of questions in scope that are doubted, in ten-fold cross-validation.
 */
const root = join(__dirname, '..');
const folds = 10;
const rounds = 10;
/** The share of questions in scope that may be doubted. */
const mostDoubted = 0.036;
/** Short queries are many and seldom weak, so that they count less than questions. */
const weightOfQuery = 0.5;

interface Case extends Sample {
  /** False for queries and for questions whose answer is not shown, which have no part in the figures. */
  counts: boolean;
  /** True if a name or the lack of hits decides, so that the weights do not. */
  isDecided: boolean;
  isWeak: boolean;
}

const keys = ['passage', 'title', 'fault', 'named', 'api'] as const;

function readCases(): Case[] {
  const { find } = openIndex(join(root, 'build'), baseUrl, tagOf(currentVersion));
  const rows = answeringRows(readPages(root, currentVersion.version), `/${currentVersion.path}`);
  const questions = questionsOf(root, 'tuned').map((each) => ({ ...each, weight: 1, limit: queryLimit }));
  const queries = queriesOf(root, currentVersion.version)
    .filter(({ kind }) => kind !== 'signature')
    .map((each) => ({ ...each, outOfScope: undefined, weight: weightOfQuery, limit: dialogQueryLimit }));
  return [...questions, ...queries].map(({ weight, limit, outOfScope, ...each }) => {
    const { found, isWeak, signs } = find(cleanPasted(each.query).query, limit);
    const good = goodPaths(each, rows);
    const isShown = found.slice(0, closestHits).some((path) => good.includes(path));
    return {
      values: signs ? keys.map((key) => signs[key]) : [],
      isPositive: outOfScope !== undefined,
      weight,
      counts: weight === 1 && (outOfScope !== undefined || isShown),
      isDecided: !signs,
      isWeak: !signs && isWeak,
    };
  });
}
