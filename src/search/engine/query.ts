import { type Word, identifierKey, identifierWords, wordsOf } from './normalize';

/** A query as its words say it, for matching word by word, as an identifier, and as a phrase. */
export interface Query {
  /** The words that say what is wanted, each once; stop words only if there is nothing else. */
  words: QueryWord[];
  /** As it was typed. */
  typed: string;
  /** What the query may name. */
  readings: Reading[];
  /** All folded words. */
  allWords: string[];
  /** The folded words that tell something, in their order and as often as they were typed. */
  phrase: string[];
}

/** One way to understand a query as a name. */
export interface Reading {
  /** Key of the owner; empty if the query says none. */
  owner: string;
  /** Key of the name. */
  name: string;
  /** From 0 to 1: how far it says what the query says. */
  certainty: number;
  /** A sentence that has the words of a name; in a sentence the words are complete and the name is not misspelled. */
  sentence: boolean;
}

export interface QueryWord {
  text: string;
  /** Its parts if it was typed in camelCase. */
  parts: string[];
  /** Whether the reader may still be typing it. */
  typing: boolean;
}

/** Beyond this many words a query is no more exact, only slower. */
const MOST_WORDS = 24;

/** Words that hold an English sentence together and say nothing about its subject. */
const STOP_WORDS = new Set(
  (
    'a about after all also am an and any are arent as at be because been before being but by can cannot cant could ' +
    'did didnt do does doesnt doing dont for from had has have having he her here hers him his how i if im in ' +
    'into is isnt it its ive just me my no nor not of on once only or our out over own please she should so ' +
    'some such than that thats the their them then there these they this those through to too until up very was ' +
    'we were what whats when where which while who whom why will with wont would you your yours'
  ).split(' '),
);

/** Variables have names of their own, so what stands before the last dot of code may be no owner that we know. */
const UNKNOWN_OWNER = 0.7;
/** A dot seldom stands where none belongs, so code is seldom to be read without it. */
const WITHOUT_DOT = 0.5;
/** Beyond this many words a query names nothing. */
const MOST_NAME_WORDS = 6;

/** `manager.create`, `Manager#create`, `player?.queue.add`, `Filters::clear`. */
const CODE_PATH = /[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\?\.|::|[.#])[\p{L}_$][\p{L}\p{N}_$]*)+/u;

/** A call: what is called stands before the parenthesis, the rest is arguments. */
const CALL = /^(.*?)([\p{L}_$][\p{L}\p{N}_$]*)\(/su;

/** How code asks for a constructor: the member is called `constructor`. */
const NEW = /\bnew\s+([\p{L}_$][\p{L}\p{N}_$]*)/u;

function folded(text: string): string[] {
  return wordsOf(text).map((word) => (word.text === 'ctor' ? 'constructor' : word.text));
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** The words without stop words; all of them if there is nothing else. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : [...words];
}

/** All ways to read words as a name and its owner: any of them that stand together may be the owner. */
function splits(words: readonly string[], certainty: number, sentence = false): Reading[] {
  if (words.length === 0 || words.length > MOST_NAME_WORDS) {
    return [];
  }
  const readings = [{ owner: '', name: words.join(''), certainty, sentence }];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= words.length - (from === 0 ? 1 : 0); to++) {
      const name = [...words.slice(0, from), ...words.slice(to)].join('');
      readings.push({ owner: words.slice(from, to).join(''), name, certainty, sentence });
    }
  }
  return readings;
}

/** Code says by itself what is the owner. What comes before it only leads there: `player.queue.add`. */
function codeReadings(code: string): Reading[] {
  const [owner, name] = code.split(/\W+/).slice(-2).map(identifierKey);
  const reading = { owner, name, certainty: 1, sentence: false };
  return [reading, { ...reading, owner: '', certainty: UNKNOWN_OWNER }];
}

function readingsOf(query: string): Reading[] {
  const [, before = query, called = ''] = CALL.exec(query) ?? [];
  const code = CODE_PATH.exec(query)?.[0];
  const constructed = NEW.exec(query)?.[1];
  const words = folded(before + called);
  const telling = tellingWords(words);
  const certainty = code === undefined ? 1 : WITHOUT_DOT;
  return [
    ...(code === undefined ? splits(folded(called), 1) : codeReadings(code)),
    ...(constructed === undefined ? [] : splits([identifierKey(constructed), 'constructor'], 1)),
    ...splits(words, certainty),
    ...(telling.length < words.length ? splits(telling, (certainty * telling.length) / words.length, true) : []),
  ];
}

function queryWord(word: Word, query: string): QueryWord {
  return {
    text: word.text,
    parts: word.parts.length > 0 ? identifierWords(query.slice(word.start, word.end)) : [],
    typing: word.end === query.length,
  };
}

/** Reads a query as it was typed so far. */
export function readQuery(query: string): Query {
  const all = wordsOf(query).slice(0, MOST_WORDS);
  const allWords = all.map((word) => word.text);
  const phrase = tellingWords(allWords);
  const telling = new Set(phrase);
  const words = all.filter((word) => telling.has(word.text)).map((word) => queryWord(word, query));
  return {
    typed: query,
    words: [...new Map(words.map((word) => [word.text, word])).values()],
    readings: readingsOf(query),
    allWords,
    phrase,
  };
}
