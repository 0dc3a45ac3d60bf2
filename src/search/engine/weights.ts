import type { ApiKind } from '../section';

/*
 * Weights of the ranking, tuned with the queries in `src/check/expected/queries`. Qualities are from 0 to 1. Only the
 * proportions of scores matter.
 */

// Score of a document for each kind of match.
export const name = 10; // the query is the name of a symbol or member
export const title = 4; // words in the title, or in the title and the titles above it
export const anywhere = 4; // words in any field
export const neighbors = 4; // words that follow each other as in the query
export const pasted = 4; // a literal run of words, as in a pasted error message
export const relevance = 1.5; // BM25
export const concise = 1.5; // few other words in the title
export const literal = 0.5; // a title in the same letter case: `autoPlay` is an option and “Autoplay” a heading

// Parts of a query.
export const incomplete = 1.5; // exponent of the matching share: half of a query scores less than half
export const contextInTitle = 0.5; // quality of a word in a title above

// Score of a document without regard to the query. Small, so that any better match outweighs it.
export const kinds: Record<ApiKind, number> = {
  class: 1,
  interface: 1,
  enum: 1,
  type: 0.8,
  constant: 0.8,
  event: 0.7,
  method: 0.5,
  constructor: 0.3,
  property: 0.2,
  option: 0.2,
  'enum member': 0,
};
export const page = 0.4;
export const section = 0.4;
export const sectionForSentence = 0.3; // sections answer questions
export const rowForSentence = -1; // rows of tables seldom answer questions

// BM25 boost by field.
export const fields = { title: 3, owner: 1, context: 0.5, text: 1 };

// Quality of a match between a typed word and a term. An exact match has quality 1.
export const inflected = 0.85;
export const synonym = 0.7;
export const prefix = 0.5;
export const prefixShare = 0.3; // added for the share of the term that was typed
export const typo = 0.6; // typos only count if nothing else matches
export const secondTypo = 0.2; // subtracted
export const prefixWithTypo = 0.4;

// Fewest letters of a word.
export const lettersForTypo = 4; // as in Algolia
export const lettersForTwoTypos = 8; // as in Algolia
export const lettersForPrefixWithTypo = 5;
export const lettersForAbbreviation = 3; // an unknown word before the last one may be the start of a term

// Probability that an interpretation of a query as a name is right.
export const nameAlone = 0.95; // without an owner, other members may have the same name
export const unknownOwner = 0.7; // a variable: `queue.add` means the method `add`
export const withoutDot = 0.5; // words, although the query has a dot between owner and name

// Limits.
export const mostWordsOfName = 6;
export const mostWords = 24; // more words make a query slower and no more precise
export const fewestPasted = 5; // shorter runs occur by chance
export const leastCoverage = 0.4; // share of the best match; documents below it are not shown
export const leastKnown = 1 / 3; // share of the words; a query with fewer known words has no results
export const phraseCandidates = 60; // documents in which phrases are searched
