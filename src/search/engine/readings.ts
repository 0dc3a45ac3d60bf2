import { identifierKey, wordsOf } from './normalize';
import { tellingWords } from './stopWords';

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

/** Variables have names of their own, so what stands before the last dot of code may be no owner that we know. */
const unknownOwner = 0.7;
/** A dot seldom stands where none belongs, so code is seldom to be read without it. */
const withoutDot = 0.5;
/** Beyond this many words a query names nothing. */
const mostWords = 6;

/** `manager.create`, `Manager#create`, `player?.queue.add`, `Filters::clear`. */
const codePath = /[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\?\.|::|[.#])[\p{L}_$][\p{L}\p{N}_$]*)+/u;
const dot = /\?\.|::|[.#]/;

/** A call: what is called stands before the parenthesis, the rest is arguments. */
const call = /^(.*?)([\p{L}_$][\p{L}\p{N}_$]*)\(/su;

/** How code asks for a constructor: the member is called `constructor`. */
const NEW = /\bnew\s+([\p{L}_$][\p{L}\p{N}_$]*)/u;

/** The words as names have them; `ctor` is how programmers write what the language calls `constructor`. */
function folded(text: string): string[] {
  return wordsOf(text).map((word) => (word.text === 'ctor' ? 'constructor' : word.text));
}

/** All ways to read words as a name and its owner: any of them that stand together may be the owner. */
function splits(words: readonly string[], certainty: number, complete = false): Reading[] {
  if (words.length > mostWords) return [];
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
  const reading = { owner, name, certainty: 1, complete: false };
  return [reading, { ...reading, owner: '', certainty: unknownOwner, complete: true }];
}

/** Everything that a query may name, as code, as a call, as words in any order, and as words of a sentence. */
export function readingsOf(query: string): Reading[] {
  const [, before = query, called = ''] = call.exec(query) ?? [];
  const code = codePath.exec(query)?.[0];
  const constructed = NEW.exec(query)?.[1];
  const words = folded(before + called);
  const telling = tellingWords(words);
  const certainty = code === undefined ? 1 : withoutDot;
  return [
    ...(code === undefined ? splits(folded(called), 1) : codeReadings(code)),
    ...(constructed === undefined ? [] : splits([identifierKey(constructed), 'constructor'], 1)),
    ...splits(words, certainty),
    // The more words a sentence has besides, the less it is a name.
    ...(telling.length < words.length ? splits(telling, (certainty * telling.length) / words.length, true) : []),
  ].filter(({ name }) => name !== '');
}
