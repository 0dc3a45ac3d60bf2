import { misspelled } from './distance';
import { identifierKey, wordsOf } from './normalize';
import type { Reading } from './readings';
import { tellingWords } from './stopWords';
import type { Unit } from './units';

/** The whole name, as typed; with its owner named too there is nothing left to guess. */
const exactWithOwner = 1;
const exact = 0.95;
/** The beginning of a name: the less is missing, the surer (added: share of the name that was typed). */
const prefix = 0.5;
const prefixShare = 0.3;
/** A name with typos, only when nothing better exists; each further typo makes it less sure. */
const typo = 0.6;
const furtherTypo = 0.1;

/** Names, each with the units that are called so. */
type Names = Map<string, number[]>;

/** Units, each with how surely it was named. */
type Found = Map<number, number>;

/** How well a typed word fits a key: 0 not at all, 1 entirely. */
type Fit = (typed: string, key: string) => number;

/** Finds units by the names that a query gives them, before any word of their text counts. */
export class IdentifierTable {
  /** Under each symbol and each kind the names that belong to it, and all names under ''. */
  private readonly byOwner = new Map<string, Names>();

  constructor(units: readonly Unit[]) {
    for (const { about, title, id } of units) {
      const name = identifierKey(title);
      const owner = identifierKey(about.owner ?? '');
      new Set(['', owner, identifierKey(about.kind ?? '')]).forEach((key) => this.add(key, name, id));
      if (owner) this.add('', owner + name, id);
      if (about.name === null) this.add('', tellingWords(wordsOf(title).map(({ text }) => text)).join(''), id);
    }
  }

  /** The units that the readings name, each with how surely, from 0 to 1. */
  find(readings: readonly Reading[]): Map<number, number> {
    const found: Found = new Map();
    for (const reading of readings) {
      const fit = reading.complete ? same : start;
      this.collect(reading, this.byOwner.get(reading.owner), fit, certaintyOf(reading), found);
    }
    if (found.size === 0)
      readings.filter(({ complete }) => !complete).forEach((reading) => this.findMisspelled(reading, found));

    return found;
  }

  private findMisspelled(reading: Reading, found: Found): void {
    for (const [owner, names] of this.byOwner) {
      const fits = (owner === '') === (reading.owner === '') ? withTypos(reading.owner, owner) : 0;
      if (fits > 0) this.collect(reading, names, withTypos, certaintyOf(reading) * fits, found);
    }
  }

  private collect({ name }: Reading, names: Names | undefined, fit: Fit, certainty: number, found: Found): void {
    names?.forEach((ids, key) => {
      const quality = certainty * fit(name, key);
      if (quality > 0) ids.forEach((id) => found.set(id, Math.max(quality, found.get(id) ?? 0)));
    });
  }

  private add(owner: string, name: string, id: number): void {
    const names = this.byOwner.get(owner) ?? (new Map() as Names);
    this.byOwner.set(owner, names);
    const ids = names.get(name) ?? [];
    names.set(name, ids);
    if (ids.at(-1) !== id) ids.push(id);
  }
}

function certaintyOf({ owner, certainty }: Reading): number {
  return certainty * (owner === '' ? exact : exactWithOwner);
}

function same(typed: string, key: string): number {
  return typed === key ? 1 : 0;
}

function start(typed: string, key: string): number {
  if (!key.startsWith(typed)) return 0;
  return typed.length === key.length ? 1 : prefix + (prefixShare * typed.length) / key.length;
}

function withTypos(typed: string, key: string): number {
  const count = misspelled(typed, key);
  if (count === undefined) return 0;
  return count === 0 ? 1 : typo - furtherTypo * (count - 1);
}
