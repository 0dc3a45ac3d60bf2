import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPage } from './html/page';
import type { Problem } from '../words/problem';
import { type Ask, createAsk } from './search/ask';
import type { PlacedQuery } from './search/queries';
import { readShards } from './search/shards';

/** What part of all queries the first result has to answer. */
const firstShare = 0.9;
/** Among how many results the answer always has to be. */
const seen = 5;

/** How well the search of a version answers its queries. */
export interface SearchReport {
  /** For how many the first result is what was wanted. */
  first: number;
  /** For how many it is among the first five. */
  five: number;
  problems: Problem[];
}

/** What a query was answered with, and the place of what it wanted: 0 is the first one, -1 none. */
interface Answer {
  query: PlacedQuery;
  found: string[];
  place: number;
}

/**
 * Asks the search of a built version all `queries`, as the dialog does. `tag` is the version's Docusaurus tag. Addresses
 * that the build does not have are problems too: nothing could ever lead there.
 */
export function checkSearch(
  buildDir: string,
  baseUrl: string,
  queries: readonly PlacedQuery[],
  tag: string,
): SearchReport {
  const shards = orProblem(() => readShards(buildDir, tag));
  if (!Array.isArray(shards)) return { first: 0, five: 0, problems: [shards] };
  const answers = answersOf(createAsk(shards, tag, baseUrl), queries);
  const first = answers.filter(({ place }) => place === 0).length;
  const missed = answers.filter(({ place }) => place < 0 || place >= seen);
  return {
    first,
    five: queries.length - missed.length,
    problems: [...missingAddresses(buildDir, queries), ...missed.map(missedProblem), ...tooFewFirst(answers, first)],
  };
}

/** Asks every query and looks up the place of what it wants. */
function answersOf(ask: Ask, queries: readonly PlacedQuery[]): Answer[] {
  return queries.map((query) => {
    const found = ask(query.query);
    return { query, found, place: found.findIndex((address) => query.wants.includes(address)) };
  });
}

function orProblem<T>(read: () => T): T | Problem {
  try {
    return read();
  } catch (error) {
    return { file: 'build/search/shards.json', line: 1, message: (error as Error).message };
  }
}

function missedProblem({ query: { query, wants, file, line }, found }: Answer): Problem {
  const came = found.length > 0 ? `the first results are ${found.slice(0, seen).join(', ')}` : 'nothing is found';
  return { file, line, message: `“${query}” should lead to ${wants.join(' or ')}, but ${came}` };
}

function tooFewFirst(answers: readonly Answer[], first: number): Problem[] {
  if (first >= answers.length * firstShare) return [];
  const later = answers.filter(({ place }) => place > 0).map(({ query, place }) => `“${query.query}” (${place + 1}.)`);
  const message = `what was wanted comes first for ${first} of ${answers.length} queries, which is less than ${firstShare * 100} %; later: ${later.join(', ')}`;
  return [{ file: answers[0].query.file, line: 1, message }];
}

function missingAddresses(buildDir: string, queries: readonly PlacedQuery[]): Problem[] {
  const ids = new Map<string, ReadonlySet<string> | undefined>();
  const exists = (address: string) => {
    const [path, id] = address.split('#');
    if (!ids.has(path)) ids.set(path, idsOf(buildDir, path));
    const onPage = ids.get(path);
    return onPage !== undefined && (id === undefined || onPage.has(id));
  };
  return queries.flatMap(({ query, wants, file, line }) =>
    wants
      .filter((address) => !exists(address))
      .map((address) => ({ file, line, message: `“${query}” wants ${address}, which the build does not have` })),
  );
}

/** The ids of a page of the build; undefined when there is no such page. */
function idsOf(buildDir: string, path: string): ReadonlySet<string> | undefined {
  const file = [`${path}.html`, `${path}/index.html`].map((name) => join(buildDir, name)).find(existsSync);
  return file === undefined ? undefined : new Set(readPage(readFileSync(file, 'utf8')).ids.map(({ text }) => text));
}
