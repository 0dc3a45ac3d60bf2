import { readAll, type LiveSource, type Values } from './sources';
import type { Loose } from './values';

/** Figures and the time at which the browser got them. */
export interface Reading {
  values: Values;
  at: number;
}

/** Goes up when the shape of a reading changes; what other versions of the site have stored is not read. */
const currentShape = 2;

const keyOf = ({ id }: LiveSource): string => `magmastream.live.${id}`;

/** What the browser has stored of a source, however old; null if that is nothing, or is not whole in every field. */
export function readStored(source: LiveSource): Reading | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(source)) ?? 'null') as Loose;
    const { values, isWhole } = readAll(source, stored?.values);
    const at = Number(stored?.at);
    return isWhole && Number(stored?.shape) === currentShape && at > 0 && at <= Date.now() ? { values, at } : null;
  } catch {
    // Storage is blocked, or holds something else.
    return null;
  }
}

/** Stores a reading, where the browser lets the page do that. */
export function store(source: LiveSource, reading: Reading): void {
  try {
    localStorage.setItem(keyOf(source), JSON.stringify({ shape: currentShape, ...reading }));
  } catch {
    // The next visit asks again.
  }
}
