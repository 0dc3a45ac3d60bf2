import { levels, recordOf, type SearchRecord, type Section } from '../section';
import { createDocument, type SearchDocument } from './documents';
import { createHighlighter } from './highlight';
import type { Hit, MarkedText, MarkedTexts, SearchRequest, SearchResult } from './protocol';
import { createNearestNames } from './nearest';
import { parseQuery } from './query';
import { createRanker } from './ranking';
import { findSignatures, type Signature } from './signatures';
import { parseStructured, type StructuredQuery } from './structuredQuery';

export interface Engine {
  /** Returns a result in Algolia's format. Without `signatures`, searches for the plain words of a structured query. */
  search: (request: SearchRequest, signatures?: readonly Signature[]) => SearchResult;
}

/** Indexes sections for search. Reuse the returned engine, because indexing takes tenths of a second on phones. */
export function createEngine(sections: readonly Section[]): Engine {
  const documents = sections.map(createDocument);
  const rank = createRanker(documents);
  const findNearest = createNearestNames(documents);

  function searchStructured(
    structured: StructuredQuery,
    request: SearchRequest,
    signatures: readonly Signature[],
  ): SearchResult {
    // In a search for removed members, ignore filters, because only other versions' indexes have these members.
    const isRemoval = structured.fields.some(({ name }) => name === 'removed');
    const filter = createFilter(isRemoval ? [] : request.facetFilters);
    const { ranked } = rank(parseQuery(structured.words), filter);
    const matching = ranked.map(({ document: { section } }) => section);
    return pageOf(request, findSignatures(structured, matching, signatures), (hit) => hit);
  }

  return {
    search(request, signatures) {
      const { query = '' } = request;
      const structured = signatures && parseStructured(query);
      const bySignature = structured && searchStructured(structured, request, signatures);
      // Sentences and error messages may contain arrows and colons, so search for their words.
      if (bySignature && bySignature.nbHits > 0) return bySignature;
      const filter = createFilter(request.facetFilters);
      const { ranked, query: tokenized, ...certainty } = rank(parseQuery(query), filter);
      const highlighter = createHighlighter(tokenized, request);

      /** Returns the record of a matching heading, or else the record of the best matching snippet. */
      const findRecord = ({ document: { section, title }, named }: (typeof ranked)[number]) => {
        if (named > 0 || highlighter.hasTypedWord(title)) return recordOf(section);
        const counts = section.texts.map((text) => highlighter.count(text));
        const most = Math.max(0, ...counts);
        return recordOf(section, most > 0 ? counts.indexOf(most) : undefined);
      };
      const createHit = (record: SearchRecord): Hit => ({
        ...record,
        _highlightResult: markTexts(record, (text, attribute) =>
          (request.attributesToHighlight?.includes(attribute) ?? true) ? highlighter.highlight(text) : undefined,
        ),
        _snippetResult: markTexts(record, (text, attribute) => {
          const wanted = request.attributesToSnippet?.find((each) => each.startsWith(`${attribute}:`));
          return wanted && highlighter.snippet(text, Number(wanted.slice(attribute.length + 1)));
        }),
      });

      return {
        ...pageOf(request, ranked, (found) => createHit(findRecord(found))),
        ...certainty,
        nearest: ranked.length > 0 ? [] : findNearest(query, filter).map(({ section }) => recordOf(section)),
      };
    },
  };
}

function pageOf<T>(request: SearchRequest, all: readonly T[], toHit: (result: T) => Hit): SearchResult {
  const { query = '', page = 0, hitsPerPage = 20 } = request;
  return {
    hits: all.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(toHit),
    nbHits: all.length,
    nbPages: Math.ceil(all.length / hitsPerPage),
    page,
    hitsPerPage,
    query,
    exhaustiveNbHits: true,
  };
}

function createFilter(filters: SearchRequest['facetFilters'] = []): (document: SearchDocument) => boolean {
  const groups = filters.map((group) =>
    [group].flat().map((filter) => {
      const [, attribute, minus, value] = /^(.*?):(-?)(.*)$/s.exec(filter) ?? [];
      return ({ section }: SearchDocument) => (section[attribute as keyof Section] === value) !== (minus === '-');
    }),
  );
  return (document) => groups.every((group) => group.some((matches) => matches(document)));
}

function markTexts(
  { hierarchy, content }: SearchRecord,
  mark: (text: string, attribute: string) => MarkedText | '' | undefined,
): MarkedTexts {
  const texts: MarkedTexts = {};
  for (const level of levels) {
    const marked = hierarchy[level] && mark(hierarchy[level], `hierarchy.${level}`);
    if (marked) texts.hierarchy = { ...texts.hierarchy, [level]: marked };
  }
  const marked = content && mark(content, 'content');
  return marked ? { ...texts, content: marked } : texts;
}
