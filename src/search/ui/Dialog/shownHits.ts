import type { DocSearchHit } from '@docsearch/react';
import { escapeHtml } from '@site/src/lib/escapeHtml';
import type { Hit } from '@site/src/search/engine/protocol';
import type { SearchRecord } from '@site/src/search/section';
import { algolia, isExternal, mounted } from '../settings';

/** A hit as the dialog shows and stores it: what DocSearch knows, and what the line below it says. */
export interface ShownHit extends DocSearchHit, Partial<Pick<SearchRecord, 'kind' | 'owner' | 'version'>> {
  /** Of a text, the heading that it stands under, unless that is the page's own, which DocSearch shows. */
  heading?: string;
}

/** HTML with all of its tags shown instead of meant; what is escaped already stays as it is. */
export function withoutTags(html: string): string {
  return html.replace(/[<>"']|&(?!(?:\w+|#\d+|#x[\da-f]+);)/gi, escapeHtml);
}

/** HTML in which of all tags only `<mark>` is meant. */
export function withMarksOnly(html: string): string {
  return html
    .split(/(<\/?mark>)/)
    .map((part, index) => (index % 2 === 1 ? part : withoutTags(part)))
    .join('');
}

function mapValues<T>(object: Record<string, T> | undefined, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(object ?? {}).map(([key, value]) => [key, value && change(value)]));
}

/** Where a hit leads to: on this site, to where it is mounted, by the rule for indexes that know its pages by other names. */
export function addressOf(url: string): string {
  const { href, pathname, hash } = new URL(url);
  if (isExternal(href)) return url;
  const { replaceSearchResultPathname: rule } = algolia;
  return mounted(rule ? (pathname + hash).replaceAll(new RegExp(rule.from, 'g'), rule.to) : pathname + hash);
}

/**
 * Makes a hit fit for DocSearch, which puts the headings and the content into the page as HTML: raw ones in its recent
 * searches, snippets in results. Only the group's name, `lvl0`, is shown as text.
 */
export function showHit(hit: Hit): ShownHit {
  const { url = '', type, hierarchy = {}, content, _snippetResult: snippets } = hit;
  const { lvl0, lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy;
  const safe = <T extends { value: string }>(marked: T): T => ({ ...marked, value: withMarksOnly(marked.value) });
  return {
    ...hit,
    url: addressOf(url),
    heading: type === 'content' ? (lvl6 ?? lvl5 ?? lvl4 ?? lvl3 ?? lvl2 ?? undefined) : undefined,
    hierarchy: { ...mapValues<string | null>(hierarchy, (value) => value && escapeHtml(value)), lvl0 },
    content: content && escapeHtml(content),
    _snippetResult: {
      hierarchy: mapValues(snippets?.hierarchy, safe),
      ...(snippets?.content && { content: safe(snippets.content) }),
    },
    // The library's type asks for more than hits have, hosted or not.
  } as unknown as ShownHit;
}
