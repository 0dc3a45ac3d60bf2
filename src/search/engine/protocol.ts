import type { Hierarchy, SearchRecord } from '../section';

/** A search request as Algolia defines it. Attributes have full names: `content`, `hierarchy.lvl1`. */
export interface SearchRequest {
  query?: string;
  /** `attribute:value` or `attribute:-value`, joined by AND; the filters of a nested list are joined by OR. */
  facetFilters?: readonly (string | readonly string[])[];
  hitsPerPage?: number;
  /** From 0. */
  page?: number;
  attributesToRetrieve?: readonly string[];
  /** `content:10` asks for a snippet of ten words. */
  attributesToSnippet?: readonly string[];
  attributesToHighlight?: readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
  /** Adds a `queryID` to the result. */
  clickAnalytics?: boolean;
}

/** A text as HTML, with the tags of the request around the words that match. */
export interface MarkedText {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  /** Normalized words of the query. */
  matchedWords: string[];
}

export interface MarkedTexts {
  hierarchy?: Partial<Record<keyof Hierarchy, MarkedText>>;
  content?: MarkedText;
}

/** A record with the requested attributes. */
export interface Hit extends Partial<Omit<SearchRecord, 'hierarchy'>> {
  objectID: string;
  hierarchy?: Partial<Hierarchy>;
  _highlightResult?: MarkedTexts;
  _snippetResult?: MarkedTexts;
}

export interface SearchResult {
  hits: Hit[];
  /** Number of hits on all pages. */
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  query: string;
  queryID?: string;
  /** False if the texts of the sections were not searched yet. */
  exhaustiveNbHits: boolean;
  processingTimeMS: number;
}
