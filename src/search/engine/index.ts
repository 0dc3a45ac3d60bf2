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

/** Makes an engine over the records of some shards, which takes a phone tenths of a second: make one, and keep it. */
export function createEngine(shards: readonly Shard[]): Engine {
  const units = unitsOf(shards);
  const rank = readRanker(units);
  return {
    search(request) {
      const begun = performance.now();
      const { query = '', facetFilters = [] } = request;
      const ranking = rank(readQuery(query), conditionOf(facetFilters));
      return { ...answer(request, ranking), processingTimeMS: Math.round(performance.now() - begun) };
    },
  };
}

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
