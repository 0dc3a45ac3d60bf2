/** A piece of a text with its place, folded. */
export interface Piece {
  start: number;
  end: number;
  text: string;
}

/** A word as it stands in a text, and what camelCase says it is made of: no parts if it is not in camelCase. */
export interface Word extends Piece {
  parts: readonly Piece[];
}

/** A run of letters and digits; an apostrophe inside of it (“doesn't”) does not end it, nor do the dots of `2.8.7`. */
const WORD = /\d+(?:\.\d+)+|[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** Where camelCase ends one part and begins the next: `voice|Channel`, `HTTP|Client`. Digits stay with their part. */
const hump = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** What every word with a hump has; told faster than where its humps are. */
const innerCapital = /.\p{Lu}/su;

const noParts: readonly Piece[] = [];

/** Lower case, without accents and apostrophes: the form in which words are compared. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  return /^[a-z\d]*$/.test(lower) ? lower : lower.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
}

function partsOf(word: string, start: number): readonly Piece[] {
  if (!innerCapital.test(word)) return noParts;
  const parts = word.split(hump);
  if (parts.length === 1) return noParts;
  let end = start;
  return parts.map((part) => {
    const from = end;
    end += part.length;
    return { start: from, end, text: fold(part) };
  });
}

/** The words of a text in their order. camelCase is split before lower-casing: afterwards nobody could tell its parts. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    words.push({
      start: match.index,
      end: match.index + word.length,
      text: fold(word),
      parts: partsOf(word, match.index),
    });
  }
  return words;
}

/**
 * Makes a function that reads a text word by word. It remembers what it has read each word as, because texts repeat
 * their words: an index is made three times as fast.
 */
export function wordReader(read: (word: string) => readonly string[]): (text: string) => string[] {
  const seen = new Map<string, readonly string[]>();
  return (text) => {
    const all: string[] = [];
    for (const word of text.match(WORD) ?? []) {
      let known = seen.get(word);
      if (!known) {
        known = read(word);
        seen.set(word, known);
      }
      // A loop, because spreading so many short lists takes longer than all the rest.
      for (const one of known) all.push(one);
    }
    return all;
  };
}

/** All terms under which a word is found: itself, and its parts if it is in camelCase. */
export function termsOf(word: string): string[] {
  return [fold(word), ...partsOf(word, 0).map((part) => part.text)];
}

/** An identifier, a path of identifiers or some words as one key: `Manager.create`, `manager create` → `managercreate`. */
export function identifierKey(text: string): string {
  return (text.match(WORD) ?? []).map(fold).join('');
}
