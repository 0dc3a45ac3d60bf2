import type { Hierarchy, SearchRecord } from '../section';
import type { Signs } from './certainty';

/** Maximum length of a query in characters. Algolia has the same limit. */
export const queryLimit = 512;

/** Maximum length of a query in the DocSearch dialog, in characters. */
export const dialogQueryLimit = 64;

/** A search request in Algolia's format. Attribute names are full paths such as `hierarchy.lvl1`. */
export interface SearchRequest {
  query?: string;
  /** Filters such as `attribute:-value`, combined with AND. The filters in a nested list are combined with OR. */
  facetFilters?: readonly (string | readonly string[])[];
  hitsPerPage?: number;
  /** Page number, starting at 0. */
  page?: number;
  /** The attributes that hits should contain. Embedded search ignores this list and returns all attributes. */
  attributesToRetrieve?: readonly string[];
  /** For example, `content:10` requests a ten-word snippet. */
  attributesToSnippet?: readonly string[];
  attributesToHighlight?: readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
  /** Makes hosted search return a `queryID`. */
  clickAnalytics?: boolean;
}

/** A text as HTML in which the request's highlight tags enclose the matching words. */
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
  /** False if only the titles were searched. */
  exhaustiveNbHits: boolean;
  /** True if the section texts cannot change the first hit. Hosted search omits this field. */
  isCertain?: boolean;
  /** True if no hit matches the query well. The hits are then only the closest ones. Hosted search omits this field. */
  isWeak?: boolean;
  /** The signs that decide `isWeak`, unless a name or the lack of hits does. Hosted search omits this field. */
  signs?: Signs;
  /** Symbols and members with similar names, if there are no hits. Hosted search omits this field. */
  nearest?: Hit[];
}
