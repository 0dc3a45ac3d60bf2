import { IdentifierTable } from './identifiers';
import { Phrases } from './phrase';
import type { Query } from './query';
import { type Candidate, coverageOf, scoreOf, sharesOf, WEIGHTS } from './score';
import { type Meaning, nothing, TextIndex } from './textIndex';
import type { Unit } from './units';

/** Hits that cover less than this share of what the best hit covers are noise. */
const leastCoverage = 0.4;

/** With less than this share of its words known, a query asks for something that is not here. */
const leastKnown = 1 / 3;

/** Phrases are looked for in this many hits only: it takes time, and a phrase brings its words into the first ones. */
const phraseCandidates = 60;

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
    const named = this.identifiers.find(query.readings);
    if (named.size === 0 && isGibberish(meanings)) return { ranked: [], meanings };
    const candidates = this.candidates(query, meanings, named, allowed);
    const shares = sharesOf(candidates, meanings.length, this.units.length);
    const coverage = candidates.map((candidate) => coverageOf(candidate, shares));
    const least = leastCoverage * Math.max(...coverage);
    const asked = { meanings, sentence: query.phrase.length < query.allWords.length };
    const ranked = candidates
      .filter((candidate, place) => candidate.named > 0 || coverage[place] >= least)
      .map((candidate) => ({ ...candidate, score: scoreOf(candidate, shares, asked) }))
      .sort(byScore);
    return { ranked: this.withPhrases(ranked, query), meanings };
  }

  /** The units that the query names or that have one of its words. */
  private candidates(
    { typed }: Query,
    meanings: readonly Meaning[],
    named: ReadonlyMap<number, number>,
    allowed: (unit: Unit) => boolean,
  ): Candidate[] {
    const matches = this.texts.find(meanings);
    const found = new Set(matches.map(({ id }) => id));
    const onlyNamed = [...named.keys()].filter((id) => !found.has(id));
    const evidence = meanings.map(() => nothing);
    const all = [...matches, ...onlyNamed.map((id) => ({ id, evidence, relevance: 0 }))].filter(({ id }) =>
      allowed(this.units[id]),
    );
    const most = Math.max(...all.map(({ relevance }) => relevance));
    return all.map((match) => {
      const unit = this.units[match.id];
      const sure = named.get(match.id) ?? 0;
      return {
        unit,
        evidence: match.evidence,
        named: sure,
        literal: sure > 0 && typed.includes(unit.title),
        relevance: match.relevance === 0 ? 0 : match.relevance / most,
      };
    });
  }

  /** Lets the first hits earn what they have of the query's phrase, and puts them in order again. */
  private withPhrases(ranked: readonly Ranked[], query: Query): Ranked[] {
    if (query.allWords.length < 2) return [...ranked];
    const first = ranked
      .slice(0, phraseCandidates)
      .map((hit) => ({ ...hit, score: hit.score + this.phraseScore(query, hit.unit) }));
    return [...first.sort(byScore), ...ranked.slice(phraseCandidates)];
  }

  private phraseScore(query: Query, unit: Unit): number {
    const { phrases } = this;
    return WEIGHTS.neighbors * phrases.neighbors(query, unit) + WEIGHTS.pasted * phrases.pasted(query, unit);
  }
}

/** Whether so little of a query is known that it would only be found by chance, as single letters mostly are. */
function isGibberish(meanings: readonly Meaning[]): boolean {
  const longer = meanings.filter(({ word }) => word.length > 1);
  const known = (longer.length > 0 ? longer : meanings).filter(({ terms }) => terms.size > 0);
  return known.length < leastKnown * meanings.length;
}

/** Of equal hits the one that its page says earlier comes first: it is more general. */
function byScore(one: Ranked, other: Ranked): number {
  return other.score - one.score || one.unit.about.position - other.unit.about.position || one.unit.id - other.unit.id;
}
