import type { Hit, MarkedText, MarkedTexts, SearchResult } from '../engine/protocol';

type Unknown<T> = { [Field in keyof T]?: unknown } | null | undefined;

/** Keeps the fields that contain texts. */
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

/** Returns a record without the fields of a wrong type. Returns nothing for a record without titles or absolute URL. */
function readHit(record: Unknown<Hit>): Hit[] {
  const { objectID, url, ...fields } = textsIn(record);
  const hierarchy = textsIn(record?.hierarchy as object | undefined);
  if (!objectID || !isAbsolute(url) || !hierarchy.lvl0 || !hierarchy.lvl1) return [];
  const _highlightResult = markedIn(record?._highlightResult as Unknown<MarkedTexts>);
  const _snippetResult = markedIn(record?._snippetResult as Unknown<MarkedTexts>);
  return [{ ...fields, objectID, url, hierarchy, _highlightResult, _snippetResult }];
}

/** Drops hits that cannot be shown, because an Algolia index may contain records that the site did not upload. */
export function withValidHits(result: SearchResult): SearchResult {
  const hits = result.hits.flatMap(readHit);
  return { ...result, hits, nbHits: result.nbHits - (result.hits.length - hits.length) };
}
