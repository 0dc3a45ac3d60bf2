import type { SearchDocument } from './documents';
import type { Query } from './query';
import { stem } from './stem';
import * as weights from './weights';
import { createTokenizer, isStopWord, memo, type Word } from './words';

/** Returns a function that scores a document for words that follow each other as they do in the query. */
export function createPhraseScorer(): (query: Query, document: SearchDocument) => number {
  const literal = documentReader(({ text }) => [text]);
  const stems = documentReader(({ text }) => (isStopWord(text) ? [] : [stem(text)]));

  return ({ phrase, allWords }, document) => {
    // Stems without stop words: “leave the channel” matches “leaves a channel”. Pairs of neighbors count instead of
    // words, because two words often meet by chance.
    const run = longestRun(phrase.map(stem), stems(document));
    const neighbors = run < 2 ? 0 : (run - 1) / phrase.length;
    // Literal text with stop words: readers paste error messages.
    const message = allWords[0].endsWith('error') ? allWords.slice(1) : allWords;
    const copied = message.length < 2 ? 0 : longestRun(message, literal(document));
    const pasted = copied >= weights.fewestPasted || copied === message.length ? copied / message.length : 0;
    return weights.neighbors * neighbors + weights.pasted * pasted;
  };
}

/** Returns a function that reads a document as tokens between single spaces. */
function documentReader(tokensOf: (word: Word) => string[]): (document: SearchDocument) => string {
  const tokenize = createTokenizer(tokensOf);
  return memo(({ owner, title, text }: SearchDocument) => ` ${tokenize(`${owner} ${title} ${text}`).join(' ')} `);
}

/** Returns the length of the longest run of words that the text contains. */
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
