import type { Hierarchy, SearchRecord } from '../section';

/** Maximum length of a query in characters. Algolia has the same limit. */
export const queryLimit = 512;

/** Maximum length of a query in the DocSearch dialog, in characters. */
export const dialogQueryLimit = 64;

/** A search request in the format of Algolia. Attribute names are full paths such as `hierarchy.lvl1`. */
export interface SearchRequest {
  query?: string;
  /** Filters `attribute:value` or `attribute:-value`, combined with AND. A nested list combines filters with OR. */
  facetFilters?: readonly (string | readonly string[])[];
  hitsPerPage?: number;
  /** Index of the page, from 0. */
  page?: number;
  /** The attributes that hits should contain. Embedded search ignores this list and returns all attributes. */
  attributesToRetrieve?: readonly string[];
  /** `content:10` requests a snippet of ten words. */
  attributesToSnippet?: readonly string[];
  attributesToHighlight?: readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
  /** Adds a `queryID` to the result of hosted search. */
  clickAnalytics?: boolean;
}

/** A text as HTML, in which the highlight tags of the request enclose the matching words. */
export interface MarkedText {
  value: string;
}

export interface MarkedTexts {
  hierarchy?: Partial<Record<keyof Hierarchy, MarkedText>>;
  content?: MarkedText;
}

/** A search result. Hosted search returns only the requested attributes. */
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
  /** False if only the titles were searched. */
  exhaustiveNbHits: boolean;
  /** True if the texts of the sections cannot change the first hit. Hosted search omits this field. */
  isCertain?: boolean;
  /**
   * Symbols and members with similar names, which are returned if there are no hits. Hosted search omits this field.
   */
  nearest?: Hit[];
  processingTimeMS: number;
}
