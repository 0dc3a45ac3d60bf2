import type { ApiKind } from '../types';
import type { Evidence, Meaning } from './textIndex';
import type { Unit } from './units';

/** What a unit earns for each kind of match, each at most once. Only their proportions matter. */
export const WEIGHTS = {
  /** The query is the name: whoever types a name wants its page, whatever else mentions it. */
  identifier: 10,
  /** The words are in the title, or in the title and what stands above it. */
  title: 4,
  /** The words are there at all: a unit with all of them comes before one with some. */
  anywhere: 4,
  /** Words follow each other as in the query: they are about the same then. */
  neighbors: 4,
  /** Many do, stop words included: a message was pasted, and this is where it stands. */
  pasted: 4,
  /** Relevance after BM25: often, in a short text, seldom elsewhere. */
  relevance: 1.5,
  /** The title has few words besides: the general before the special. */
  concise: 1,
  /** The query has the title as it is written, capitals included: they tell `autoPlay` from “Autoplay”. */
  literal: 0.5,
};

/** The power to which shares of the query are raised: half of it is less than half a match, the rest may say otherwise. */
const incomplete = 2;

/** How much of a title another field is. */
const titleShare = {
  /** The owner is half of what a member is called: `Player.destroy`. */
  owner: 1,
  /** Any other word above the title places it, but does not name it. */
  context: 0.4,
};

/**
 * Decides between equal matches: a symbol before the members of its name, what a bot listens for and calls before the
 * library's own methods of the name, headings before rows. Small, so that any better match outweighs it.
 */
const KIND: Record<ApiKind, number> = {
  class: 1,
  interface: 1,
  enum: 1,
  type: 0.8,
  constant: 0.8,
  event: 0.7,
  method: 0.5,
  constructor: 0.3,
  property: 0.2,
  option: 0.2,
  'enum member': 0,
};

/** The same for what is no part of the API: a page tells more than its sections. */
const page = 0.6;
const section = 0.4;

/** The symbol that a page is about comes before the further ones on it. */
const ownPage = 0.1;

/** Who asks in a sentence wants an explanation rather than a row of a table. */
const rows: ReadonlySet<ApiKind | null> = new Set<ApiKind>(['property', 'option', 'enum member']);
const rowForASentence = -1.5;

/** How one unit matches a query. */
export interface Candidate {
  unit: Unit;
  evidence: readonly Evidence[];
  /** How surely the query names the unit, from 0 to 1. */
  named: number;
  /** Whether the title stands in the query, capitals included. */
  literal: boolean;
  /** Relevance in proportion to the most relevant unit, from 0 to 1. */
  relevance: number;
}

/** What of a query matters for a score. */
export interface Asked {
  meanings: readonly Meaning[];
  /** Whether stop words hold the query together. */
  sentence: boolean;
}

/** How much each word of the query counts; the sum is 1, or 0 if no word is known. */
export type Shares = readonly number[];

/** The shares of the words: one that few units have tells more than one that most have. */
export function sharesOf(candidates: readonly Candidate[], words: number, units: number): Shares {
  const weights = Array.from({ length: words }, (_, place) => {
    const found = candidates.filter(({ evidence }) => best(evidence[place]) > 0).length;
    return found === 0 ? 0 : Math.sqrt(Math.log(1 + units / found));
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (sum === 0 ? 0 : weight / sum));
}

/** The share of the query that a unit has anywhere, from 0 to 1. */
export function coverageOf({ evidence }: Candidate, shares: Shares): number {
  return covered(evidence, shares, best);
}

/** What a candidate earns by its words and its name; phrases are looked for later, in the best only. */
export function scoreOf(candidate: Candidate, shares: Shares, { meanings, sentence }: Asked): number {
  const { unit, named, relevance, literal } = candidate;
  return (
    WEIGHTS.identifier * named +
    WEIGHTS.title * titleMatch(candidate, shares) +
    WEIGHTS.anywhere * coverageOf(candidate, shares) ** incomplete +
    // Once the name says it, it does not matter how often the text repeats it.
    WEIGHTS.relevance * relevance * (1 - named) +
    WEIGHTS.literal * (literal ? 1 : 0) +
    WEIGHTS.concise * conciseness(candidate, meanings) +
    prior(unit, sentence)
  );
}

function best({ title, owner, context, text }: Evidence): number {
  return Math.max(title, owner, context, text);
}

function covered(evidence: readonly Evidence[], shares: Shares, quality: (one: Evidence) => number): number {
  return evidence.reduce((sum, one, place) => sum + shares[place] * quality(one), 0);
}

function titleMatch({ evidence, named }: Candidate, shares: Shares): number {
  if (named === 0 && !evidence.some(({ title }) => title > 0)) return 0;
  return covered(evidence, shares, inTitle) ** incomplete;
}

function inTitle({ title, owner, context }: Evidence): number {
  return Math.max(title, titleShare.owner * owner, titleShare.context * context);
}

/** The share of the title that was typed, by letters: `create` has less besides than `createNode`. */
function conciseness({ evidence, unit }: Candidate, meanings: readonly Meaning[]): number {
  const typed = meanings.reduce((sum, { word }, place) => sum + (evidence[place].title > 0 ? word.length : 0), 0);
  return Math.min(1, typed / unit.title.length);
}

function prior({ about }: Unit, sentence: boolean): number {
  const { kind, type, name, owner, hierarchy } = about;
  if (kind === null) return type === 'lvl1' ? page : section;
  const own = (owner ?? name) === hierarchy.lvl1 ? ownPage : 0;
  return KIND[kind] + own + (sentence && rows.has(kind) ? rowForASentence : 0);
}
