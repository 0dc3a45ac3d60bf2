import { startLinks } from '@site/src/config/startLinks';
import { searchPage } from '@site/src/config/site';
import type { DocsVersion } from '@site/src/config/versions';
import { withBaseUrl } from '@site/src/config/withBaseUrl';
import { addStyles } from '@site/src/lib/addStyles';
import { withParameters } from '@site/src/lib/withParameters';
import { dialogQueryLimit } from '@site/src/search/engine/protocol';
import { algolia } from '../settings';
import { keepFocus } from './keepFocus';
import { storedHeight } from './stored';
import styles from './frame.sheet.css';

/** The state of the frame, which the dialog restores when it replaces the frame. */
export interface Typed {
  query: string;
  selection: [start: number, end: number];
  /** True if Enter was the last key that the reader pressed. */
  isEntered: boolean;
  /** The element with the start screen links. The dialog reuses it, so that a focused link stays focused. */
  start: HTMLElement;
}

export interface Frame {
  /** Resolves once no character is being composed, because replacing the field would cancel the composition. */
  settled(): Promise<void>;
  typed(): Typed;
  fail(message: string): void;
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

/** The frame's HTML. It uses DocSearch's class names, and the names and roles that `corrections.ts` sets. */
const markup = `<div class="DocSearch-Container" role="dialog" aria-modal="true" aria-label="Search docs">
<div class="DocSearch-Modal"><header class="DocSearch-SearchBar" role="none"><form class="DocSearch-Form">
<label class="DocSearch-MagnifierLabel" for="search-field"><svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-linecap="round" aria-hidden="true"><circle cx="9" cy="9" r="7.5"/><path d="m14.4 14.4 4 4"/></svg><span class="DocSearch-VisuallyHiddenForAccessibility">Search docs</span></label>
<input class="DocSearch-Input" id="search-field" type="search" placeholder="Search docs" maxlength="${dialogQueryLimit}" autocomplete="off" autocorrect="off" autocapitalize="off" spellcheck="false" enterkeyhint="search" role="combobox" aria-autocomplete="list" aria-haspopup="tree" aria-expanded="false">
</form><button type="button" class="DocSearch-Cancel">Cancel</button></header>
<div class="search-dialog__notices"><p class="search-dialog__scope"></p><p role="alert"></p></div>
<div class="DocSearch-Dropdown"><div class="DocSearch-StartScreen"><p class="DocSearch-Help">No recent searches</p></div></div>
<nav class="search-dialog__start" aria-label="Start here"><ul></ul></nav>
<footer class="DocSearch-Footer" role="none"></footer></div></div>`;

function createRoot(query: string, version: DocsVersion) {
  const root = Object.assign(document.createElement('div'), { className: 'search-dialog', innerHTML: markup });
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
  return { root, field, start, alert: find('[role=alert]'), cancel: find('button') };
}

function watchComposition(field: HTMLInputElement): () => Promise<void> {
  let isComposing = false;
  field.addEventListener('compositionstart', () => (isComposing = true));
  field.addEventListener('compositionend', () => (isComposing = false));
  return async () => {
    if (isComposing) await new Promise((resolve) => field.addEventListener('compositionend', resolve, { once: true }));
  };
}

/** Shows the dialog's frame until DocSearch has loaded, and moves the focus to the frame's field. */
export function createFrame({ query, isReplaced, version, onClose, onRetry }: FrameOptions): Frame {
  addStyles(styles);
  const { root, field, start, alert, cancel } = createRoot(query, version);
  let isEntered = false;
  field.oninput = () => (isEntered = false);
  field.onkeydown = (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    isEntered = true;
    if (alert.hasChildNodes()) onRetry();
  };
  root.onkeydown = (event) => keepFocus(root, event);
  root.onmousedown = (event) => {
    if (event.target !== root.firstElementChild) return;
    // Prevent the default action, which would take the focus off the search button.
    event.preventDefault();
    onClose();
  };
  cancel.onclick = onClose;
  document.body.append(root);
  field.focus({ preventScroll: true });
  field.setSelectionRange(isReplaced ? 0 : query.length, query.length);

  return {
    settled: watchComposition(field),
    typed: () => ({
      query: field.value,
      selection: [field.selectionStart ?? 0, field.selectionEnd ?? 0],
      isEntered,
      start,
    }),
    fail: (message) => {
      const retry = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Retry' });
      retry.className = 'search-dialog__retry';
      retry.onclick = () => {
        field.focus();
        onRetry();
      };
      // Retrying always fails if a new deployment has replaced the code, but the link then loads the new search page.
      const link = Object.assign(document.createElement('a'), { textContent: 'Open the search page' });
      const updateLink = (): void => {
        link.href = withBaseUrl(searchPage) + withParameters('', { q: field.value, version: version.name });
      };
      updateLink();
      link.onclick = updateLink;
      alert.replaceChildren(message, retry, link);
    },
    remove: () => root.remove(),
  };
}
