import { misspelled } from './distance';
import { stem } from './stem';

/** Index terms that stand for a word of a query, each with how good a match it is, from 0 to 1. */
export type Expansion = ReadonlyMap<string, number>;

/** The word itself; nothing is better. */
const exact = 1;
/** Another inflection of the word means the same, but the reader did not type it. */
const inflected = 0.9;
/** A word that goes on after what was typed: the less is missing, the surer (added: share of the word that was typed). */
const prefix = 0.5;
const prefixShare = 0.3;
/** A word with a typo, only when nothing better exists; each further typo makes it less sure. */
const typo = 0.6;
const furtherTypo = 0.2;
/** A word that goes on after what was typed with a typo is a guess upon a guess, so it needs more letters. */
const typoInPrefix = 0.4;
const lettersForTypoInPrefix = 5;
/** Inside of a query a word is complete; only abbreviations of some length are taken as beginnings. */
const lettersForAbbreviation = 3;

/** All terms of an index, and which of them a typed word may mean. */
export class Vocabulary {
  private readonly sorted: readonly string[];
  private readonly byStem = new Map<string, string[]>();

  constructor(terms: ReadonlySet<string>) {
    this.sorted = [...terms].sort();
    for (const term of this.sorted) {
      const root = stem(term);
      const group = this.byStem.get(root);
      if (group) group.push(term);
      else this.byStem.set(root, [term]);
    }
  }

  /** The terms that a word means; `typing` says that its reader may not be done with it. Empty: none comes near. */
  expand(word: string, typing: boolean): Expansion {
    const known = this.inflections(word);
    if (typing || (known.size === 0 && word.length >= lettersForAbbreviation)) this.addContinuations(word, known);
    // A number is another number if a digit differs.
    return known.size > 0 || /^[\d.]+$/.test(word) ? known : this.corrections(word, typing);
  }

  private inflections(word: string): Map<string, number> {
    const terms = this.byStem.get(stem(word)) ?? [];
    return new Map(terms.map((term) => [term, term === word ? exact : inflected]));
  }

  private addContinuations(word: string, found: Map<string, number>): void {
    for (let place = this.placeOf(word); this.sorted[place]?.startsWith(word); place++) {
      const term = this.sorted[place];
      const quality = prefix + (prefixShare * word.length) / term.length;
      found.set(term, Math.max(quality, found.get(term) ?? 0));
    }
  }

  /** Where a word stands, or would stand, in the sorted terms. */
  private placeOf(word: string): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sorted[middle] < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private corrections(word: string, typing: boolean): Map<string, number> {
    const found = new Map<string, number>();
    const openEnd = typing && word.length >= lettersForTypoInPrefix;
    for (const term of this.sorted) {
      const count = misspelled(word, term);
      if (count !== undefined) found.set(term, typo - furtherTypo * (count - 1));
      else if (openEnd && misspelled(word, term, true) === 1) found.set(term, typoInPrefix);
    }
    return found;
  }
}
