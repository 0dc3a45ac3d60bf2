import type { Shard } from '../shard';
import type { SearchRecord } from '../types';
import { type Found, answer } from './answer';
import { facetCondition } from './facets';
import type { Meant } from './highlight';
import { type SearchRequest, type SearchResult, readRequest } from './protocol';
import { readQuery } from './query';
import { Ranker } from './ranking';
import type { Meaning } from './textIndex';
import { type Unit, unitsOf } from './units';

export interface Engine {
  /** Answers one request as Algolia does; what it does not know in a request it ignores. */
  search(request: SearchRequest): SearchResult;
}

/** Makes an engine over the records of some shards. It takes some tens of milliseconds: make one, and keep it. */
export function createEngine(shards: readonly Shard[]): Engine {
  const units = unitsOf(shards);
  const ranker = new Ranker(units);
  return {
    search(request) {
      const begun = performance.now();
      const read = readRequest(request);
      const allowed = facetCondition(read.facetFilters);
      const { found, meant } = find(read.query, units, ranker, allowed);
      const answered = answer(read, found, meant, allowed);
      return { ...answered, processingTimeMS: Math.round(performance.now() - begun) };
    },
  };
}

/** What a query finds, best first; the empty query finds everything, in the order of the records. */
function find(
  query: string,
  units: readonly Unit[],
  ranker: Ranker,
  allowed: (record: SearchRecord) => boolean,
): { found: Found[]; meant: Meant } {
  const isAllowed = ({ heading, texts }: Unit): boolean =>
    (heading !== undefined && allowed(heading)) || texts.some(allowed);
  if (query.trim() === '')
    return { found: units.filter(isAllowed).map((unit) => ({ unit, byHeading: true })), meant: meantBy([]) };

  const { ranked, meanings } = ranker.rank(readQuery(query), isAllowed);
  const found = ranked.map(({ unit, named, evidence }) => ({
    unit,
    byHeading: named > 0 || evidence.some(({ title }) => title > 0),
  }));
  return { found, meant: meantBy(meanings) };
}

function meantBy(meanings: readonly Meaning[]): Meant {
  const byTerm = new Map<string, string[]>();
  for (const { word, terms } of meanings) {
    for (const term of terms.keys()) {
      const words = byTerm.get(term);
      if (words) words.push(word);
      else byTerm.set(term, [word]);
    }
  }
  return { size: meanings.length, byTerm };
}
