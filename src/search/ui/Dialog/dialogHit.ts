import type { DocSearchHit } from '@docsearch/react';
import { escapeHtml, unescapeHtml } from '@site/src/lib/escapeHtml';
import type { Hit } from '@site/src/search/engine/protocol';
import { markTags, rowOf } from '../hits';
import { hitUrl } from '../url';

/** A hit in the format that the dialog shows and stores. */
export interface DialogHit extends DocSearchHit, Pick<Hit, 'kind' | 'version'> {}

/** Escapes all HTML tags. Does not escape characters twice. */
export const escapeTags = (html: string): string => escapeHtml(unescapeHtml(html));

/** Joins the pieces from `splitMarks` to HTML. The result contains no tags except `<mark>`. */
const joinMarks = (pieces: readonly string[]): string =>
  pieces
    .map(escapeHtml)
    .map((html, index) => (index % 2 === 1 ? markTags.open + html + markTags.close : html))
    .join('');

/**
 * Converts a hit to a page title with content. DocSearch shows these as two lines, but swaps the lines of other hits.
 * Escapes both lines, because DocSearch inserts them as HTML. DocSearch inserts the group name, `lvl0`, as text.
 */
export function toDialogHit(hit: Hit): DialogHit {
  const { title, page, about } = rowOf(hit);
  const plain = about.join('');
  const name = hit.kind ? `<span translate="no">${joinMarks(title)}</span>` : joinMarks(title);
  // The style sheet shows the page in the first line or, on narrow screens, in the second line.
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
