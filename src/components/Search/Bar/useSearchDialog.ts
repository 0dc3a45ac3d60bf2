import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SearchDialogComponent } from '@site/src/components/Search/Dialog';

/** Fetches the code of the dialog. Rejects when it cannot be fetched; the next call tries again. */
export async function loadDialog(): Promise<SearchDialogComponent> {
  return (await import('@site/src/components/Search/Dialog')).default;
}

/** What was typed before the dialog was there. */
export interface TypedAhead {
  initialQuery: string;
  /** Enter was the last key. */
  isEntered: boolean;
}

type State =
  { phase: 'closed' | 'loading' | 'failed' } | { phase: 'open'; Dialog: SearchDialogComponent; typed: TypedAhead };

export type Phase = State['phase'];

/** What the button and the keys may ask of the dialog. */
export interface DialogControl {
  /** Shows the dialog as soon as its code is there; `failed` follows when that cannot be fetched. */
  open: (query?: string) => void;
  close: () => void;
  /** Changes the query that the dialog will start with, while its code is being fetched. */
  edit: (change: (query: string) => string) => void;
  /** Has the dialog follow the first hit for that query as soon as it can. */
  enter: () => void;
}

/** Whether the dialog is shown, and the way from a key to a dialog whose code has to be fetched first. */
export function useSearchDialog(): [State, DialogControl] {
  const [state, setState] = useState<State>({ phase: 'closed' });
  const typed = useRef<TypedAhead>({ initialQuery: '', isEntered: false });
  const turn = useRef(0);

  const open = useCallback((start = '') => {
    const mine = ++turn.current;
    const settle = (next: State): void => {
      // Closed again, or asked for anew: what was being waited for no longer counts.
      if (mine !== turn.current) return;
      // At once: a letter typed between this and a later rendering would be in neither query.
      flushSync(() => setState(next));
    };
    typed.current = { initialQuery: start, isEntered: false };
    setState({ phase: 'loading' });
    loadDialog().then(
      (Dialog) => settle({ phase: 'open', Dialog, typed: typed.current }),
      () => settle({ phase: 'failed' }),
    );
  }, []);

  const close = useCallback(() => {
    turn.current += 1;
    setState({ phase: 'closed' });
  }, []);

  const edit = useCallback((change: (query: string) => string) => {
    // Nothing but spaces is no query yet.
    typed.current = { initialQuery: change(typed.current.initialQuery).trimStart(), isEntered: false };
  }, []);
  const enter = useCallback(() => void (typed.current = { ...typed.current, isEntered: true }), []);

  return [state, { open, close, edit, enter }];
}
