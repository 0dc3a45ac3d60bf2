import MiniSearch from 'minisearch';
import type { QueryWord } from './query';
import type { Unit } from './units';
import { type Expansion, readVocabulary } from './vocabulary';
import * as weights from './weights';
import { isStopWord, type Word, wordReader } from './words';

type Field = keyof typeof weights.fields;
const fields = Object.keys(weights.fields);

/** How well one word of a query matches in each field, from 0 to 1. */
export type Evidence = Record<Field, number>;

/** A word that occurs nowhere in a unit. */
export const nothing: Evidence = { title: 0, owner: 0, context: 0, text: 0 };

/** A word of a query and the terms of the index that it means. */
export interface Meaning {
  word: string;
  terms: Expansion;
}

/** A meaning that a term of the index has, with its place among all, and how well the term fits it. */
interface Use {
  word: string;
  place: number;
  quality: number;
}

/** What the words of a query mean, by word and by term of the index. */
export interface Meant {
  meanings: readonly Meaning[];
  uses: ReadonlyMap<string, readonly Use[]>;
}

interface TextMatch {
  /** By meaning, in their order. */
  evidence: Evidence[];
  /** Relevance after BM25; only comparable within one search. */
  relevance: number;
}

/** Finds units by the words of their title, their context and their text. */
export interface TextIndex {
  /** What the words mean; one in camelCase that nothing comes near counts as its parts. */
  meantBy(words: readonly QueryWord[]): Meant;
  /** The units in which anything occurs that is meant, by their ids. */
  find(meant: Meant): Map<number, TextMatch>;
}

/** Reads the units into an index. */
export function readTextIndex(units: readonly Unit[]): TextIndex {
  const terms = new Set<string>();
  const termsOf = ({ text, parts }: Word): string[] => {
    const found = [text, ...parts.map((part) => part.text)];
    found.forEach((term) => terms.add(term));
    return found;
  };
  const all = wordReader(termsOf);
  // A third of all words in texts are stop words; who searches for nothing else means a title.
  const telling = wordReader((word) => termsOf(word).filter((term) => !isStopWord(term)));
  const index = new MiniSearch<Unit>({
    fields,
    processTerm: (term) => term,
    tokenize: (text, field) => (field === 'text' ? telling(text) : all(text)),
  });
  index.addAll(units);
  const expand = readVocabulary(terms);

  return {
    meantBy: (words) => {
      const meanings = words.flatMap(({ text, parts, typing }) => {
        // After other words one letter says nothing yet.
        const begun = typing && (text.length > 1 || words.length === 1);
        const whole = { word: text, terms: expand(text, begun) };
        if (whole.terms.size > 0 || parts.length === 0) return [whole];
        return parts.map((word) => ({ word, terms: expand(word, begun) }));
      });
      return { meanings, uses: usesOf(meanings) };
    },

    find: ({ meanings, uses }) => {
      // A single letter is the beginning of a name; as a word of a text it would be all of them.
      const isOneLetter = meanings.length === 1 && meanings[0].word.length === 1;
      const results = index.search([...uses.keys()].join(' '), {
        fields: isOneLetter ? ['title'] : fields,
        boost: weights.fields,
        boostTerm: (term) => Math.max(...(uses.get(term) ?? []).map(({ quality }) => quality)),
        tokenize: (joined) => joined.split(' '),
      });
      return new Map(
        results.map(({ id, match, score }): [number, TextMatch] => {
          const evidence = meanings.map(() => nothing);
          for (const [term, found] of Object.entries(match)) {
            for (const { place, quality } of uses.get(term) ?? []) {
              const known = (evidence[place] = { ...evidence[place] });
              for (const field of found as Field[]) known[field] = Math.max(known[field], quality);
            }
          }
          return [id as number, { evidence, relevance: score }];
        }),
      );
    },
  };
}

function usesOf(meanings: readonly Meaning[]): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  meanings.forEach(({ word, terms }, place) =>
    terms.forEach((quality, term) => {
      const known = uses.get(term) ?? [];
      uses.set(term, known);
      known.push({ word, place, quality });
    }),
  );
  return uses;
}
