import type { SearchDocument } from './documents';
import type { Query } from './query';
import type { Token } from './textIndex';
import * as weights from './weights';
import { wordsOf } from './words';

/**
 * The signals that indicate a good or a weak result. A result is weak if it probably does not answer the query. Each
 * signal is a number from 0 to 1. All signals except `passage` describe the first document.
 */
export interface Signals {
  /** The share of the query that a single passage in the first documents contains. */
  passage: number;
  /** The share of the title that the query contains. */
  title: number;
  /** 1 if the query reports a mistake in the reader's own code and does not contain the whole title. Otherwise 0. */
  fault: number;
  /** The quality of the first document's name match. */
  named: number;
}

/** Matches messages that Node.js, TypeScript and Python print for mistakes in any code. */
const faultMessage =
  /\b(?:is not (?:a|an|defined)|has no attribute|cannot (?:access|destructure|find|read|set)|does not exist|not found)\b/i;

/** Matches a placeholder for a value in a title, such as `{identifier}`. */
const placeholder = /\{[^{}]*\}/g;

/** Returns the signals for a result. `named` is the quality of the first document's name match. */
export function signalsOf(query: Query, { title }: SearchDocument, named: number, passage: number): Signals {
  const words = wordsOf(title.replace(placeholder, ' ')).map(({ text }) => text);
  const found = words.filter((word) => query.allWords.includes(word)).length / Math.max(1, words.length);
  const fault = Number(found < 1 && faultMessage.test(query.typed));
  return { passage, title: found, fault, named };
}

/** Returns the share of a query's words that the index contains. Ignores numbers and ids. */
export function knownShare(tokens: readonly Token[]): number {
  const words = tokens.filter(({ text }) => !isNumber(text));
  return words.length === 0 ? 1 : words.filter(({ terms }) => terms.size > 0).length / words.length;
}

/**
 * Returns the rarity of each token, from 0 to 1. `found` contains the number of matching documents for each token.
 * Unknown words have the highest rarity. Unknown numbers and ids do not count.
 */
export function raritiesOf(tokens: readonly Token[], found: readonly number[], documents: number): number[] {
  return tokens.map(({ text, terms }, index) => {
    if (terms.size === 0 && isNumber(text)) return 0;
    return Math.log(1 + documents / Math.max(1, found[index])) / Math.log(1 + documents);
  });
}

const isNumber = (text: string): boolean => /\d/.test(text);

/** True if the query is the name of the first document, or if it is short and nearly the name of a symbol. */
export const isNameMatch = ({ section }: SearchDocument, named: number, tokens: number): boolean =>
  named >= weights.exactName ||
  (named >= weights.leastNamed && section.kind !== null && tokens <= weights.mostTokensOfName);

/** True if the signals of a result resemble the signals of unanswerable questions. Do not call it for name matches. */
export function isWeakMatch(signals: Signals): boolean {
  const keys = Object.keys(weights.weakness) as (keyof Signals)[];
  return keys.reduce((sum, key) => sum + weights.weakness[key] * signals[key], 0) > weights.leastWeakness;
}
