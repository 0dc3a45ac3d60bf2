import { afterNextPaint } from '@site/src/lib/afterNextPaint';
import { isUpdate, loadCode, retryLabel, updateText } from '@site/src/lib/loadCode';
import { closeLayers } from '@site/src/lib/layers';
import { searcherFor } from '@site/src/search/client/embedded';
import { isHosted, searchedTags, searchedVersion, searchOptions } from '../settings';
import { addFrameStyles, createFrame, type Frame } from './frame';
import { selectedName } from './selectedName';

/** The state of the dialog. In the state `failed`, its code failed to load and the frame shows an error. */
type DialogState = 'closed' | 'loading' | 'failed' | 'open';

let state: DialogState = 'closed';
let remove = (): void => undefined;
/** Counts attempts to load the dialog and calls of `close`, so that an outdated attempt cannot show the dialog. */
let turn = 0;
/** True after a site update, when this page can no longer load the dialog. */
let hasUpdate = false;

export const dialogState = (): DialogState => state;

const loadDialog = () =>
  loadCode(async () => {
    const { show } = await import('@site/src/search/ui/Dialog');
    return show;
  });

/** Loads the dialog's styles and code, and the index. Ignores failures, because `open` tries again and reports them. */
export function prefetch(): void {
  addFrameStyles();
  const { baseUrl, hosted } = searchOptions();
  const titles = hosted ? undefined : searcherFor(baseUrl, searchedTags()).load('titles');
  void Promise.allSettled([titles, loadDialog()]);
}

async function load(frame: Frame): Promise<void> {
  const current = ++turn;
  state = 'loading';
  prefetch();
  try {
    // Wait until the browser has painted the frame, because rendering the dialog earlier would delay the paint.
    const [show] = await Promise.all([loadDialog(), afterNextPaint()]);
    if (current !== turn) return;
    remove = show(frame.release(), { onClose: close });
    state = 'open';
    // Prefetch the texts only after the dialog code has loaded, because the code is more urgent.
    if (!isHosted()) searcherFor(searchOptions().baseUrl, searchedTags()).prefetchTexts();
  } catch (error) {
    if (current !== turn) return;
    state = 'failed';
    hasUpdate = isUpdate(error);
    const lost = 'Search could not be loaded. Check your network connection and try again.';
    frame.fail(hasUpdate ? updateText.message : lost, retryLabel(error));
  }
}

/** Turns page scrolling off or on, like DocSearch. A margin fills the space of the hidden scrollbar. */
function lockPage(isLocked: boolean): void {
  const { classList, style, clientWidth } = document.body;
  style.marginRight = isLocked ? `${window.innerWidth - clientWidth}px` : '';
  classList.toggle('DocSearch--active', isLocked);
}

/** Closes other layers and shows the frame, then the dialog. The default query is the name selected on the page. */
export function open(query?: string): void {
  closeLayers();
  const frame = createFrame({
    query: query ?? selectedName(),
    isReplaced: query === undefined,
    version: searchedVersion(),
    onClose: () => close(),
    onRetry: () => void (hasUpdate ? location.reload() : load(frame)),
  });
  remove = () => frame.remove();
  lockPage(true);
  void load(frame);
}

/** Removes the dialog or its frame. Returns the focus to the search button unless `restoresFocus` is false. */
export function close(restoresFocus = true): void {
  if (state === 'closed') return;
  state = 'closed';
  turn += 1;
  // Move the focus first. If the focused field is removed, WebKit scrolls to the end of the page.
  if (restoresFocus) document.querySelector<HTMLElement>('search-bar a')?.focus({ preventScroll: true });
  remove();
  lockPage(false);
}
