import type { DocSearchHit } from '@docsearch/react';
import { escapeHtml, unescapeHtml } from '@site/src/lib/escapeHtml';
import type { Hit } from '@site/src/search/engine/protocol';
import { markTags, rowOf } from '../hits';
import { hitUrl } from '../url';

/** A hit that the dialog shows and stores. */
export interface DialogHit extends DocSearchHit, Pick<Hit, 'kind' | 'version'> {}

/** Escapes all HTML tags. Leaves characters that are already escaped unchanged. */
export const escapeTags = (html: string): string => escapeHtml(unescapeHtml(html));

/** Joins the pieces that `splitMarks` returned to HTML in which `<mark>` is the only tag. */
const joinMarks = (pieces: readonly string[]): string =>
  pieces
    .map(escapeHtml)
    .map((html, index) => (index % 2 === 1 ? markTags.open + html + markTags.close : html))
    .join('');

/**
 * Converts a hit to a page title with content, because DocSearch shows these as two lines, while it swaps the lines of
 * other hits. Escapes the lines, because DocSearch inserts them as HTML. The group name, `lvl0`, is inserted as text.
 */
export function toDialogHit(hit: Hit): DialogHit {
  const { title, page, about } = rowOf(hit);
  const plain = about.join('');
  const name = hit.kind ? `<span translate="no">${joinMarks(title)}</span>` : joinMarks(title);
  // The style sheet shows the page in the first line, or in the second one on narrow screens.
  const ofPage = (text: string): string => (page ? `<span class="search-dialog__page">${escapeHtml(text)}</span>` : '');
  return {
    ...hit,
    url: hitUrl(hit.url ?? ''),
    type: 'lvl1',
    hierarchy: { lvl0: hit.hierarchy?.lvl0, lvl1: escapeHtml(title.join('')) },
    content: escapeHtml([page, plain].filter(Boolean).join(' · ')) || null,
    _snippetResult: {
      hierarchy: { lvl1: { value: name + ofPage(` · ${page}`) } },
      content: { value: ofPage(plain ? `${page} · ` : `${page}`) + joinMarks(about) },
    },
    // The `DocSearchHit` type requires fields that hits do not have.
  } as unknown as DialogHit;
}
