import type { Hierarchy, SearchRecord } from '../section';
import type { Signals } from './certainty';

/** The maximum length of a query, in characters. Algolia has the same limit. */
export const queryLimit = 512;

/** The maximum length of a query in the DocSearch dialog, in characters. */
export const dialogQueryLimit = 64;

/** A search request in Algolia's format. Attribute names are full paths such as `hierarchy.lvl1`. */
export interface SearchRequest {
  query?: string;
  /** Filters such as `attribute:-value`, combined with AND. The filters in a nested list are combined with OR. */
  facetFilters?: readonly (string | readonly string[])[];
  hitsPerPage?: number;
  /** The page number, starting at 0. */
  page?: number;
  /** The attributes that hits should contain. Embedded search ignores this list and returns all attributes. */
  attributesToRetrieve?: readonly string[];
  /** The attributes to return as snippets. For example, `content:10` requests a ten-word snippet. */
  attributesToSnippet?: readonly string[];
  attributesToHighlight?: readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
  /** True to make hosted search return a `queryID`. */
  clickAnalytics?: boolean;
}

/** Text as HTML, with the request's highlight tags around matching words. */
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
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  query: string;
  /** False if search has read only the titles so far. */
  exhaustiveNbHits: boolean;
  /** True if the section texts cannot change the first hit. Hosted search omits this field. */
  isCertain?: boolean;
  /** True if the result is weak: the hits are only the closest matches. Hosted search omits this field. */
  isWeak?: boolean;
  /** The signals that determine `isWeak`, unless a name or the lack of hits does. Hosted search omits this field. */
  signals?: Signals;
  /** Symbols and members with similar names, if there are no hits. Hosted search omits this field. */
  nearest?: Hit[];
}
