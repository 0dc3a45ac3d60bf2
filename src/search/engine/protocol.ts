import { type Hierarchy, type SearchRecord } from '../types';

/** A facet filter as Algolia takes it: strings are joined by AND, the strings of a nested list by OR. */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** What a search client may send; everything else in a request is ignored. */
export interface SearchRequest {
  query?: string;
  facetFilters?: FacetFilters;
  hitsPerPage?: number;
  /** From 0. */
  page?: number;
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

export type MatchLevel = 'none' | 'partial' | 'full';

/** A text of a hit, HTML escaped, with the tags of the request around the words that matched. */
export interface Marked {
  value: string;
  matchLevel: MatchLevel;
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

/** A request in which everything has a value. */
export interface ReadRequest {
  query: string;
  /** Groups joined by AND, each a list of `attribute:value` joined by OR. */
  facetFilters: string[][];
  hitsPerPage: number;
  page: number;
  /** `*` stands for all attributes. */
  retrieve: string[];
  /** Attribute → number of words. */
  snippet: Map<string, number>;
  highlight: string[];
  preTag: string;
  postTag: string;
  ellipsis: string;
  clickAnalytics: boolean;
}

/** The most hits that one page may hold; Algolia has the same limit. */
const maxHitsPerPage = 1000;

function stringOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}

function strings(value: unknown): string[] | undefined {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : undefined;
}

function wholeNumber(value: unknown, otherwise: number, least: number, most: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number)
    ? Math.min(most, Math.max(least, Math.trunc(number)))
    : otherwise;
}

function facetGroups(value: unknown): string[][] {
  const groups: unknown[] = Array.isArray(value) ? value : [value];
  return groups.map((group) => strings(group) ?? []).filter((group) => group.length > 0);
}

function snippetLengths(value: unknown): Map<string, number> {
  const defaultLength = 10;
  return new Map(
    (strings(value) ?? []).map((wish) => {
      const [attribute = '', length] = wish.split(':');
      return [attribute, wholeNumber(length, defaultLength, 1, 1000)];
    }),
  );
}

/** Reads what a client sent: values of a wrong type count as missing, missing ones get the defaults of Algolia. */
export function readRequest(request: SearchRequest): ReadRequest {
  return {
    query: stringOr(request.query, ''),
    facetFilters: facetGroups(request.facetFilters),
    hitsPerPage: wholeNumber(request.hitsPerPage, 20, 0, maxHitsPerPage),
    page: wholeNumber(request.page, 0, 0, Number.MAX_SAFE_INTEGER),
    retrieve: strings(request.attributesToRetrieve) ?? ['*'],
    snippet: snippetLengths(request.attributesToSnippet),
    highlight: strings(request.attributesToHighlight) ?? ['*'],
    preTag: stringOr(request.highlightPreTag, '<em>'),
    postTag: stringOr(request.highlightPostTag, '</em>'),
    ellipsis: stringOr(request.snippetEllipsisText, '…'),
    clickAnalytics: request.clickAnalytics === true,
  };
}
