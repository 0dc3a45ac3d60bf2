import { queryLimit } from './limits';
import * as weights from './weights';
import { identifierKey, tellingWords, wordsOf } from './words';

/** A query for matching word by word, as a name, and as a phrase. */
export interface Query {
  /** As it was typed. */
  typed: string;
  /** The words that say what is wanted, each once; stop words only if there is nothing else. */
  words: QueryWord[];
  /** What it may name. */
  readings: Reading[];
  /** The words that tell something, folded, in their order and as often as they were typed. */
  phrase: readonly string[];
  /** All words, folded. */
  allWords: readonly string[];
}

export interface QueryWord {
  text: string;
  /** Its parts if it was typed in camelCase. */
  parts: string[];
  /** Whether the reader may still be typing it. */
  typing: boolean;
}

/** One way to understand a query as a name. */
export interface Reading {
  /** Key of the owner; empty if the query says none. */
  owner: string;
  /** Key of the name, never empty. */
  name: string;
  /** From 0 to 1: how far it says what the query says. */
  certainty: number;
  /** Whether it only counts if the name is complete and well spelled, because it is a bold guess already. */
  complete: boolean;
}

/** `manager.create`, `Manager#create`, `player?.queue.add`, `Filters::clear`. */
const codePath = /[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\?\.|::|[.#])[\p{L}_$][\p{L}\p{N}_$]*)+/u;
const dot = /\?\.|::|[.#]/;

/** A call: what is called stands before the parenthesis, the rest is arguments. */
const call = /^(.*?)([\p{L}_$][\p{L}\p{N}_$]*)\(/su;

/** How code asks for a constructor: the member is called `constructor`. */
const construction = /\bnew\s+([\p{L}_$][\p{L}\p{N}_$]*)/u;

/** The words as names have them; `ctor` is how programmers write what the language calls `constructor`. */
function namesIn(text: string): string[] {
  return wordsOf(text).map((word) => (word.text === 'ctor' ? 'constructor' : word.text));
}

/** All ways to read words as a name and its owner: any of them that stand together may be the owner. */
function splits(words: readonly string[], certainty: number, complete = false): Reading[] {
  if (words.length > weights.mostWordsOfName) return [];
  const readings = [{ owner: '', name: words.join(''), certainty, complete }];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= words.length; to++) {
      const name = [...words.slice(0, from), ...words.slice(to)].join('');
      readings.push({ owner: words.slice(from, to).join(''), name, certainty, complete });
    }
  }
  return readings;
}

/** Code says by itself what is the owner. What comes before it only leads there: `player.queue.add`. */
function codeReadings(code: string): Reading[] {
  const [owner, name] = code.split(dot).slice(-2).map(identifierKey);
  return [
    { owner, name, certainty: 1, complete: false },
    { owner: '', name, certainty: weights.unknownOwner, complete: true },
  ];
}

/** Everything that a query may name, as code, as a call, as words in any order, and as words of a sentence. */
function readingsOf(query: string): Reading[] {
  const [, before = query, called = ''] = call.exec(query) ?? [];
  const code = codePath.exec(query)?.[0];
  const constructed = construction.exec(query)?.[1];
  const words = namesIn(before + called);
  const telling = tellingWords(words);
  const certainty = code === undefined ? 1 : weights.withoutDot;
  return [
    ...(code === undefined ? splits(namesIn(called), 1) : codeReadings(code)),
    ...(constructed === undefined ? [] : splits([identifierKey(constructed), 'constructor'], 1)),
    ...splits(words, certainty),
    // The more words a sentence has besides, the less it is a name.
    ...(telling.length < words.length ? splits(telling, (certainty * telling.length) / words.length, true) : []),
  ].filter(({ name }) => name !== '');
}

/** Reads a query as it was typed so far. */
export function readQuery(query: string): Query {
  const typed = query.slice(0, queryLimit);
  const found = wordsOf(typed);
  const all = found.slice(0, weights.mostWords);
  const allWords = all.map(({ text }) => text);
  const phrase = tellingWords(allWords);
  const words = new Map<string, QueryWord>();
  all.forEach(({ raw, text, parts }, place) => {
    const typing = place === found.length - 1 && typed.endsWith(raw);
    if (phrase.includes(text)) words.set(text, { text, parts: parts.map((part) => part.text), typing });
  });
  return { typed, words: [...words.values()], readings: readingsOf(typed), phrase, allWords };
}
