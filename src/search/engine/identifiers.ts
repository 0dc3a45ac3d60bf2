import { fitOfStart, fitWithTypos } from './fit';
import type { Reading } from './query';
import type { Unit } from './units';
import * as weights from './weights';
import { identifierKey, memo, tellingWords, wordsOf } from './words';

/** The units that readings of a query name, before any word of their text counts: each with how surely, from 0 to 1. */
export type FindNamed = (readings: readonly Reading[]) => Map<number, number>;

/** Names, each with the units that are called so. */
type Names = Map<string, number[]>;

/** Learns what the units are called, alone and as members of others. */
export function createNameTable(units: readonly Unit[]): FindNamed {
  /** Under each symbol and each kind the names that belong to it, and all names under ''. */
  const byOwner = new Map<string, Names>();

  function add(owner: string, name: string, id: number): void {
    const names: Names = byOwner.get(owner) ?? new Map<string, number[]>();
    const ids = names.get(name) ?? [];
    byOwner.set(owner, names.set(name, ids));
    if (ids.at(-1) !== id) ids.push(id);
  }

  // Members have the owner and the kind of others, and often their name.
  const keyOf = memo(identifierKey);
  for (const { about, title, id } of units) {
    const name = keyOf(title);
    const owner = keyOf(about.owner ?? '');
    for (const key of ['', owner, keyOf(about.kind ?? '')]) add(key, name, id);
    if (owner) add('', owner + name, id);
    if (about.name === null) add('', tellingWords(wordsOf(title).map(({ text }) => text)).join(''), id);
  }

  return (readings) => {
    const found = new Map<number, number>();
    const collect = (names: Names | undefined, certainty: number, fit: (name: string) => number): void =>
      names?.forEach((ids, name) => {
        const quality = certainty * fit(name);
        if (quality > 0) ids.forEach((id) => found.set(id, Math.max(quality, found.get(id) ?? 0)));
      });

    for (const reading of readings) {
      const fit = (name: string): number => fitOfStart(reading.name, name);
      const fitWhole = (name: string): number => (name === reading.name ? 1 : 0);
      collect(byOwner.get(reading.owner), certaintyOf(reading), reading.complete ? fitWhole : fit);
    }
    if (found.size > 0) return found;

    const fit = (typed: string, name: string): number => fitWithTypos(typed, name, weights.furtherTypoInName);
    for (const reading of readings.filter(({ complete }) => !complete)) {
      for (const [owner, names] of byOwner) {
        const fits = (owner === '') === (reading.owner === '') ? fit(reading.owner, owner) : 0;
        if (fits > 0) collect(names, certaintyOf(reading) * fits, (name) => fit(reading.name, name));
      }
    }
    return found;
  };
}

function certaintyOf({ owner, certainty }: Reading): number {
  return certainty * (owner === '' ? weights.nameAlone : weights.nameWithOwner);
}
