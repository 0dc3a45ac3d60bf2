import type { LiveSource } from '@site/src/components/LiveFigures/sources';
import { fieldOf } from '@site/src/components/LiveFigures/values';
import { isWhole, readAll, type Values } from './ask';

/** Figures and the time at which the browser got them. */
export interface Reading {
  values: Values;
  at: number;
}

const hour = 60 * 60 * 1000;
/** Goes up when the shape changes; what other versions of the site have stored is not read. */
const SHAPE = 1;

const keyOf = ({ id }: LiveSource): string => `magmastream.live.${id}`;

/** What the browser has stored of a source, however old; null if that is nothing, or is not whole in every field. */
export function readStored(source: LiveSource): Reading | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(source)) ?? 'null');
    const at = fieldOf(stored, 'at');
    const values = readAll(source, ({ id }) => fieldOf(fieldOf(stored, 'values'), id));
    const isSound = fieldOf(stored, 'shape') === SHAPE && typeof at === 'number' && at > 0 && at <= Date.now();
    return isSound && isWhole(source, values) ? { values, at } : null;
  } catch {
    // Storage is blocked, or holds something else.
    return null;
  }
}

/** Stores a reading, where the browser lets the page do that. */
export function store(source: LiveSource, { values, at }: Reading): void {
  try {
    localStorage.setItem(keyOf(source), JSON.stringify({ shape: SHAPE, at, values }));
  } catch {
    // The next visit asks again.
  }
}

/** Whether a reading is not yet to be asked for again. */
export function isFresh({ at }: Reading): boolean {
  return Date.now() - at < hour;
}
