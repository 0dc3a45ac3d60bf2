import type { Problem } from '../content/read/problem';
import { readShards } from '../search/build/built';
import { retrievedAttributes, siteTag, withTag } from '../search/client/tags';
import { createEngine } from '../search/engine';
import type { SearchRequest } from '../search/engine/protocol';
import { dialogQueryLimit } from '../search/engine/limits';
import type { Shard } from '../search/shard';
import type { PlacedQuery } from './queries';

/** What part of all queries the first result has to answer. */
const firstShare = 0.85;
/** Among how many results the answer has to be for nearly all of them. */
const seen = 5;
/** What part of all queries that is: many are whole questions of readers, in words that no page has. */
const seenShare = 0.98;

/** How well the search of a version answers its queries. */
export interface SearchReport {
  /** For how many the first result is what was wanted. */
  first: number;
  /** For how many it is among the first five. */
  five: number;
  problems: Problem[];
}

/** What a query was answered with, and the place of what it wanted: 0 is the first one, -1 none. */
interface Answered extends PlacedQuery {
  found: string[];
  place: number;
}

/**
 * Asks the search of a built version all `queries`, as the dialog does. `tag` is the version's Docusaurus tag. Addresses
 * that are not in the index are problems too: nothing could ever lead there. Refuses a build without an index.
 */
export function checkSearch(
  buildDir: string,
  baseUrl: string,
  queries: readonly PlacedQuery[],
  tag: string,
): SearchReport {
  const shards = readShards(buildDir, [siteTag, tag]);
  const ask = createAsk(shards, tag, baseUrl);
  const answers = queries.map((query): Answered => {
    const found = ask(query.query);
    return { ...query, found, place: found.findIndex((address) => query.wants.includes(address)) };
  });
  const first = answers.filter(({ place }) => place === 0).length;
  const missed = answers.filter(({ place }) => place < 0 || place >= seen);
  const records = shards.flatMap((shard) => shard.records);
  const addresses = new Set(records.map(({ url }) => addressOf(url, baseUrl)));
  return {
    first,
    five: queries.length - missed.length,
    problems: [
      ...queries.flatMap((query) => missingAddresses(query, addresses)),
      ...(queries.length - missed.length < queries.length * seenShare ? missed.map(missedProblem) : []),
      ...tooFewFirst(answers, first),
    ],
  };
}

/** Answers a query with the addresses below the base address that the dialog shows, best first. */
export type Ask = (query: string) => string[];

/** Makes the search of a version over its loaded shards, as the dialog of a site that is mounted at `baseUrl` has it. */
export function createAsk(shards: readonly Shard[], tag: string, baseUrl: string): Ask {
  const engine = createEngine(shards);
  return (query) => engine.search(dialogRequest(query, tag)).hits.map(({ url = '' }) => addressOf(url, baseUrl));
}

/** The request that the dialog sends for a query while a reader is on a page of the version with this tag. */
export function dialogRequest(query: string, tag: string): SearchRequest {
  return {
    query: query.slice(0, dialogQueryLimit),
    facetFilters: ['language:en', [siteTag, tag].map(withTag)],
    hitsPerPage: 20,
    attributesToRetrieve: retrievedAttributes,
    attributesToSnippet: [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`).concat('content:10'),
    attributesToHighlight: [],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: false,
  };
}

/** The address of a hit without host and base address, decoded: `/docs/intro#traps`. */
function addressOf(url: string, baseUrl: string): string {
  const { pathname, hash } = new URL(url);
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname;
  return decodeURIComponent(path + hash);
}

function missingAddresses({ query, wants, file, line }: PlacedQuery, addresses: ReadonlySet<string>): Problem[] {
  return wants
    .filter((address) => !addresses.has(address))
    .map((address) => ({ file, line, message: `“${query}” wants ${address}, which is not in the search index` }));
}

function missedProblem({ query, wants, file, line, found }: Answered): Problem {
  const came = found.length > 0 ? `the first results are ${found.slice(0, seen).join(', ')}` : 'nothing is found';
  return { file, line, message: `“${query}” should lead to ${wants.join(' or ')}, but ${came}` };
}

function tooFewFirst(answers: readonly Answered[], first: number): Problem[] {
  if (first >= answers.length * firstShare) return [];
  const later = answers.filter(({ place }) => place > 0).map(({ query, place }) => `“${query}” (${place + 1}.)`);
  const message = `what was wanted comes first for ${first} of ${answers.length} queries, which is less than ${firstShare * 100} %; later: ${later.join(', ')}`;
  return [{ file: answers[0].file, line: 1, message }];
}
