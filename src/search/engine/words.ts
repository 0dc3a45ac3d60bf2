/** A part of a text, and the folded form in which it is compared. */
interface Piece {
  raw: string;
  text: string;
}

/** A word of a text, and what camelCase says it is made of: no parts if it is not in camelCase. */
export interface Word extends Piece {
  parts: readonly Piece[];
}

/** A run of letters and digits; an apostrophe inside of it (“doesn't”) does not end it, nor do the dots of `2.8.7`. */
export const wordPattern = /\d+(?:\.\d+)+|[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** Where camelCase ends one part and begins the next: `voice|Channel`, `HTTP|Client`. Digits stay with their part. */
const hump = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** What every word with a hump has; told faster than where its humps are. */
const innerCapital = /.\p{Lu}/su;

/** Words that hold an English sentence together and say nothing about its subject. */
const stopWords = new Set(
  (
    'a about after all also am an and any are arent as at be because been before being but by can cannot cant could ' +
    'did didnt do does doesnt doing dont for from get gets getting give gives got had has have having he her here hers him ' +
    'his how i if im in into is isnt it its ive just make makes making me my no nor not of on once only or our out ' +
    'over own please she should so some such than that thats the their them then there these they this those ' +
    'through to too try tries until up very want wants was we were what whats when where which while who whom why ' +
    'will with wont would you your yours'
  ).split(' '),
);

/** Makes a function that computes what it has not been asked before: texts repeat their words. */
export function memo<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = compute(key)));
    return value;
  };
}

/** Lower case, without accents and apostrophes: the form in which words are compared. */
function fold(raw: string): string {
  const lower = raw.toLowerCase();
  return /^[a-z\d]*$/.test(lower) ? lower : lower.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
}

/** Reads one word: lower case, without accents and apostrophes, but split first: afterwards nobody could tell its parts. */
export const readWord = memo((raw: string): Word => {
  const split = innerCapital.test(raw) ? raw.split(hump) : [];
  const parts = split.length > 1 ? split.map((part) => ({ raw: part, text: fold(part) })) : [];
  return { raw, text: fold(raw), parts };
});

/** The words of a text in their order. */
export function wordsOf(text: string): Word[] {
  return (text.match(wordPattern) ?? []).map(readWord);
}

/** Makes a function that reads a text word by word, and remembers what it has read each word as. */
export function wordReader(read: (word: Word) => readonly string[]): (text: string) => string[] {
  const readOnce = memo((raw: string) => read(readWord(raw)));
  return (text) => {
    const all: string[] = [];
    // A loop, because spreading so many short lists takes longer than all the rest.
    for (const raw of text.match(wordPattern) ?? []) for (const one of readOnce(raw)) all.push(one);
    return all;
  };
}

/** An identifier, a path of identifiers or some words as one key: `Manager.create`, `manager create` → `managercreate`. */
export function identifierKey(text: string): string {
  return (text.match(wordPattern) ?? []).map(fold).join('');
}

/** Whether a folded word is one that carries no weight. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Folded words without stop words; all of them if there is nothing else. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : words;
}
