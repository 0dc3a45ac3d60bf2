import type { DocSearchHit } from '@docsearch/react';
import { escapeHtml } from '@site/src/lib/escapeHtml';
import type { Hit, MarkedTexts } from '@site/src/search/engine/protocol';
import type { SearchRecord } from '@site/src/search/types';
import { withMarksOnly } from './html';

/** A hit as the dialog shows and stores it: what DocSearch knows, and what the line below it says. */
export interface ShownHit extends DocSearchHit, Partial<Pick<SearchRecord, 'kind' | 'owner' | 'version'>> {
  /** Of a text, the heading that it stands under, unless that is the page's own, which DocSearch shows. */
  heading?: string;
}

const levels = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const;

function headingOf({ type, hierarchy }: Hit): string | undefined {
  return type === 'content' ? levels.flatMap((level) => hierarchy?.[level] ?? [])[0] : undefined;
}

function mapValues<T>(object: Record<string, T> | undefined, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(object ?? {}).map(([key, value]) => [key, value && change(value)]));
}

function safeSnippets({ hierarchy, content }: MarkedTexts): object {
  const safe = <T extends { value: string }>(marked: T): T => ({ ...marked, value: withMarksOnly(marked.value) });
  return { hierarchy: mapValues(hierarchy, safe), ...(content && { content: safe(content) }) };
}

/**
 * Makes a hit fit for DocSearch, which puts the headings and the content into the page as HTML: raw ones in its recent
 * searches, snippets in results. Only the group's name, `lvl0`, is shown as text.
 */
export function showHit(hit: Hit, processUrl: (url: string) => string): ShownHit {
  const { url = '', hierarchy = {}, content, _snippetResult = {} } = hit;
  return {
    ...hit,
    url: processUrl(url),
    heading: headingOf(hit),
    hierarchy: { ...mapValues<string | null>(hierarchy, (value) => value && escapeHtml(value)), lvl0: hierarchy.lvl0 },
    content: content && escapeHtml(content),
    _snippetResult: safeSnippets(_snippetResult),
    // The library's type asks for more than hits have, hosted or not.
  } as ShownHit;
}
