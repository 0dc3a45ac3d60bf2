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

/** Source states by source id. Sources that were never requested are missing. */
export type LiveState = Readonly<Record<string, SourceState>>;

/** Changes a source's state. A source keeps its earlier reading when it fails or loads again. */
export function reduce(state: LiveState, { id, status, reading }: SourceState & { id: string }): LiveState {
  return { ...state, [id]: { status, reading: reading ?? state[id]?.reading } };
}

/** Parses the readings from earlier visits. Drops readings that are invalid or dated in the future. */
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

/** Loads one screen ahead, so that a failure usually changes the height of the page below the visible area. */
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

/** Loads the figures when `panel` is at most one screen away, unless `savesData` returns true, and when `load` is called. */
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
