import type { Token } from './textIndex';
import * as weights from './weights';

/** The matches of the first result, from 0 to 1, except for the scores. `lead` is the score above the second result. */
interface Match {
  named: number;
  phrases: number;
  focus: number;
  score: number;
  lead: number;
}

/** Returns the share of a query's words that occur in the index. Numbers and ids do not count. */
export function knownShare(tokens: readonly Token[]): number {
  const words = tokens.filter(({ text }) => !/\d/.test(text));
  return words.length === 0 ? 1 : words.filter(({ terms }) => terms.size > 0).length / words.length;
}

/**
 * Returns true if the first result does not match a query well. A name or a whole message always matches well. A paragraph
 * matches well if it contains enough of the query, or if its section scores high or far above the second result.
 * Calibrated with `src/check/expected/questions/tuned.json`.
 */
export function isWeakMatch({ named, phrases, focus, score, lead }: Match, known: number): boolean {
  if (named >= weights.leastNamed) return false;
  if (lead * known >= weights.clearLead || score * known >= weights.highScore) return false;
  return focus * known + weights.certaintyOfPhrase * Math.min(phrases, weights.mostPhrases) < weights.leastCertainty;
}
