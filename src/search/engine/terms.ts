import { editDistance } from '../../lib/editDistance';
import { stem } from './stem';
import synonymGroups from '../../config/synonyms.json';
import * as weights from './weights';

export interface FoundTerms {
  /** The index terms that match a query word, with the quality of each match, from 0 to 1. */
  terms: ReadonlyMap<string, number>;
  /** True if the terms are only a guess. A larger index could contain better terms. */
  isGuess: boolean;
}

/** Returns the number of typos in a word, or undefined if there are too many. A wrong first letter counts twice. */
export function countTypos(typed: string, word: string, asPrefix = false): number | undefined {
  const allowed = typed.length < weights.lettersForTypo ? 0 : typed.length < weights.lettersForTwoTypos ? 1 : 2;
  const most = allowed - (typed[0] === word[0] ? 0 : 1);
  const count = most < 0 ? 1 : editDistance(typed, word, most, asPrefix);
  return count <= most ? count : undefined;
}

/** Returns the quality of a prefix match, from 0 for no match to 1 for the whole word. */
export function prefixQuality(typed: string, word: string): number {
  if (!word.startsWith(typed)) return 0;
  return typed.length === word.length ? 1 : weights.prefix + (weights.prefixShare * typed.length) / word.length;
}

/** Returns the quality of a match with up to two typos, from 0 for no match to 1 for a match without typos. */
export function typoQuality(typed: string, word: string): number {
  const count = countTypos(typed, word);
  if (count === undefined) return 0;
  return [1, weights.typo, weights.typo - weights.secondTypo][count];
}

const synonyms = new Map<string, Set<string>>();
for (const group of synonymGroups) {
  const stems = group.map(stem);
  for (const word of stems) synonyms.set(word, new Set([...(synonyms.get(word) ?? []), ...stems]));
}

/** True if a term matches a query word only as a synonym. */
export function isSynonym(word: string, term: string): boolean {
  const [own, other] = [stem(word), stem(term)];
  return own !== other && !term.startsWith(word) && synonyms.get(own)?.has(other) === true;
}

/**
 * Returns a function that finds the index terms for a word: inflections, synonyms, longer terms while `typing`, and
 * otherwise terms with typos.
 */
export function createTermFinder(terms: ReadonlySet<string>): (word: string, typing: boolean) => FoundTerms {
  const sorted = [...terms].sort();
  const byStem = new Map<string, string[]>();
  for (const term of sorted) byStem.set(stem(term), [...(byStem.get(stem(term)) ?? []), term]);

  function findWithTypos(word: string, typing: boolean): FoundTerms['terms'] {
    const found = new Map<string, number>();
    for (const term of sorted) {
      const quality = typoQuality(word, term);
      if (quality > 0) found.set(term, quality);
      else if (typing && word.length >= weights.lettersForPrefixWithTypo && countTypos(word, term, true) === 1)
        found.set(term, weights.prefixWithTypo);
    }
    return found;
  }

  return (word, typing) => {
    const found = new Map<string, number>();
    for (const other of synonyms.get(stem(word)) ?? [])
      for (const term of byStem.get(other) ?? []) found.set(term, weights.synonym);
    for (const term of byStem.get(stem(word)) ?? []) found.set(term, term === word ? 1 : weights.inflected);
    if (typing) {
      for (const term of sorted) {
        const quality = prefixQuality(word, term);
        if (quality > 0) found.set(term, Math.max(quality, found.get(term) ?? 0));
      }
    }
    if (found.size > 0) return { terms: found, isGuess: false };
    // Do not search numbers for typos, because another digit means another number.
    return { terms: /^[\d.]+$/.test(word) ? found : findWithTypos(word, typing), isGuess: true };
  };
}
