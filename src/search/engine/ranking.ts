import { IdentifierTable } from './identifiers';
import { Phrases } from './phrase';
import type { Query } from './query';
import { type Candidate, coverageOf, scoreOf, sharesOf, WEIGHTS } from './score';
import { type Meaning, NOTHING, TextIndex } from './textIndex';
import type { Unit } from './units';

/** Hits that cover less than this share of what the best hit covers are noise. */
const LEAST_COVERAGE = 0.5;

/** Phrases are looked for in this many hits only: it takes time, and a phrase brings its words into the first ones. */
const PHRASE_CANDIDATES = 60;

export interface Ranked extends Candidate {
  score: number;
}

export interface Ranking {
  /** Best first. */
  ranked: Ranked[];
  /** What the words of the query mean, in the order of each hit's evidence. */
  meanings: readonly Meaning[];
}

/** Finds and orders the units that answer a query. */
export class Ranker {
  private readonly identifiers: IdentifierTable;
  private readonly texts: TextIndex;
  private readonly phrases = new Phrases();

  constructor(private readonly units: readonly Unit[]) {
    this.identifiers = new IdentifierTable(units);
    this.texts = new TextIndex(units);
  }

  /** The units that answer a query, among those that `allowed` lets through. */
  rank(query: Query, allowed: (unit: Unit) => boolean): Ranking {
    const meanings = this.texts.meaningsOf(query.words);
    const candidates = this.candidates(query, meanings).filter(({ unit }) => allowed(unit));
    const asked = { meanings, sentence: query.phrase.length < query.allWords.length };
    const shares = sharesOf(candidates, meanings.length, this.units.length);
    const least = LEAST_COVERAGE * Math.max(...candidates.map((candidate) => coverageOf(candidate, shares)));
    const ranked = candidates
      .filter((candidate) => candidate.named > 0 || coverageOf(candidate, shares) >= least)
      .map((candidate) => ({ ...candidate, score: scoreOf(candidate, shares, asked) }))
      .sort(byScore);
    return { ranked: this.withPhrases(ranked, query), meanings };
  }

  /** All units that the query names or that have one of its words. */
  private candidates({ readings, typed }: Query, meanings: readonly Meaning[]): Candidate[] {
    const named = this.identifiers.find(readings);
    const matches = this.texts.find(meanings);
    const found = new Set(matches.map(({ id }) => id));
    const onlyNamed = [...named.keys()].filter((id) => !found.has(id));
    const evidence = meanings.map(() => NOTHING);
    const most = Math.max(...matches.map(({ relevance }) => relevance));
    return [...matches, ...onlyNamed.map((id) => ({ id, evidence, relevance: 0 }))].map((match) => ({
      unit: this.units[match.id],
      evidence: match.evidence,
      named: named.get(match.id) ?? 0,
      literal: typed.includes(this.units[match.id].title),
      relevance: match.relevance === 0 ? 0 : match.relevance / most,
    }));
  }

  /** Lets the first hits earn what they have of the query's phrase, and puts them in order again. */
  private withPhrases(ranked: readonly Ranked[], query: Query): Ranked[] {
    if (query.allWords.length < 2) {
      return [...ranked];
    }
    const first = ranked
      .slice(0, PHRASE_CANDIDATES)
      .map((hit) => ({ ...hit, score: hit.score + this.phraseScore(query, hit.unit) }));
    return [...first.sort(byScore), ...ranked.slice(PHRASE_CANDIDATES)];
  }

  private phraseScore(query: Query, unit: Unit): number {
    const { phrases } = this;
    return WEIGHTS.neighbors * phrases.neighbors(query, unit) + WEIGHTS.pasted * phrases.pasted(query, unit);
  }
}

function byScore(one: Ranked, other: Ranked): number {
  return other.score - one.score || one.unit.id - other.unit.id;
}
