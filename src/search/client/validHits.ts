import type { Hit, MarkedText, MarkedTexts, SearchResult } from '../engine/protocol';

type Unknown<T> = { [Field in keyof T]?: unknown } | null | undefined;

/** Returns only the fields that contain text. */
const textsIn = (fields: object | null | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => typeof value === 'string' && value !== ''));

const isMarked = (value: unknown): value is MarkedText =>
  typeof (value as MarkedText | null | undefined)?.value === 'string';

function markedIn(texts: Unknown<MarkedTexts>): MarkedTexts {
  const hierarchy = Object.entries(texts?.hierarchy ?? {}).filter(([, value]) => isMarked(value));
  return { hierarchy: Object.fromEntries(hierarchy), ...(isMarked(texts?.content) && { content: texts.content }) };
}

function isAbsolute(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url).protocol);
  } catch {
    return false;
  }
}

/** Removes fields with a wrong type. Returns an empty list for a record without titles or an absolute URL. */
function readHit(record: Unknown<Hit>): Hit[] {
  const { objectID, url, ...fields } = textsIn(record);
  const hierarchy = textsIn(record?.hierarchy as object | undefined);
  if (!objectID || !isAbsolute(url) || !hierarchy.lvl0 || !hierarchy.lvl1) return [];
  const _highlightResult = markedIn(record?._highlightResult as Unknown<MarkedTexts>);
  const _snippetResult = markedIn(record?._snippetResult as Unknown<MarkedTexts>);
  return [{ ...fields, objectID, url, hierarchy, _highlightResult, _snippetResult }];
}

const countIn = (value: unknown): number => (Number.isSafeInteger(value) ? Math.max(0, value as number) : 0);

/**
 * Drops hits that the site cannot show, because an Algolia index may contain records from other sources. Throws an
 * error if a result has no list of hits.
 */
export function withValidHits(result: Unknown<SearchResult>): SearchResult {
  if (!Array.isArray(result?.hits)) throw new Error('The response contains no list of hits.');
  const hits = result.hits.flatMap(readHit);
  const nbHits = Math.max(hits.length, countIn(result.nbHits) - (result.hits.length - hits.length));
  return { ...(result as SearchResult), hits, nbHits, nbPages: countIn(result.nbPages) };
}
