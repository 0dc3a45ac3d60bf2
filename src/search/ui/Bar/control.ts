import { afterNextPaint } from '@site/src/lib/afterNextPaint';
import { prefetchIndex } from '@site/src/search/client/embedded';
import { searchedTags, searchOptions } from '../settings';

/** Keys that the reader typed while the code of the dialog loaded. */
export interface TypedAhead {
  initialQuery: string;
  /** True if Enter was the last key. */
  isEntered: boolean;
}

/** The state `failed` means that the code of the dialog could not be loaded. */
type DialogState = 'closed' | 'loading' | 'failed' | 'open';

let state: DialogState = 'closed';
let typed: TypedAhead = { initialQuery: '', isEntered: false };
let removeDialog = (): void => undefined;
/** Counts calls of `open` and `close`, so that an earlier call does not show its dialog late. */
let turn = 0;

const find = (selector: string): HTMLElement | null => document.querySelector(`search-bar ${selector}`);

function setState(next: DialogState): void {
  state = next;
  find('a')?.setAttribute('aria-busy', String(next === 'loading'));
  find('[role=alert]')?.toggleAttribute('hidden', next !== 'failed');
}

/** Returns the state of the dialog. */
export const dialogState = (): DialogState => state;

/** Loads the code of the dialog. Rejects if that fails; the next call tries again. */
export const loadDialog = () => import('@site/src/search/ui/Dialog/show');

/** Prefetches the code of the dialog and the index. Ignores failures: opening the dialog tries again and reports them. */
export function prefetch(): void {
  const { baseUrl, hosted } = searchOptions();
  if (!hosted) prefetchIndex(baseUrl, searchedTags()).catch(() => undefined);
  loadDialog().catch(() => undefined);
}

/**
 * Shows the dialog with what the reader types until its code is loaded, or an error next to the button. Waits for the
 * next frame, because rendering the dialog would delay the response of the button.
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

/** Removes the dialog or cancels its loading. Returns the focus to the button unless told otherwise. */
export function close(restoresFocus = true): void {
  const wasOpen = state === 'open';
  turn += 1;
  setState('closed');
  removeDialog();
  removeDialog = () => undefined;
  if (wasOpen && restoresFocus) find('a')?.focus({ preventScroll: true });
}

/** Changes the initial query while the code of the dialog loads. */
export function edit(change: (query: string) => string): void {
  typed = { initialQuery: change(typed.initialQuery).trimStart(), isEntered: false };
}

/** Lets the dialog follow the first hit for the initial query. */
export function enter(): void {
  typed = { ...typed, isEntered: true };
}
