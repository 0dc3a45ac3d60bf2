import type { ApiKind } from '../types';
import { createNameTable } from './identifiers';
import { createPhraseScore } from './phrase';
import type { Query } from './query';
import { type Evidence, type Meaning, type Meant, nothing, readTextIndex } from './textIndex';
import type { Unit } from './units';
import * as weights from './weights';

/** How one unit matches a query. */
interface Candidate {
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
interface Asked {
  meanings: readonly Meaning[];
  /** How much each word counts; the sum is 1, or 0 if no word is known. */
  shares: readonly number[];
  /** Whether stop words hold the query together. */
  sentence: boolean;
}

/** A unit that answers a query. */
interface Ranked {
  unit: Unit;
  score: number;
  /** Whether the query names it, in whatever words. */
  byName: boolean;
}

export interface Ranking {
  /** Best first. */
  ranked: Ranked[];
  meant: Meant;
}

/** Finds and orders the units that answer a query, among those that `allowed` lets through. */
export type Rank = (query: Query, allowed: (unit: Unit) => boolean) => Ranking;

/** Reads the units for finding and ordering them. */
export function readRanker(units: readonly Unit[]): Rank {
  const findNamed = createNameTable(units);
  const texts = readTextIndex(units);
  const scorePhrases = createPhraseScore();

  /** The units that the query names or that have one of its words. */
  function candidatesOf(typed: string, meant: Meant, named: ReadonlyMap<number, number>): Candidate[] {
    const matches = texts.find(meant);
    const none = { evidence: meant.meanings.map(() => nothing), relevance: 0 };
    return [...new Set([...matches.keys(), ...named.keys()])].map((id) => {
      const unit = units[id];
      const sure = named.get(id) ?? 0;
      return { unit, named: sure, literal: sure > 0 && typed.includes(unit.title), ...(matches.get(id) ?? none) };
    });
  }

  return (query, allowed) => {
    const meant = texts.meantBy(query.words);
    // The empty query finds everything, in the order of the records.
    if (query.typed.trim() === '')
      return { ranked: units.filter(allowed).map((unit) => ({ unit, score: 0, byName: true })), meant };

    const { meanings } = meant;
    const named = findNamed(query.readings);
    if (named.size === 0 && isGibberish(meanings)) return { ranked: [], meant };

    const candidates = candidatesOf(query.typed, meant, named).filter(({ unit }) => allowed(unit));
    const most = Math.max(Number.MIN_VALUE, ...candidates.map(({ relevance }) => relevance));
    const shares = sharesOf(candidates, meanings.length, units.length);
    const asked: Asked = { meanings, shares, sentence: query.phrase.length < query.allWords.length };
    const covered = candidates.map(({ evidence }) => coverageOf(evidence, shares, best));
    const least = weights.leastCoverage * Math.max(...covered);
    const ranked = candidates.flatMap((candidate, place): Ranked | [] => {
      const coverage = covered[place];
      if (candidate.named === 0 && coverage < least) return [];
      const { unit, relevance } = candidate;
      const score = scoreOf({ ...candidate, relevance: relevance / most }, coverage, asked);
      return { unit, score, byName: candidate.named > 0 };
    });
    ranked.sort(byScore);
    if (query.allWords.length < 2) return { ranked, meant };

    const first = ranked.splice(0, weights.phraseCandidates);
    for (const hit of first) hit.score += scorePhrases(query, hit.unit);
    return { ranked: [...first.sort(byScore), ...ranked], meant };
  };
}

/** Whether so little of a query is known that it would only be found by chance, as single letters mostly are. */
function isGibberish(meanings: readonly Meaning[]): boolean {
  const longer = meanings.filter(({ word }) => word.length > 1);
  const known = (longer.length > 0 ? longer : meanings).filter(({ terms }) => terms.size > 0);
  return known.length < weights.leastKnown * meanings.length;
}

/** Of equal hits the one that its page says earlier comes first: it is more general. */
function byScore(one: Ranked, other: Ranked): number {
  return other.score - one.score || one.unit.about.position - other.unit.about.position || one.unit.id - other.unit.id;
}

/** How much each word of the query counts: one that few units have tells more than one that most have. */
function sharesOf(candidates: readonly Candidate[], words: number, units: number): number[] {
  const shares = Array.from({ length: words }, (_, place) => {
    const found = candidates.filter(({ evidence }) => best(evidence[place]) > 0).length;
    return found === 0 ? 0 : Math.sqrt(Math.log(1 + units / found));
  });
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => (sum === 0 ? 0 : share / sum));
}

/** The share of the query that a unit has, from 0 to 1, if `quality` says how well it has a word. */
function coverageOf(
  evidence: readonly Evidence[],
  shares: readonly number[],
  quality: (one: Evidence) => number,
): number {
  return evidence.reduce((sum, one, place) => sum + shares[place] * quality(one), 0);
}

function best({ title, owner, context, text }: Evidence): number {
  return Math.max(title, owner, context, text);
}

function inTitle({ title, owner, context }: Evidence): number {
  return Math.max(title, weights.ownerInTitle * owner, weights.contextInTitle * context);
}

function hasTitle(evidence: readonly Evidence[]): boolean {
  return evidence.some(({ title }) => title > 0);
}

/** What a candidate earns by its words and its name; phrases are looked for later, in the best only. */
function scoreOf(candidate: Candidate, coverage: number, { meanings, shares, sentence }: Asked): number {
  const { unit, evidence, named, relevance, literal } = candidate;
  const title = named > 0 || hasTitle(evidence) ? coverageOf(evidence, shares, inTitle) : 0;
  return (
    weights.identifier * named +
    weights.title * title ** weights.incomplete +
    weights.anywhere * coverage ** weights.incomplete +
    // Once the name says it, it does not matter how often the text repeats it.
    weights.relevance * relevance * (1 - named) +
    (literal ? weights.literal : 0) +
    weights.concise * title * conciseness(candidate, meanings) +
    prior(unit, sentence)
  );
}

/** The share of the title that was typed, by letters: `create` has less besides than `createNode`. */
function conciseness({ evidence, unit }: Candidate, meanings: readonly Meaning[]): number {
  const typed = meanings.reduce((sum, { word }, place) => sum + (evidence[place].title > 0 ? word.length : 0), 0);
  return Math.min(1, typed / unit.title.length);
}

const rows: ReadonlySet<ApiKind> = new Set<ApiKind>(['property', 'option', 'enum member']);

function prior({ about }: Unit, sentence: boolean): number {
  const { kind, type, name, owner, hierarchy } = about;
  if (kind === null && type === 'lvl1') return weights.page;
  if (kind === null) return weights.section + (sentence ? weights.sectionForSentence : 0);
  const own = (owner ?? name) === hierarchy.lvl1 ? weights.ownPage : 0;
  return weights.kinds[kind] + own + (sentence && rows.has(kind) ? weights.rowForSentence : 0);
}
