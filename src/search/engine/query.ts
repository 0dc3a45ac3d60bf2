import { queryLimit } from '../limits';
import { type Word, wordsOf } from './normalize';
import { type Reading, readingsOf } from './readings';
import { tellingWords } from './stopWords';

/** A query for matching word by word, as a name, and as a phrase. */
export interface Query {
  /** As it was typed. */
  typed: string;
  /** The words that say what is wanted, each once; stop words only if there is nothing else. */
  words: QueryWord[];
  /** What it may name. */
  readings: Reading[];
  /** The words that tell something, folded, in their order and as often as they were typed. */
  phrase: string[];
  /** All words, folded. */
  allWords: string[];
}

export interface QueryWord {
  text: string;
  /** Its parts if it was typed in camelCase. */
  parts: string[];
  /** Whether the reader may still be typing it. */
  typing: boolean;
}

/** Beyond this many words a query is no more exact, only slower. */
const mostWords = 24;

function queryWord({ text, parts, end }: Word, query: string): QueryWord {
  return { text, parts: parts.map((part) => part.text), typing: end === query.length };
}

/** Reads a query as it was typed so far. */
export function readQuery(query: string): Query {
  const typed = query.slice(0, queryLimit);
  const all = wordsOf(typed).slice(0, mostWords);
  const allWords = all.map(({ text }) => text);
  const phrase = tellingWords(allWords);
  const telling = all.filter(({ text }) => phrase.includes(text)).map((word) => queryWord(word, typed));
  const words = [...new Map(telling.map((word) => [word.text, word])).values()];
  return { typed, words, readings: readingsOf(typed), phrase, allWords };
}
