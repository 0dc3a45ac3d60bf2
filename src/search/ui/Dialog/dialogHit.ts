import type { DocSearchHit } from '@docsearch/react';
import { escapeHtml, unescapeHtml } from '@site/src/lib/escapeHtml';
import type { Hit } from '@site/src/search/engine/protocol';
import { splitMarks } from '../hits';
import { hitUrl } from '../url';

/** A hit that the dialog shows and stores. Extends DocSearch hits with fields for the line next to the title. */
export interface DialogHit extends DocSearchHit, Pick<Hit, 'kind' | 'owner' | 'version'> {
  /** The heading above a content hit. Undefined if that heading is the page title, which DocSearch already shows. */
  heading?: string;
}

/** Escapes all HTML tags. Leaves characters that are already escaped unchanged. */
export const escapeTags = (html: string): string => escapeHtml(unescapeHtml(html));

/** Escapes all HTML tags except `<mark>`. */
function escapeAllButMarks(html: string): string {
  return splitMarks(html)
    .map((text, index) => (index % 2 === 1 ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
}

function mapValues<T>(object: Record<string, T> | undefined, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(object ?? {}).map(([key, value]) => [key, value && change(value)]));
}

/** Escapes a hit for DocSearch, which inserts everything as HTML, except the group name, `lvl0`. */
export function toDialogHit(hit: Hit): DialogHit {
  const { url = '', type, hierarchy = {}, content, _snippetResult: snippets } = hit;
  const { lvl0, lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy;
  const safe = <T extends { value: string }>(marked: T): T => ({ ...marked, value: escapeAllButMarks(marked.value) });
  return {
    ...hit,
    url: hitUrl(url),
    heading: type === 'content' ? (lvl6 ?? lvl5 ?? lvl4 ?? lvl3 ?? lvl2 ?? undefined) : undefined,
    hierarchy: { ...mapValues<string | null>(hierarchy, (value) => value && escapeHtml(value)), lvl0 },
    content: content && escapeHtml(content),
    _snippetResult: {
      hierarchy: mapValues(snippets?.hierarchy, safe),
      ...(snippets?.content && { content: safe(snippets.content) }),
    },
    // The `DocSearchHit` type requires fields that hits do not have.
  } as unknown as DialogHit;
}
