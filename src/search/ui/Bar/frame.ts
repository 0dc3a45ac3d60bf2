import type { DocsVersion } from '@site/src/config/versions';
import { dialogQueryLimit } from '@site/src/search/engine/protocol';
import { algolia, withBaseUrl } from '../settings';
import { keepFocus } from './keepFocus';
import { startLinks } from './startLinks';
import { storageKeys } from './storageKeys';

/** State of the frame that the dialog takes over. */
export interface Typed {
  query: string;
  /** Offsets of the selection, or of the caret. */
  selection: [start: number, end: number];
  /** True if Enter was the last key. */
  isEntered: boolean;
  /** The links of the start screen. The dialog moves them, so that a focused link stays focused. */
  start: HTMLElement;
}

export interface Frame {
  /** Resolves when no composed character is pending, because a new field would cancel it. */
  settled(): Promise<void>;
  typed(): Typed;
  /** Shows that the dialog code could not be loaded, with a Retry button. */
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

/** Names and roles as `corrections.ts` sets them in the dialog. The classes are those of DocSearch. */
const markup = `<div class="DocSearch-Container" role="dialog" aria-modal="true" aria-label="Search docs">
<div class="DocSearch-Modal"><header class="DocSearch-SearchBar" role="none"><form class="DocSearch-Form">
<label class="DocSearch-MagnifierLabel" for="search-field"><svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-linecap="round" aria-hidden="true"><circle cx="9" cy="9" r="7.5"/><path d="m14.400 14.400 4 4"/></svg><span class="DocSearch-VisuallyHiddenForAccessibility">Search docs</span></label>
<input class="DocSearch-Input" id="search-field" type="search" placeholder="Search docs" maxlength="${dialogQueryLimit}" autocomplete="off" autocorrect="off" autocapitalize="off" spellcheck="false" enterkeyhint="search" role="combobox" aria-autocomplete="list" aria-haspopup="tree" aria-expanded="false">
</form><button type="button" class="DocSearch-Cancel">Cancel</button></header>
<div class="search-dialog__notices"><p class="search-dialog__scope"></p><p role="alert"></p></div>
<div class="DocSearch-Dropdown"><div class="DocSearch-StartScreen"><p class="DocSearch-Help">No recent searches</p></div></div>
<nav class="search-dialog__start" aria-label="Start here"><ul></ul></nav>
<footer class="DocSearch-Footer" role="none"></footer></div></div>`;

/** Heights of the stored searches in the dialog, so that the links below stay in place when DocSearch shows them. */
const heights = { group: 36, search: 57, end: 24 };

/** Counts the recent and favorite searches that DocSearch will show. */
function storedSearches(): { groups: number; searches: number } {
  const [recent, favorite] = storageKeys(algolia.indexName).map((key) => {
    try {
      return (JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[]).length;
    } catch {
      return 0;
    }
  });
  const searches = Math.min(recent, favorite ? 4 : 7) + Math.min(favorite, 10);
  return { groups: Number(recent > 0) + Number(favorite > 0), searches };
}

const listItem = (link: HTMLElement): HTMLElement => {
  const item = document.createElement('li');
  item.append(link);
  return item;
};

/** Shows the frame of the dialog until DocSearch is loaded, and moves the focus to its field. */
export function createFrame({ query, isReplaced, version, onClose, onRetry }: FrameOptions): Frame {
  const root = Object.assign(document.createElement('div'), { className: 'search-dialog', innerHTML: markup });
  const find = <T extends HTMLElement>(selector: string): T => root.querySelector<T>(selector)!;
  const field = find<HTMLInputElement>('input');
  const start = find('nav');
  let isEntered = false;
  let composed: (() => void) | undefined;
  let isComposing = false;

  find('.search-dialog__scope').textContent = `Searching v${version.version}`;
  const links = startLinks(version).map(({ label, path }) =>
    Object.assign(document.createElement('a'), { href: withBaseUrl(path), textContent: label }),
  );
  const stored = storedSearches();
  if (stored.groups > 0) {
    const { style } = find('.DocSearch-Dropdown');
    style.height = `${stored.groups * heights.group + stored.searches * heights.search + heights.end}px`;
    find('.DocSearch-StartScreen').remove();
  }
  start.firstElementChild!.append(...links.map(listItem));
  field.value = query;
  field.oninput = () => (isEntered = false);
  field.onkeydown = (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    isEntered = true;
    if (find('[role=alert]').hasChildNodes()) onRetry();
  };
  field.addEventListener('compositionstart', () => (isComposing = true));
  field.addEventListener('compositionend', () => {
    isComposing = false;
    composed?.();
  });
  root.onkeydown = (event) => keepFocus(root, event);
  root.onmousedown = (event) => {
    if (event.target !== root.firstElementChild) return;
    // Otherwise the click would take the focus off the search button.
    event.preventDefault();
    onClose();
  };
  find('button').onclick = onClose;

  document.body.append(root);
  field.focus({ preventScroll: true });
  field.setSelectionRange(isReplaced ? 0 : query.length, query.length);

  return {
    settled: () => (isComposing ? new Promise((resolve) => (composed = resolve)) : Promise.resolve()),
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
      find('[role=alert]').replaceChildren(message, ' ', retry);
    },
    remove: () => root.remove(),
  };
}
