import { editDistance } from '../../lib/editDistance';

/** How many typos a word of a length is forgiven: as Algolia does, none below 4 letters and two from 8 on. */
function forgiven(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
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
