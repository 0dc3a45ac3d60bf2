import { afterNextPaint } from '@site/src/lib/afterNextPaint';
import { searcherFor } from '@site/src/search/client/embedded';
import { searchedTags, searchOptions } from '../settings';

/** Keys that the reader pressed while the dialog code loaded. */
export interface TypedAhead {
  initialQuery: string;
  /** True if Enter was the last key. */
  isEntered: boolean;
}

/** `failed` means that the dialog code could not be loaded. */
type DialogState = 'closed' | 'loading' | 'failed' | 'open';

let state: DialogState = 'closed';
let typed: TypedAhead = { initialQuery: '', isEntered: false };
let removeDialog = (): void => undefined;
/** Counts calls to `open` and `close`, so that an outdated call does not show a dialog. */
let turn = 0;

const find = (selector: string): HTMLElement | null => document.querySelector(`search-bar ${selector}`);

function setState(next: DialogState): void {
  state = next;
  find('a')?.setAttribute('aria-busy', String(next === 'loading'));
  find('[role=alert]')?.toggleAttribute('hidden', next !== 'failed');
}

export const dialogState = (): DialogState => state;

/** Loads the dialog code. After a failure, the next call tries again. */
export const loadDialog = () => import('@site/src/search/ui/Dialog');

/** Prefetches the dialog code and the index. Ignores failures, because `open` tries again and reports them. */
export function prefetch(): void {
  const { baseUrl, hosted } = searchOptions();
  const titles = hosted ? undefined : searcherFor(baseUrl, searchedTags()).load('titles');
  void Promise.allSettled([titles, loadDialog()]);
}

/**
 * Loads the dialog and shows it with the text typed meanwhile, or shows an error next to the button. Waits for the next
 * frame, because rendering the dialog would delay the visual response of the button.
 */
export function open(query = ''): void {
  const current = ++turn;
  typed = { initialQuery: query, isEntered: false };
  setState('loading');
  prefetch();
  Promise.all([loadDialog(), afterNextPaint()]).then(
    ([{ show }]) => {
      if (current !== turn) return;
      setState('open');
      removeDialog = show(typed, { onClose: close });
    },
    () => {
      if (current === turn) setState('failed');
    },
  );
}

/** Removes the dialog or cancels loading. Returns the focus to the button unless `restoresFocus` is false. */
export function close(restoresFocus = true): void {
  const wasOpen = state === 'open';
  turn += 1;
  setState('closed');
  // Moves the focus first, because WebKit scrolls to the end of the page when the focused field is removed.
  if (wasOpen && restoresFocus) find('a')?.focus({ preventScroll: true });
  removeDialog();
  removeDialog = () => undefined;
}

/** Changes the initial query while the dialog code loads. */
export function edit(change: (query: string) => string): void {
  typed = { initialQuery: change(typed.initialQuery).trimStart(), isEntered: false };
}

/** Makes the dialog open the first hit for the initial query. */
export function enter(): void {
  typed = { ...typed, isEntered: true };
}
