import { memoize } from '../../lib/memoize';
import type { SearchDocument } from './documents';
import type { TokenizedQuery } from './textIndex';
import { createTokenizer, termsOf } from './words';

/**
 * Returns a function that scores the share of a query that one paragraph of a document contains, together with the
 * title. `shares` contains the token weights. A long section as a whole often contains the words of a sentence only by
 * chance.
 */
export function createFocusScorer() {
  const tokenize = createTokenizer(termsOf);
  const paragraphs = memoize(({ section, title }: SearchDocument) =>
    (section.texts.length > 0 ? section.texts : ['']).map((text) => new Set(tokenize(`${title} ${text}`))),
  );

  return (document: SearchDocument, { postings }: TokenizedQuery, shares: readonly number[]): number => {
    const scores = paragraphs(document).map((terms) => {
      const qualities: number[] = [];
      for (const [term, found] of postings) {
        if (!terms.has(term)) continue;
        for (const { index, quality } of found) qualities[index] = Math.max(quality, qualities[index] ?? 0);
      }
      return qualities.reduce((sum, quality, index) => sum + shares[index] * quality, 0);
    });
    return Math.max(0, ...scores);
  };
}
