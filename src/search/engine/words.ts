import { memoize } from '../../lib/memoize';

/** A piece of text and its normalized form. The normalized form is in lowercase, without accents and apostrophes. */
interface Piece {
  raw: string;
  text: string;
}

/** A word and its camelCase parts. `parts` is empty if the word has only one part. */
export interface Word extends Piece {
  parts: readonly Piece[];
}

/** Matches a run of letters and digits, including inner apostrophes (“doesn't”) and version dots (`2.8.7`). */
export const wordPattern = /\d+(?:\.\d+)+|[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** Matches the boundary between camelCase parts: `voice|Channel`, `HTTP|Client`. Digits belong to the part before. */
const partBoundary = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Matches every word that may have camelCase parts. This test is faster than `partBoundary`. */
const innerCapital = /.\p{Lu}/su;

const stopWords = new Set(
  (
    'a about after all also am an and any are arent as at be because been before being but by can cannot cant could ' +
    'did didnt do does doesnt doing dont for from get gets getting give gives got had has have having he her here hers him ' +
    'his how i if im in into is isnt it its ive just make makes making me my no nor not of on once only or our out ' +
    'over own please she should so some such than that thats the their them then there these they this those ' +
    'through to too try until up very want wants was we were what whats when where which while who whom why ' +
    'will with wont would you your yours ' +
    'currently constantly completely basically exactly fully ' +
    'say says said tell tells told anything something everything anyone someone anymore still even though yet always already use uses using used really actually maybe probably sometimes somehow suddenly thing things lot lots since idk pls please thanks hi hello guys'
  ).split(' '),
);

function normalize(raw: string): string {
  const lower = raw.toLowerCase();
  return /^[a-z\d]*$/.test(lower) ? lower : lower.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
}

/** Normalizes a word and its camelCase parts. */
export const readWord = memoize((raw: string): Word => {
  const split = innerCapital.test(raw) ? raw.split(partBoundary) : [];
  const parts = split.length > 1 ? split.map((part) => ({ raw: part, text: normalize(part) })) : [];
  return { raw, text: normalize(raw), parts };
});

/** Returns the terms of a word: the whole word and its camelCase parts. */
export const termsOf = ({ text, parts }: Word): string[] => [text, ...parts.map((part) => part.text)];

/** Returns the words of a text, in order. */
export const wordsOf = (text: string): Word[] => (text.match(wordPattern) ?? []).map(readWord);

/** Returns a tokenizer that converts words to tokens. Caches the tokens of each word, because words repeat. */
export function createTokenizer(tokensOf: (word: Word) => readonly string[]): (text: string) => string[] {
  const tokens = memoize((raw: string) => tokensOf(readWord(raw)));
  return (text) => {
    const all: string[] = [];
    // Use a loop, because spreading many short lists is slow.
    for (const raw of text.match(wordPattern) ?? []) for (const token of tokens(raw)) all.push(token);
    return all;
  };
}

/** Joins the words of an identifier, path or phrase: `Manager.create` and `manager create` are `managercreate`. */
export const identifierKey = (text: string): string => (text.match(wordPattern) ?? []).map(normalize).join('');

/** True if a normalized word is too common to be useful in a search. */
export const isStopWord = (word: string): boolean => stopWords.has(word);

/** Removes stop words. If only stop words exist, keeps all words. */
export function withoutStopWords(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !isStopWord(word));
  return others.length > 0 ? others : words;
}
