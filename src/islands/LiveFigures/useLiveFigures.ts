import { useCallback, useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { store } from '@site/src/elements/storage/store';
import { savesData } from '@site/src/lib/savesData';
import { whenActivated } from '@site/src/lib/whenActivated';
import { fetchValues, isComplete, isCount, liveSources, type Json, type Values } from './sources';

const hour = 60 * 60 * 1000;
const timeout = 5000;
const storageKey = 'magmastream.live.figures';

interface Reading {
  values: Values;
  at: number;
}

export interface SourceState {
  status: 'pending' | 'current' | 'failed';
  reading?: Reading;
}

/** The state of each source, by source id. Sources without a request have no state. */
export type LiveState = Readonly<Record<string, SourceState>>;

/** Changes the state of a source. The source keeps its earlier reading during a new request and after a failure. */
export function reduce(state: LiveState, { id, status, reading }: SourceState & { id: string }): LiveState {
  return { ...state, [id]: { status, reading: reading ?? state[id]?.reading } };
}

/** Parses the readings from earlier visits. Drops invalid readings and readings with a date in the future. */
export function parseReadings(json: string | null): Readonly<Record<string, Reading | undefined>> {
  try {
    const stored = JSON.parse(json ?? '{}') as Json;
    const valid = liveSources.flatMap((source) => {
      const reading = stored?.[source.id];
      const at: unknown = reading?.at;
      return isComplete(source, reading?.values) && isCount(at) && at <= Date.now() ? [[source.id, reading]] : [];
    });
    return Object.fromEntries(valid) as Record<string, Reading>;
  } catch {
    return {};
  }
}

const readStored = () => parseReadings(localStorage.getItem(storageKey));

/** Starts loading one screen ahead. If loading fails, the page height then usually changes below the visible area. */
function loadWhenNear(element: Element, load: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: '0px 0px 100%' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Loads the figures when `panel` is less than one screen away, unless `savesData` returns true. The returned `load`
 * function always loads them.
 */
export function useLiveFigures(panel: RefObject<Element | null>) {
  const [sources, dispatch] = useReducer(reduce, {});
  const [isOnDemand, setOnDemand] = useState(false);
  const requests = useRef(new AbortController());

  const load = useCallback(() => {
    const controller = (requests.current = new AbortController());
    setTimeout(() => controller.abort(), timeout);
    const known = readStored();
    for (const source of liveSources) {
      const { id } = source;
      const reading = known[id];
      const isCurrent = reading && Date.now() - reading.at < hour;
      dispatch({ id, status: isCurrent ? 'current' : 'pending', reading });
      if (isCurrent) continue;
      fetchValues(source, controller.signal).then(
        (values) => {
          const received = { values, at: Date.now() };
          dispatch({ id, status: 'current', reading: received });
          store(storageKey, JSON.stringify({ ...readStored(), [id]: received }));
        },
        () => dispatch({ id, status: 'failed' }),
      );
    }
  }, []);

  useEffect(() => () => requests.current.abort(), []);
  useEffect(() => {
    if (panel.current && !savesData()) return loadWhenNear(panel.current, () => whenActivated(load));
    return setOnDemand(true);
  }, [panel, load]);

  return { sources, isOnDemand, load };
}
