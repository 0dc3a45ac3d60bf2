import { editDistance } from '../../lib/editDistance';
import * as weights from './weights';

/** How many typos a word of a length is forgiven. */
function forgiven(length: number): number {
  if (length < weights.lettersForTypo) return 0;
  return length < weights.lettersForTwoTypos ? 1 : 2;
}

/**
 * The number of typos by which a word was missed, if they are few enough to be typos at all; undefined if not. A wrong
 * first letter counts twice: it is seldom mistyped, and another first letter mostly makes another word.
 */
export function misspelled(typed: string, word: string, asPrefix = false): number | undefined {
  const most = forgiven(typed.length) - (typed[0] === word[0] ? 0 : 1);
  const count = most < 0 ? 1 : editDistance(typed, word, most, asPrefix);
  return count <= most ? count : undefined;
}

/** How well a word fits one that begins with what was typed: 0 not at all, 1 entirely. */
export function fitOfStart(typed: string, word: string): number {
  if (!word.startsWith(typed)) return 0;
  return typed.length === word.length ? 1 : weights.begun + (weights.begunShare * typed.length) / word.length;
}

/** How well a word fits what may be typed with typos, each after the first making it less sure by `further`. */
export function fitWithTypos(typed: string, word: string, further: number): number {
  const count = misspelled(typed, word);
  if (count === undefined) return 0;
  return count === 0 ? 1 : weights.typo - further * (count - 1);
}
