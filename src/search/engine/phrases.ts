import { memoize } from '../../lib/memoize';
import type { SearchDocument } from './documents';
import type { Query } from './query';
import { stem } from './stem';
import * as weights from './weights';
import { createTokenizer, isStopWord, type Word, wordsOf } from './words';

/** Returns a function that scores runs of words that a document and the query contain in the same order. */
export function createPhraseScorer(): (query: Query, document: SearchDocument, isNamed: boolean) => number {
  const literal = documentReader(({ text }) => [text]);
  const titles = memoize(({ title }: SearchDocument) => ` ${textsOf(title).join(' ')} `);
  const segments = memoize(({ title }: SearchDocument) =>
    title
      .split(placeholder)
      .map(textsOf)
      .filter(({ length }) => length > 0),
  );
  const stems = documentReader(({ text }) => (isStopWord(text) ? [] : [stem(text)]));

  return ({ phrase, allWords }, document, isNamed) => {
    if (allWords.length < 2) return 0;
    // Compare stems without stop words, so that “leave the channel” matches “leaves a channel”. Count pairs of
    // neighboring words instead of single words, so that short runs score low. Short runs often occur by chance.
    const neighbors = countPairs(phrase.map(stem), stems(document)) / phrase.length;
    // Also compare the literal words, including stop words, because readers paste error messages.
    const copied = longestRun(allWords, literal(document));
    const pasted = copied >= weights.fewestPasted || copied === allWords.length ? copied / allWords.length : 0;
    const inTitle = allWords.length > 2 && longestRun(allWords, titles(document)) > 1 ? weights.literalTitle : 0;
    const isWhole = copied === allWords.length && copied >= weights.fewestPasted;
    const whole = isWhole ? Math.min(1, copied / weights.wordsOfPasted) : 0;
    // Skip sections whose name matches, because they get a score for their name.
    const isMessage = document.section.kind === null && !isNamed;
    const share = Math.max(whole, isMessage ? containedShare(segments(document), allWords) : 0);
    return weights.neighbors * neighbors + Math.max(weights.pasted * pasted, weights.contained * share) + inTitle;
  };
}

/** Matches a placeholder for a value in an error message, such as `{identifier}`. */
const placeholder = /\{[^{}]*\}/;

const textsOf = (text: string): string[] => wordsOf(text).map((word) => word.text);

/** Returns the number of neighboring words that are also neighbors in the text. */
function countPairs(words: readonly string[], text: string): number {
  return words.filter((word, index) => index > 0 && text.includes(` ${words[index - 1]} ${word} `)).length;
}

/**
 * Returns the share of a message that a query contains in the same order, from 0 to 1. A placeholder matches any words.
 * Short messages score lower, because their words often occur by chance.
 */
function containedShare(segments: readonly (readonly string[])[], query: readonly string[]): number {
  const typed = ` ${query.join(' ')} `;
  const length = segments.reduce((sum, segment) => sum + segment.length, 0);
  let [found, from] = [0, 0];
  for (const segment of segments) {
    const at = typed.indexOf(` ${segment.join(' ')} `, from);
    if (at < 0) break;
    from = at;
    found += segment.length;
  }
  const isShort = length < 2 && !/^\d+$/.test(segments[0]?.[0] ?? '');
  return found === length && !isShort ? Math.min(1, length / weights.wordsOfMessage) : 0;
}

function documentReader(tokensOf: (word: Word) => string[]): (document: SearchDocument) => string {
  const tokenize = createTokenizer(tokensOf);
  return memoize(({ owner, title, text }: SearchDocument) => ` ${tokenize(`${owner} ${title} ${text}`).join(' ')} `);
}

function longestRun(words: readonly string[], text: string): number {
  let longest = 0;
  for (let from = 0; from + longest < words.length; from++) {
    for (let to = from + longest + 1; to <= words.length; to++) {
      if (!text.includes(` ${words.slice(from, to).join(' ')} `)) break;
      longest = to - from;
    }
  }
  return longest;
}
