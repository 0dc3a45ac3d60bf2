import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import { savesData } from '../../../lib/savesData';
import { fetchValues, isComplete, liveSources, type Json, type Values } from './sources';

const hour = 60 * 60 * 1000;
/** Milliseconds after which a request counts as failed. */
const timeout = 5000;
const storageKey = 'magmastream.live.figures';

/** Values of a source and the time at which the browser received them. */
export interface Reading {
  values: Values;
  at: number;
}
/** Readings by the id of their source. */
type Readings = Readonly<Record<string, Reading>>;

export interface LiveState {
  /** `onDemand` means that loading starts when the reader presses the button. */
  phase: 'unseen' | 'onDemand' | 'loading' | 'settled';
  readings: Readings;
  pending: readonly string[];
  failed: readonly string[];
}

/** A `settle` action without a reading reports a failure. */
type Action =
  | { type: 'wait' }
  | { type: 'load'; readings: Readings; pending: string[] }
  | { type: 'settle'; id: string; reading?: Reading };

export const initialState: LiveState = { phase: 'unseen', readings: {}, pending: [], failed: [] };

export function reduce(state: LiveState, action: Action): LiveState {
  if (action.type === 'wait') return { ...state, phase: 'onDemand' };
  if (action.type === 'load') {
    const readings = { ...state.readings, ...action.readings };
    const { pending } = action;
    return { phase: pending.length > 0 ? 'loading' : 'settled', readings, pending, failed: [] };
  }
  const { id, reading } = action;
  const pending = state.pending.filter((other) => other !== id);
  return {
    phase: pending.length > 0 ? 'loading' : 'settled',
    readings: reading ? { ...state.readings, [id]: reading } : state.readings,
    pending,
    failed: reading ? state.failed : [...state.failed, id],
  };
}

/** Parses the readings of earlier visits. Drops readings that are incomplete or dated in the future. */
export function parseReadings(json: string | null): Readings {
  try {
    const stored = JSON.parse(json ?? '{}') as Json;
    const isValid = ([id, reading]: [string, Json]): boolean => {
      const source = liveSources.find((candidate) => candidate.id === id);
      return !!source && isComplete(source, reading?.values) && Number(reading?.at) <= Date.now();
    };
    return Object.fromEntries(Object.entries(stored ?? {}).filter(isValid)) as unknown as Readings;
  } catch {
    return {};
  }
}

/** Calls `load` once the element scrolls into view. Returns a function that stops watching the element. */
function loadWhenVisible(element: Element, load: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    load();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Loads the live figures once `panel` is visible, or when `load` is called. If `savesData` returns true, only `load`
 * starts requests. A reading stays current for an hour.
 */
export function useLiveFigures(panel: RefObject<Element | null>): LiveState & { load: () => void } {
  const [state, dispatch] = useReducer(reduce, initialState);
  const { readings } = state;
  const requests = useRef(new AbortController());

  const load = useCallback(() => {
    const controller = (requests.current = new AbortController());
    setTimeout(() => controller.abort(), timeout);
    const known = parseReadings(createStorageSlot(storageKey).get());
    const outdated = liveSources.filter(({ id }) => !(known[id] && Date.now() - known[id].at < hour));
    dispatch({ type: 'load', readings: known, pending: outdated.map(({ id }) => id) });
    for (const source of outdated) {
      const settle = (reading?: Reading): void => dispatch({ type: 'settle', id: source.id, reading });
      fetchValues(source, controller.signal).then(
        (values) => settle({ values, at: Date.now() }),
        () => settle(),
      );
    }
  }, []);

  useEffect(() => () => requests.current.abort(), []);
  useEffect(() => {
    if (panel.current && !savesData()) return loadWhenVisible(panel.current, load);
    return dispatch({ type: 'wait' });
  }, [panel, load]);
  useEffect(() => {
    if (Object.keys(readings).length > 0) createStorageSlot(storageKey).set(JSON.stringify(readings));
  }, [readings]);

  return { ...state, load };
}
