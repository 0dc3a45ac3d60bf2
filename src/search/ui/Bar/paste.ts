import { searchPage } from '@site/src/config/site';
import type { DocsVersion } from '@site/src/config/versions';
import { withBaseUrl } from '@site/src/config/withBaseUrl';
import { withParameters } from '@site/src/lib/withParameters';
import type { CleanedText } from '@site/src/search/engine/pasted';
import { queryLimit } from '@site/src/search/engine/protocol';

/** Cleans a text. Loads the code on demand, because most readers never paste. */
async function clean(text: string): Promise<CleanedText> {
  try {
    const { cleanPasted } = await import('@site/src/search/engine/pasted');
    return cleanPasted(text);
  } catch {
    return { query: text, hint: '', dropped: false };
  }
}

/** Matches text that may be a log. Other text does not need cleaning, and the browser's own paste supports Undo. */
const maybeLog = /[\r\n[{]|.{30}/;

const foldSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the URL of the search page with a query. Does not use `ui/url`, because every page includes this file. */
export const pageUrl = (query: string, { name }: DocsVersion): string =>
  withBaseUrl(searchPage) + withParameters('', { q: foldSpace(query).slice(0, queryLimit), version: name });

interface Pasted {
  /** The text that was inserted into the field. */
  inserted: string;
  /** The query before it was shortened or, if the pasted text has several messages, the whole text. */
  whole: string;
  /** True if the field does not show everything that the reader pasted. */
  isPart: boolean;
}

/**
 * Pastes only the message of a log into the field, up to the maximum length. Replaces the browser's own paste, because
 * browsers join the lines of a log and cut off its end.
 */
export async function pasteCleaned(event: ClipboardEvent): Promise<Pasted | undefined> {
  const { target: field, clipboardData } = event;
  const text = clipboardData?.getData('text/plain') ?? '';
  if (!(field instanceof HTMLInputElement) || !text.trim()) return undefined;
  if (!maybeLog.test(text)) return { inserted: text, whole: text, isPart: false };
  event.preventDefault();
  const { query: cleaned, dropped } = await clean(text);
  const query = foldSpace(cleaned);
  const { value, maxLength, selectionStart, selectionEnd } = field;
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  const [before, after] = [value.slice(0, start), value.slice(end)];
  const inserted = query.slice(0, Math.max(0, maxLength - before.length - after.length));
  field.setRangeText(inserted, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  return { inserted, whole: before + (dropped ? text : query) + after, isPart: inserted !== query || dropped };
}

/** Cleans text that the reader pastes into the dialog. If the field has only a part of it, shows a row with a link. */
export function watchPaste(root: HTMLElement, row: HTMLElement, version: DocsVersion): void {
  const link = row.querySelector('a')!;
  link.textContent = 'Search the whole text';
  let inserted = '';
  async function onPaste(event: ClipboardEvent): Promise<void> {
    const pasted = await pasteCleaned(event);
    if (!pasted) return;
    inserted = pasted.inserted;
    link.href = pageUrl(pasted.whole, version);
    row.hidden = !pasted.isPart;
  }
  root.addEventListener('paste', (event) => void onPaste(event));
  // Hide the row when the reader replaces the pasted text.
  root.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && !target.value.includes(inserted)) row.hidden = true;
  });
  root.addEventListener('reset', () => (row.hidden = true));
}
