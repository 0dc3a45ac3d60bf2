import { atOnce } from '../../lib/steps';
import type { Shard } from '../shard';
import type { SearchRecord } from '../types';
import { answer } from './answer';
import type { SearchRequest, SearchResult } from './protocol';
import { readQuery } from './query';
import { readRanker } from './ranking';
import { type Unit, unitsOf } from './units';

export interface Engine {
  /** Answers one request as Algolia does; what it does not know in a request it ignores. */
  search(request: SearchRequest): SearchResult;
}

/**
 * Makes an engine over the records of some shards in many short steps, so that a page can answer its reader between them:
 * all together take tenths of a second on a phone. Make one, and keep it.
 */
export function* readEngine(shards: readonly Shard[]): Generator<void, Engine> {
  const units = unitsOf(shards);
  yield;
  const rank = yield* readRanker(units);
  return {
    search(request) {
      const begun = performance.now();
      const { query = '', facetFilters = [] } = request;
      const ranking = rank(readQuery(query), conditionOf(facetFilters));
      return { ...answer(request, ranking), processingTimeMS: Math.round(performance.now() - begun) };
    },
  };
}

/** Makes an engine over the records of some shards at once. */
export const createEngine = (shards: readonly Shard[]): Engine => atOnce(readEngine(shards));

/** Whether a unit is let through, by what all of its records say: filters are joined by AND, those of a list by OR. */
function conditionOf(filters: NonNullable<SearchRequest['facetFilters']>): (unit: Unit) => boolean {
  const groups = filters.map((group) =>
    [group].flat().map((filter) => {
      const [attribute, value] = filter.split(/:(.*)/s) as [keyof SearchRecord, string];
      const isWanted = !value.startsWith('-');
      const wanted = isWanted ? value : value.slice(1);
      return ({ about }: Unit): boolean => (about[attribute] === wanted) === isWanted;
    }),
  );
  return (unit) => groups.every((group) => group.some((holds) => holds(unit)));
}
