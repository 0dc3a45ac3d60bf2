import type { Failure } from './ask';
import type { FigureId } from './sources';
import type { Reading } from './stored';
import type { FigureValue } from './values';

/** What is known of a source, and what it is doing. */
export interface SourceState {
  phase: 'waiting' | 'loading' | 'settled';
  /** What it has answered in this visit, or in another one less than an hour ago. */
  reading?: Reading;
  /** What it has answered in an earlier visit. */
  stale?: Reading | null;
  /** What went wrong when it was last asked. */
  failure?: Failure | null;
}

/** What a figure shows; with a failure, it can be asked for once more. */
export interface FigureState {
  kind: 'waiting' | 'loading' | 'current' | 'stale' | 'unavailable';
  known?: { value: FigureValue; at: number };
  failure?: Failure;
}

/** The state of one figure of a source: a field that could not be read leaves the others as they are. */
export function figureState({ phase, reading, stale, failure }: SourceState, id: FigureId): FigureState {
  const [current, earlier] = [reading, stale].map((one) => {
    const value = one?.values[id];
    return one && value !== undefined ? { value, at: one.at } : undefined;
  });
  if (current) return { kind: 'current', known: current };
  const failed = phase === 'settled' ? { failure: failure ?? 'unreadable' } : {};
  if (earlier) return { kind: 'stale', known: earlier, ...failed };
  return phase === 'settled' ? { kind: 'unavailable', ...failed } : { kind: phase };
}
