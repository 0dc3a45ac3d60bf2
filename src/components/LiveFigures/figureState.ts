import type { FigureId } from '@site/src/components/LiveFigures/sources';
import type { FigureValue } from '@site/src/components/LiveFigures/values';
import type { Failure } from './ask';
import type { Reading } from './stored';

/** What is known of a source, and what it is doing. */
export interface SourceState {
  phase: 'waiting' | 'asking' | 'settled';
  /** What it has answered in this visit, or in another one less than an hour ago. */
  reading: Reading | null;
  /** What it has answered in an earlier visit. */
  stale: Reading | null;
  /** What went wrong when it was last asked. */
  failure: Failure | null;
}

/** What a figure shows. */
export type FigureState =
  | { kind: 'waiting' | 'loading' }
  | { kind: 'current'; value: FigureValue; at: number }
  | { kind: 'stale'; value: FigureValue; at: number; failure: Failure | null }
  | { kind: 'unavailable'; failure: Failure };

export const untouched: SourceState = { phase: 'waiting', reading: null, stale: null, failure: null };

/** The state of one figure of a source: a field that could not be read leaves the others as they are. */
export function figureState({ phase, reading, stale, failure }: SourceState, id: FigureId): FigureState {
  const [value, before] = [reading?.values[id], stale?.values[id]];
  if (reading && value !== undefined) return { kind: 'current', value, at: reading.at };
  if (stale && before !== undefined)
    return { kind: 'stale', value: before, at: stale.at, failure: phase === 'settled' ? failure : null };

  if (phase === 'settled') return { kind: 'unavailable', failure: failure ?? 'unreadable' };
  return { kind: phase === 'asking' ? 'loading' : 'waiting' };
}
