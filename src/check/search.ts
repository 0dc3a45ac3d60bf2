import type { Problem } from '../content/read/problem';
import { loadSections, loadSignatures } from '../search/build/load';
import { retrievedAttributes } from '../search/client/otherVersion';
import { siteTag, withTag } from '../search/client/tags';
import { createEngine } from '../search/engine';
import type { Signals } from '../search/engine/certainty';
import { dialogQueryLimit } from '../search/engine/protocol';
import type { SearchRequest } from '../search/engine/protocol';
import { recordOf } from '../search/section';
import { type AnsweringRow, equalRows } from './answeringRows';
import type { PlacedQuery } from './queries';

const firstShare = 0.85;
const topShare = 0.98;
const topCount = 5;

/** A query with its result. `rank` is the position of the first expected path: 0 for the top, or -1 if missing. */
interface AnsweredQuery extends PlacedQuery {
  found: string[];
  rank: number;
}

/** The search index of a built version. */
export interface OpenIndex {
  /** The paths of all sections in the index. */
  paths: ReadonlySet<string>;
  /**
   * Returns the paths of the results. `limit` is the maximum query length. It defaults to the search dialog's limit.
   */
  find: (query: string, limit?: number) => { found: string[]; isWeak: boolean; signals?: Signals };
}

/** Opens the search index of a built version. */
export function openIndex(buildDir: string, baseUrl: string, tag: string): OpenIndex {
  const sections = loadSections(buildDir, [siteTag, tag]);
  const engine = createEngine(sections);
  const signatures = loadSignatures(buildDir, tag);
  return {
    paths: new Set(sections.map((section) => sitePath(recordOf(section).url, baseUrl))),
    find: (query, limit = dialogQueryLimit) => {
      const { hits, isWeak = false, signals } = engine.search(requestFor(query.slice(0, limit), tag), signatures);
      return { found: hits.map(({ url = '' }) => sitePath(url, baseUrl)), isWeak, signals };
    },
  };
}

/**
 * Runs queries against a version's search index, as the search dialog does. Reports expected paths that search does not
 * find. For an error message, rows that answer it equally well also count as expected.
 */
export function checkSearch(
  { find, paths }: OpenIndex,
  queries: readonly PlacedQuery[],
  rows: readonly AnsweringRow[] = [],
) {
  const answers = queries.map((query): AnsweredQuery => {
    const { found } = find(query.query);
    const good = [...query.wants, ...(query.kind === 'error' ? equalRows(query.query, query.wants, rows) : [])];
    return { ...query, found, rank: found.findIndex((path) => good.includes(path)) };
  });
  const first = answers.filter(({ rank }) => rank === 0).length;
  const missed = answers.filter(({ rank }) => rank < 0 || rank >= topCount);
  const five = queries.length - missed.length;
  return {
    first,
    five,
    problems: [
      ...queries.flatMap((query) => missingPaths(query, paths)),
      ...(five < queries.length * topShare ? missed.map(missedProblem) : []),
      ...(first < queries.length * firstShare ? [tooFewFirst(answers, first)] : []),
    ],
  };
}

/** Returns a search request from a page of the version with this tag. */
function requestFor(query: string, tag: string): SearchRequest {
  return {
    query,
    facetFilters: ['language:en', [siteTag, tag].map(withTag)],
    hitsPerPage: 20,
    attributesToRetrieve: retrievedAttributes,
    attributesToHighlight: [],
  };
}

function sitePath(url: string, baseUrl: string): string {
  const { pathname, hash } = new URL(url);
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname;
  return decodeURIComponent(path + hash);
}

function missingPaths({ query, wants, file, line }: PlacedQuery, paths: ReadonlySet<string>): Problem[] {
  return wants
    .filter((path) => !paths.has(path))
    .map((path) => ({ file, line, message: `“${query}” wants ${path}, which is not in the search index` }));
}

function missedProblem({ query, wants, file, line, found }: AnsweredQuery): Problem {
  const results =
    found.length > 0 ? `the first results are ${found.slice(0, topCount).join(', ')}` : 'nothing is found';
  return { file, line, message: `“${query}” should lead to ${wants.join(' or ')}, but ${results}` };
}

function tooFewFirst(answers: readonly AnsweredQuery[], first: number): Problem {
  const later = answers.filter(({ rank }) => rank > 0).map(({ query, rank }) => `“${query}” (${rank + 1})`);
  const message = `the first result is a wanted one for ${first} of ${answers.length} queries, less than ${firstShare * 100} %. Later: ${later.join(', ')}`;
  return { file: answers[0].file, line: 1, message };
}
