import { startLinks } from '@site/src/config/startLinks';
import type { DocsVersion } from '@site/src/config/versions';
import { withBaseUrl } from '@site/src/config/withBaseUrl';
import { addStyles } from '@site/src/lib/addStyles';
import { isComposed } from '@site/src/lib/keyboard';
import { dialogQueryLimit } from '@site/src/search/engine/protocol';
import { algolia } from '../settings';
import { keepFocus } from './keepFocus';
import { pageUrl, watchPaste } from './paste';
import { storedHeight } from './stored';
import styles from './frame.sheet.css';

/** The elements and state that the dialog takes over from the frame. */
export interface Released {
  /** The parent of the frame. The dialog reuses its field, because the reader may be composing a word. */
  container: HTMLElement;
  query: string;
  /** True if Enter was the last key that the reader pressed. */
  isEntered: boolean;
  /** The element with the start screen links. The dialog reuses it, so that a focused link stays focused. */
  start: HTMLElement;
  /** The row with a link from a long pasted text to the search page. */
  whole: HTMLElement;
}

export interface Frame {
  /** Stops handling keys and clicks. Returns the elements and the state that the dialog takes over. */
  release(): Released;
  /** Shows a message and a button that calls `onRetry`. */
  fail(message: string, action: string): void;
  remove(): void;
}

interface FrameOptions {
  query: string;
  /** True if the first key that the reader types should replace the query. */
  isReplaced: boolean;
  version: DocsVersion;
  onClose: () => void;
  onRetry: () => void;
}

/**
 * The HTML of the frame. It has DocSearch's class names, and the names and roles that `corrections.ts` sets. Around the
 * field, it has the same elements as DocSearch, without spaces between them. Preact can then reuse these elements
 * without moving them.
 */
const markup = `<div class="DocSearch-Container" role="dialog" aria-modal="true" aria-label="Search docs">
<div class="DocSearch-Modal"><header class="DocSearch-SearchBar" role="none"><form class="DocSearch-Form">
<label class="DocSearch-MagnifierLabel" for="search-field"><svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-linecap="round" aria-hidden="true"><circle cx="9" cy="9" r="7.5"/><path d="m14.4 14.4 4 4"/></svg><span class="DocSearch-VisuallyHiddenForAccessibility">Search docs</span></label>
<div class="DocSearch-LoadingIndicator"></div>
<input class="DocSearch-Input" id="search-field" type="search" placeholder="Search docs" maxlength="${dialogQueryLimit}" autocomplete="off" autocorrect="off" autocapitalize="off" spellcheck="false" enterkeyhint="search" role="combobox" aria-autocomplete="list" aria-haspopup="tree" aria-expanded="false">
</form><button type="button" class="DocSearch-Cancel">Cancel</button></header>
<div class="search-dialog__notices"><p class="search-dialog__scope"></p><p class="search-dialog__loading">Loading the search…</p><p role="alert"></p></div>
<p class="search-dialog__whole" hidden><a></a></p>
<div class="DocSearch-Dropdown"><div class="DocSearch-StartScreen"><p class="DocSearch-Help">No recent searches</p></div></div>
<nav class="search-dialog__start" aria-label="Start here"><ul></ul></nav>
<footer class="DocSearch-Footer" role="none"></footer></div></div>`.replaceAll('\n', '');

function createRoot(query: string, version: DocsVersion) {
  const container = document.createElement('div');
  container.innerHTML = `<div class="search-dialog search-dialog--frame">${markup}</div>`;
  const root = container.firstElementChild as HTMLElement;
  const find = <T extends HTMLElement>(selector: string): T => root.querySelector<T>(selector)!;
  const field = find<HTMLInputElement>('input');
  const start = find('nav');
  field.value = query;
  find('.search-dialog__scope').textContent = `Searching v${version.version}`;
  start.firstElementChild!.innerHTML = startLinks(version)
    .map(({ label, path }) => `<li><a href="${withBaseUrl(path)}">${label}</a></li>`)
    .join('');
  const height = storedHeight(algolia.indexName);
  if (height > 0) {
    find('.DocSearch-Dropdown').style.height = `${height}px`;
    find('.DocSearch-StartScreen').remove();
  }
  const whole = find('.search-dialog__whole');
  watchPaste(root, whole, version);
  return { container, root, field, start, whole, alert: find('[role=alert]'), cancel: find('button') };
}

/**
 * Adds the frame's styles before the reader opens the dialog, because new rules make the browser recalculate the styles
 * of the whole page.
 */
export const addFrameStyles = (): void => addStyles(styles);

/** Shows the dialog's frame until DocSearch has loaded, and moves the focus to the frame's field. */
export function createFrame({ query, isReplaced, version, onClose, onRetry }: FrameOptions): Frame {
  addFrameStyles();
  const { container, root, field, start, whole, alert, cancel } = createRoot(query, version);
  let isEntered = false;
  field.oninput = () => (isEntered = false);
  field.onkeydown = (event) => {
    if (event.key !== 'Enter' || isComposed(event)) return;
    event.preventDefault();
    isEntered = true;
    if (alert.hasChildNodes()) onRetry();
  };
  root.onkeydown = (event) => keepFocus(root, event);
  root.onmousedown = (event) => {
    if (event.target !== root.firstElementChild) return;
    // Prevent the default action, because it would remove the focus from the search button.
    event.preventDefault();
    onClose();
  };
  cancel.onclick = onClose;
  document.body.append(container);
  // Like DocSearch, show a loading message if search takes too long.
  setTimeout(() => root.classList.toggle('search-dialog--late', root.classList.contains('search-dialog--frame')), 300);
  field.focus({ preventScroll: true });
  field.setSelectionRange(isReplaced ? 0 : query.length, query.length);

  return {
    release: () => {
      field.oninput = field.onkeydown = root.onkeydown = root.onmousedown = cancel.onclick = null;
      return { container, query: field.value, isEntered, start, whole };
    },
    fail: (message, action) => {
      const retry = Object.assign(document.createElement('button'), { type: 'button', textContent: action });
      retry.className = 'search-dialog__retry';
      retry.onclick = () => {
        field.focus();
        onRetry();
      };
      // If a new deployment has replaced the code, Retry always fails. The link then loads the new search page.
      const link = Object.assign(document.createElement('a'), { textContent: 'Open the search page' });
      const updateLink = (): void => {
        link.href = pageUrl(field.value, version);
      };
      updateLink();
      link.onclick = updateLink;
      root.classList.remove('search-dialog--late');
      alert.replaceChildren(message, retry, link);
    },
    remove: () => container.remove(),
  };
}
