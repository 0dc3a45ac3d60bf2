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

/** Drops hits that the site cannot show. An Algolia index may contain records from other sources. */
export function withValidHits(result: SearchResult): SearchResult {
  const hits = result.hits.flatMap(readHit);
  return { ...result, hits, nbHits: result.nbHits - (result.hits.length - hits.length) };
}
