import MiniSearch from 'minisearch';
import { memoize } from '../../lib/memoize';
import type { SearchDocument } from './documents';
import type { QueryWord } from './query';
import { createTermFinder, type FoundTerms } from './terms';
import * as weights from './weights';
import { createTokenizer, isStopWord, termsOf, type Word } from './words';

type Field = keyof typeof weights.fields;
const fields = Object.keys(weights.fields) as Field[];

const fewestLetters = 3;

/** A query word, with the index terms that match it. */
export interface Token extends FoundTerms {
  text: string;
}

/** A match of a query token and an index term. `index` is the token's position, and `quality` is from 0 to 1. */
interface Posting {
  token: string;
  index: number;
  quality: number;
}

export interface TokenizedQuery {
  tokens: readonly Token[];
  postings: ReadonlyMap<string, readonly Posting[]>;
}

/** The match quality of one query token in each field of a document, from 0 to 1. */
export type FieldMatches = Record<Field, number>;

export const noMatch: FieldMatches = { title: 0, owner: 0, context: 0, text: 0 };

interface TextMatch {
  matches: FieldMatches[];
  /** The BM25 score. Compare scores only within the same search. */
  relevance: number;
}

export function createTextIndex(documents: readonly SearchDocument[]) {
  const terms = new Set<string>();
  const collectTerms = (word: Word): string[] => {
    const found = termsOf(word);
    found.forEach((term) => terms.add(term));
    return found;
  };
  const all = createTokenizer(collectTerms);
  // Skip stop words, because they make up a third of all words.
  const significant = createTokenizer((word) => collectTerms(word).filter((term) => !isStopWord(term)));
  const index = new MiniSearch<SearchDocument>({
    fields,
    processTerm: (term) => term,
    tokenize: (text, field) => (field === 'text' ? significant(text) : all(text)),
  });
  index.addAll(documents);
  const findTerms = createTermFinder(terms);
  const countDocuments = memoize((term: string) => index.search(term, { tokenize: (whole) => [whole] }).length);
  const isCompound = (first: string, second: string): boolean =>
    terms.has(first + second) &&
    countDocuments(first + second) > Math.min(countDocuments(first), countDocuments(second));

  return {
    tokenize: (words: readonly QueryWord[]): TokenizedQuery => {
      const tokens = joinCompounds(words, isCompound).flatMap(({ text, parts, typing }) => {
        // A single letter after other words is not a prefix, because too many terms start with it.
        const isPrefix = typing && (text.length > 1 || words.length === 1);
        const whole = { text, ...findTerms(text, isPrefix) };
        const pieces = parts.length > 0 ? parts : splitCompound(text, terms);
        if (pieces.length === 0 || (whole.terms.size > 0 && (parts.length > 0 || !whole.isGuess))) return [whole];
        return pieces.map((part) => ({ text: part, ...findTerms(part, isPrefix), isGuess: true }));
      });
      return { tokens, postings: postingsOf(tokens) };
    },

    /** Returns the documents that match at least one token, by document id. */
    search: ({ tokens, postings }: TokenizedQuery): Map<number, TextMatch> => {
      const isOneLetter = tokens.length === 1 && tokens[0].text.length === 1;
      const results = index.search([...postings.keys()].join(' '), {
        fields: isOneLetter ? ['title'] : fields,
        boost: weights.fields,
        bm25: weights.bm25,
        boostTerm: (term) => Math.max(...(postings.get(term) ?? []).map(({ quality }) => quality)),
        tokenize: (joined) => joined.split(' '),
      });
      return new Map(
        results.map(({ id, match, score }): [number, TextMatch] => {
          const matches = tokens.map(() => ({ ...noMatch }));
          for (const [term, found] of Object.entries(match)) {
            for (const { index: token, quality } of postings.get(term) ?? [])
              for (const field of found as Field[]) matches[token][field] = Math.max(matches[token][field], quality);
          }
          return [id as number, { matches, relevance: score }];
        }),
      );
    },
  };
}

/** Joins neighboring words if the joined word is more frequent in the index: `lava link` becomes `lavalink`. */
function joinCompounds(
  words: readonly QueryWord[],
  isCompound: (first: string, second: string) => boolean,
): QueryWord[] {
  const joined: QueryWord[] = [];
  for (const word of words) {
    const before = joined.at(-1)?.text ?? '';
    const text = before + word.text;
    if (before && !/\d/.test(text) && isCompound(before, word.text))
      joined[joined.length - 1] = { ...word, text, parts: [] };
    else joined.push(word);
  }
  return joined;
}

/** Splits an unknown word into two known words, such as `erela` and `js`. Returns an empty list if it cannot. */
function splitCompound(word: string, terms: ReadonlySet<string>): string[] {
  for (let at = word.length - 2; at >= fewestLetters; at--) {
    const pieces = [word.slice(0, at), word.slice(at)];
    if (pieces.every((piece) => terms.has(piece))) return pieces;
  }
  return [];
}

function postingsOf(tokens: readonly Token[]): Map<string, Posting[]> {
  const postings = new Map<string, Posting[]>();
  tokens.forEach(({ text, terms }, index) => {
    for (const [term, quality] of terms)
      postings.set(term, [...(postings.get(term) ?? []), { token: text, index, quality }]);
  });
  return postings;
}
