import { memoize } from '../../lib/memoize';
import type { SearchDocument } from './documents';
import type { TokenizedQuery } from './textIndex';
import * as weights from './weights';
import { termsOf, wordsOf } from './words';

/**
 * Returns a function that scores the share of a query that one passage of a document contains, from 0 to 1. A passage
 * is slightly longer than the query, because a long section often contains the words of a sentence by chance.
 * `rarities` are the token weights.
 */
export function createPassageScorer() {
  const textsOf = memoize(({ section: { texts, title } }: SearchDocument) =>
    (texts.length > 0 ? texts : [title]).map((text) => wordsOf(text).map(termsOf)),
  );

  return (
    document: SearchDocument,
    { postings }: TokenizedQuery,
    rarities: readonly number[],
    words: number,
  ): number => {
    const size = words + weights.wordsAroundPassage;
    const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
    const sums = textsOf(document).flatMap((text) => {
      const matches = text.flatMap((terms, position) =>
        terms.flatMap((term) => (postings.get(term) ?? []).map((posting) => ({ position, ...posting }))),
      );
      return matches.map(({ position: start }, first) => {
        const best = rarities.map(() => 0);
        for (let each = first; each < matches.length && matches[each].position < start + size; each++) {
          const { index, quality } = matches[each];
          best[index] = Math.max(best[index], quality);
        }
        return best.reduce((sum, quality, index) => sum + quality * rarities[index], 0);
      });
    });
    return Math.max(0, ...sums) / (all || 1);
  };
}
