import { memoize } from '../../lib/memoize';
import type { SearchDocument } from './documents';
import type { Query } from './query';
import { stem } from './stem';
import * as weights from './weights';
import { createTokenizer, isStopWord, type Word, wordsOf } from './words';

/** Returns a function that scores a document for runs of words that appear in the same order as in the query. */
export function createPhraseScorer(): (query: Query, document: SearchDocument) => number {
  const literal = documentReader(({ text }) => [text]);
  const titles = memoize(
    ({ title }: SearchDocument) =>
      ` ${wordsOf(title)
        .map(({ text }) => text)
        .join(' ')} `,
  );
  const stems = documentReader(({ text }) => (isStopWord(text) ? [] : [stem(text)]));

  return ({ phrase, allWords }, document) => {
    if (allWords.length < 2) return 0;
    // Compare stems without stop words, so that “leave the channel” matches “leaves a channel”. Count pairs of
    // neighboring words instead of single words, so that short runs, which often occur by chance, score low.
    const run = longestRun(phrase.map(stem), stems(document));
    const neighbors = run < 2 ? 0 : (run - 1) / phrase.length;
    // Also compare the literal words, including stop words, because readers paste error messages.
    const copied = longestRun(allWords, literal(document));
    const pasted = copied >= weights.fewestPasted || copied === allWords.length ? copied / allWords.length : 0;
    const inTitle = allWords.length > 2 && longestRun(allWords, titles(document)) > 1 ? weights.literalTitle : 0;
    return weights.neighbors * neighbors + weights.pasted * pasted + inTitle;
  };
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
