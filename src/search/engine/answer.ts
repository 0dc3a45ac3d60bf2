import type { SearchRecord } from '../types';
import { createMarker } from './highlight';
import type { Hit, Marked, MarkedTexts, SearchRequest, SearchResult } from './protocol';
import type { Ranking } from './ranking';
import { levels } from './units';

/** 128 random bits as Algolia writes them. */
function newQueryId(): string {
  return Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
}

/** The attributes of a record that were asked for, all if there is no list. */
function retrieved({ hierarchy, ...attributes }: SearchRecord, asked?: readonly string[]): Hit {
  const isAsked = (name: string): boolean => !asked || asked.includes(name);
  const pick = <T>(values: Record<string, T>, path = ''): [string, T][] =>
    Object.entries(values).filter(([name]) => isAsked(path + name));
  const headings = pick(hierarchy, 'hierarchy.');
  return {
    ...Object.fromEntries(pick(attributes)),
    ...(headings.length > 0 && { hierarchy: Object.fromEntries(headings) }),
    objectID: attributes.objectID,
  };
}

/** Texts of a record, marked, in the shape of the record; without those that it does not have or `mark` leaves out. */
function markedTexts(
  { hierarchy, content }: SearchRecord,
  mark: (text: string, attribute: string) => Marked | undefined,
): MarkedTexts {
  const texts: MarkedTexts = {};
  for (const level of levels) {
    const text = hierarchy[level];
    const marked = text === null ? undefined : mark(text, `hierarchy.${level}`);
    if (marked) texts.hierarchy = { ...texts.hierarchy, [level]: marked };
  }
  const marked = content === null ? undefined : mark(content, 'content');
  return marked ? { ...texts, content: marked } : texts;
}

/** The page of the answer that the request asks for. What was found is in order, and holds each address once. */
export function answer(request: SearchRequest, { ranked, meant }: Ranking): Omit<SearchResult, 'processingTimeMS'> {
  const { query = '', page = 0, hitsPerPage = 20, attributesToHighlight, attributesToSnippet = [] } = request;
  const marker = createMarker(meant, request);
  const lengths = new Map(
    attributesToSnippet.map((wish) => {
      const [name, length] = wish.split(':');
      return [name, Number(length)];
    }),
  );

  /** As what a unit is shown: its heading if that says what was typed, else the text that has most words of the query. */
  function recordOf({ unit: { about, texts, title }, byName }: Ranking['ranked'][number]): SearchRecord {
    if (byName || marker.isSeenIn(title)) return about;
    const counted = texts.map((record) => ({ record, count: marker.count(record.content ?? '') }));
    const [best] = counted.sort((one, other) => other.count - one.count);
    return best?.count > 0 ? best.record : about;
  }

  function hitOf(record: SearchRecord): Hit {
    return {
      ...retrieved(record, request.attributesToRetrieve),
      _highlightResult: markedTexts(record, (text, name) =>
        !attributesToHighlight || attributesToHighlight.includes(name) ? marker.highlight(text) : undefined,
      ),
      _snippetResult: markedTexts(record, (text, name) => {
        const length = lengths.get(name);
        return length === undefined ? undefined : marker.snippet(text, length);
      }),
    };
  }

  return {
    hits: ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((one) => hitOf(recordOf(one))),
    nbHits: ranked.length,
    nbPages: Math.ceil(ranked.length / hitsPerPage),
    page,
    hitsPerPage,
    query,
    exhaustiveNbHits: true,
    ...(request.clickAnalytics && { queryID: newQueryId() }),
  };
}
