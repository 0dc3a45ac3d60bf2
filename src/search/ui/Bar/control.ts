import { painted } from '@site/src/lib/painted';
import { engineFor } from '@site/src/search/client/embedded';
import { searchedTags } from '../scope';
import { searchOptions } from '../settings';

/** What was typed before the dialog was there. */
export interface TypedAhead {
  initialQuery: string;
  /** Enter was the last key. */
  isEntered: boolean;
}

/** `failed`: the code of the dialog could not be fetched. */
type Phase = 'closed' | 'loading' | 'failed' | 'open';

let phase: Phase = 'closed';
let typed: TypedAhead = { initialQuery: '', isEntered: false };
/** Takes the dialog that is shown out of the page. */
let remove = (): void => undefined;
let hasLeft = false;
let turn = 0;

/** What a page that the application shows has in the place of the page before: it is looked for each time. */
const button = (): HTMLElement | null => document.querySelector('[data-plain=search]');

function become(next: Phase): void {
  phase = next;
  button()?.setAttribute('aria-busy', String(next === 'loading'));
  button()?.nextElementSibling?.toggleAttribute('hidden', next !== 'failed');
}

/** Where the way from a key to the dialog, whose code has to be fetched first, is at. */
export const currentPhase = (): Phase => phase;

/** Fetches the code of the dialog. Rejects when it cannot be fetched; the next call tries again. */
export const loadDialog = () => import('@site/src/search/ui/Dialog/show');

/**
 * Fetches, all at once, what a first answer takes, as soon as a reader shows an interest in it. What fails here fails
 * silently; who opens the dialog or searches in it tries again and is told.
 */
export function prepare(): void {
  const { baseUrl, hosted } = searchOptions();
  if (!hosted) engineFor(baseUrl, searchedTags(), 'headings').catch(() => undefined);
  loadDialog().catch(() => undefined);
}

/**
 * Shows the dialog as soon as its code is there, with what was typed by then; the button tells when that fails. Never in
 * the event itself: the button answers at once, and the dialog takes a while to make.
 */
export function open(query = ''): void {
  const mine = ++turn;
  typed = { initialQuery: query, isEntered: false };
  hasLeft = false;
  become('loading');
  prepare();
  Promise.all([loadDialog(), painted()]).then(
    ([{ show }]) => {
      // Closed again, or asked for anew: what was being waited for no longer counts.
      if (mine !== turn) return;
      become('open');
      remove = show(typed, { onClose: close, onLeave: leave });
    },
    () => {
      if (mine === turn) become('failed');
    },
  );
}

/** Takes the dialog away, or no longer waits for it; the focus comes back to the button unless the reader left by it. */
export function close(): void {
  const wasOpen = phase === 'open';
  turn += 1;
  become('closed');
  remove();
  remove = () => undefined;
  // On another page or at another heading, the space bar should scroll and not open the dialog again.
  if (wasOpen && !hasLeft) button()?.focus({ preventScroll: true });
}

/** The reader goes to another page or heading: the dialog will not come back, nor the focus to the button. */
export function leave(): void {
  hasLeft = true;
}

/** Changes the query that the dialog will start with, while its code is being fetched. */
export function edit(change: (query: string) => string): void {
  // Nothing but spaces is no query yet.
  typed = { initialQuery: change(typed.initialQuery).trimStart(), isEntered: false };
}

/** Has the dialog follow the first hit for that query as soon as it can. */
export function enter(): void {
  typed = { ...typed, isEntered: true };
}
