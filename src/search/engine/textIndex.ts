import MiniSearch, { type MatchInfo } from 'minisearch';
import { termsOf, wordReader } from './normalize';
import type { QueryWord } from './query';
import { isStopWord } from './stopWords';
import { type Unit, contextOf, ownerOf, textOf } from './units';
import { type Expansion, Vocabulary } from './vocabulary';

/** What BM25 gives per field: titles say what a unit is about, texts also mention other things. */
const BOOST = { title: 3, owner: 1, context: 0.5, text: 1 };

type Field = keyof typeof BOOST;
const FIELDS = Object.keys(BOOST);

/** How well one word of a query matches in each field, from 0 to 1. */
export type Evidence = Record<Field, number>;

/** A word that occurs nowhere in a unit. */
export const nothing: Evidence = { title: 0, owner: 0, context: 0, text: 0 };

/** A word of a query and the terms of the index that it means. */
export interface Meaning {
  word: string;
  terms: Expansion;
}

export interface TextMatch {
  id: number;
  /** By meaning, in their order. */
  evidence: Evidence[];
  /** Relevance after BM25; only comparable within one search. */
  relevance: number;
}

/** Finds units by the words of their title, their context and their text. */
export class TextIndex {
  private readonly index: MiniSearch<Unit>;
  private readonly vocabulary: Vocabulary;

  constructor(units: readonly Unit[]) {
    const terms = new Set<string>();
    const all = wordReader((word) => {
      const found = termsOf(word);
      found.forEach((term) => terms.add(term));
      return found;
    });
    // A third of all words in texts are stop words; who searches for nothing else means a title.
    const telling = wordReader((word) => all(word).filter((term) => !isStopWord(term)));
    const extract: Record<string, (unit: Unit) => string | number> = {
      id: ({ id }) => id,
      title: ({ title }) => title,
      owner: ownerOf,
      context: contextOf,
      text: textOf,
    };
    this.index = new MiniSearch<Unit>({
      fields: FIELDS,
      extractField: (unit, field) => extract[field](unit),
      tokenize: (text, field) => (field === 'text' ? telling(text) : all(text)),
      processTerm: (term) => term,
    });
    this.index.addAll(units);
    this.vocabulary = new Vocabulary(terms);
  }

  /** What the words mean; one in camelCase that nothing comes near counts as its parts. */
  meaningsOf(words: readonly QueryWord[]): Meaning[] {
    return words.flatMap(({ text, parts, typing }) => {
      // After other words one letter says nothing yet.
      const begun = typing && (text.length > 1 || words.length === 1);
      const whole = { word: text, terms: this.vocabulary.expand(text, begun) };
      if (whole.terms.size > 0 || parts.length === 0) return [whole];
      return parts.map((word) => ({ word, terms: this.vocabulary.expand(word, begun) }));
    });
  }

  /** The units in which any of the meanings occurs. */
  find(meanings: readonly Meaning[]): TextMatch[] {
    const uses = usesOf(meanings);
    const results = this.index.search([...uses.keys()].join(' '), {
      fields: isOneLetter(meanings) ? ['title'] : FIELDS,
      boost: BOOST,
      boostTerm: (term) => Math.max(...(uses.get(term) ?? []).map(({ quality }) => quality)),
      tokenize: (terms) => terms.split(' '),
      processTerm: (term) => term,
    });
    return results.map(({ id, match, score }) => ({
      id: id as number,
      evidence: evidenceOf(match, uses, meanings.length),
      relevance: score,
    }));
  }
}

/** A meaning that a term has, by its place, and how well the term fits it. */
interface Use {
  place: number;
  quality: number;
}

/** A single letter is the beginning of a name; as a word of a text it would be all of them. */
function isOneLetter(meanings: readonly Meaning[]): boolean {
  return meanings.length === 1 && meanings[0].word.length === 1;
}

function usesOf(meanings: readonly Meaning[]): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  meanings.forEach(({ terms }, place) =>
    terms.forEach((quality, term) => {
      const known = uses.get(term) ?? [];
      uses.set(term, known);
      known.push({ place, quality });
    }),
  );
  return uses;
}

function evidenceOf(match: MatchInfo, uses: ReadonlyMap<string, readonly Use[]>, count: number): Evidence[] {
  const evidence: Evidence[] = Array.from({ length: count }, () => nothing);
  for (const term of Object.keys(match)) {
    for (const { place, quality } of uses.get(term) ?? []) {
      const found = evidence[place] === nothing ? { ...nothing } : evidence[place];
      evidence[place] = found;
      for (const field of match[term] as Field[]) found[field] = Math.max(found[field], quality);
    }
  }
  return evidence;
}
