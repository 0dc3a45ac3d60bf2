import type { Hierarchy, SearchRecord } from '../types';

/** What a search client sends, each with Algolia's default; of `Hit` and the lists all attributes are full names. */
export interface SearchRequest {
  query?: string;
  /** `attribute:value` or `attribute:-value`: joined by AND, those of a nested list by OR. */
  facetFilters?: readonly (string | readonly string[])[];
  hitsPerPage?: number;
  /** From 0. */
  page?: number;
  /** Names as `content` and `hierarchy.lvl1`; all if there is no list. */
  attributesToRetrieve?: readonly string[];
  /** `content:10` is a snippet of ten words of the attribute `content`. */
  attributesToSnippet?: readonly string[];
  attributesToHighlight?: readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
  /** Asks for a `queryID` in the answer. */
  clickAnalytics?: boolean;
}

/** A text of a hit, HTML escaped, with the tags of the request around the words that matched. */
export interface Marked {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  /** The words of the query that this text matches, in lower case. */
  matchedWords: string[];
}

/** The marked texts of a hit, in the shape of the record: only the attributes that were asked for. */
export interface MarkedTexts {
  hierarchy?: Partial<Record<keyof Hierarchy, Marked>>;
  content?: Marked;
}

/** A found record: the attributes that were asked for, raw, and its marked texts. */
export interface Hit extends Partial<Omit<SearchRecord, 'hierarchy'>> {
  objectID: string;
  hierarchy?: Partial<Hierarchy>;
  _highlightResult?: MarkedTexts;
  _snippetResult?: MarkedTexts;
}

export interface SearchResult {
  hits: Hit[];
  /** How many addresses were found, over all pages. */
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  query: string;
  queryID?: string;
  exhaustiveNbHits: boolean;
  processingTimeMS: number;
}
