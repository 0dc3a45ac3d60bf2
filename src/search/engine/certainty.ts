import type { SearchDocument } from './documents';
import type { Query } from './query';
import type { Token } from './textIndex';
import * as weights from './weights';
import { wordsOf } from './words';

/** The signs of a good or a weak result, from 0 to 1. All but `passage` describe the first document. */
export interface Signs {
  /** The share of the query that one passage of the first documents contains. */
  passage: number;
  /** The share of the title that the query contains. */
  title: number;
  /** 1 if the query is a fault of the reader's own code and does not contain the title. */
  fault: number;
  /** The quality of the name match. */
  named: number;
}

/** Matches the messages that Node.js, TypeScript and Python report for faults in any code. */
const faultMessage =
  /\b(?:is not (?:a|an|defined)|has no attribute|cannot (?:access|destructure|find|read|set)|does not exist|not found)\b/i;

/** Matches a value that a title contains, such as `{identifier}`. */
const placeholder = /\{[^{}]*\}/g;

/** Returns the signs of a result with this first document, which matches as a name or not. */
export function signsOf(query: Query, { title }: SearchDocument, named: number, passage: number): Signs {
  const words = wordsOf(title.replace(placeholder, ' ')).map(({ text }) => text);
  const found = words.filter((word) => query.allWords.includes(word)).length / Math.max(1, words.length);
  const fault = Number(found < 1 && faultMessage.test(query.typed));
  return { passage, title: found, fault, named };
}

/** Returns the share of a query's words that occur in the index. Numbers and ids do not count. */
export function knownShare(tokens: readonly Token[]): number {
  const words = tokens.filter(({ text }) => !isNumber(text));
  return words.length === 0 ? 1 : words.filter(({ terms }) => terms.size > 0).length / words.length;
}

/**
 * Returns how rare each token is, from 0 to 1. `found` is the number of documents that match the token. Unknown words
 * are the rarest, and unknown numbers and ids do not count.
 */
export function raritiesOf(tokens: readonly Token[], found: readonly number[], documents: number): number[] {
  return tokens.map(({ text, terms }, index) => {
    if (terms.size === 0 && isNumber(text)) return 0;
    return Math.log(1 + documents / Math.max(1, found[index])) / Math.log(1 + documents);
  });
}

const isNumber = (text: string): boolean => /\d/.test(text);

/** Returns true if a query is the name of the first document, or a short one that is almost the name of a symbol. */
export const isNameMatch = ({ section }: SearchDocument, named: number, tokens: number): boolean =>
  named >= weights.exactName ||
  (named >= weights.leastNamed && section.kind !== null && tokens <= weights.mostTokensOfName);

/** Returns true if the signs of a result, which does not match by name, are those of questions out of scope. */
export function isWeakMatch(signs: Signs): boolean {
  const keys = Object.keys(weights.weakness) as (keyof Signs)[];
  return keys.reduce((sum, key) => sum + weights.weakness[key] * signs[key], 0) > weights.leastWeakness;
}
