import type { Hierarchy, SearchRecord } from '../section';

/** A search request in the format of Algolia. Attribute names are full paths such as `hierarchy.lvl1`. */
export interface SearchRequest {
  query?: string;
  /** Filters `attribute:value` or `attribute:-value`, combined with AND. A nested list combines filters with OR. */
  facetFilters?: readonly (string | readonly string[])[];
  hitsPerPage?: number;
  /** Index of the page, from 0. */
  page?: number;
  attributesToRetrieve?: readonly string[];
  /** `content:10` requests a snippet of ten words. */
  attributesToSnippet?: readonly string[];
  attributesToHighlight?: readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
  /** Adds a `queryID` to the result. */
  clickAnalytics?: boolean;
}

/** A text as HTML. The highlight tags of the request enclose matching words. */
export interface MarkedText {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  /** Normalized query words that match. */
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
  /** False if only the titles were searched. */
  exhaustiveNbHits: boolean;
  processingTimeMS: number;
}
