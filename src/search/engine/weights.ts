import type { ApiKind } from '../section';

/*
 * The weights of the ranking, tuned with the queries in `src/check/expected/queries`. Match qualities are from 0 to 1.
 * Only the ratios between scores matter.
 */

// The maximum score that each type of match adds to a document.
export const name = 11; // the query is the name of a symbol or member
export const alias = 2; // the query is an alias, so the aliased member comes before a section with this name
export const title = 3; // words in the title, the owner or the parent headings
export const anywhere = 4; // words in any field
export const neighbors = 5; // words in the same order as in the query
export const literalTitle = 1; // two neighboring words, including stop words, in the title: “from 2.7.5”
export const pasted = 2; // a literal run of words, as in a pasted error message
export const contained = 8; // the query contains the whole title, such as an error message
export const focus = 1.2; // words in one paragraph
export const relevance = 3; // full-text relevance (BM25)
export const concise = 0.75; // the title contains few other words

export const incomplete = 1.5; // exponent of the matching share; half a query scores less than half

// The score of a document by its kind. These scores are small, so that any better match outweighs them.
export const kinds: Record<ApiKind, number> = {
  class: 1,
  interface: 1,
  enum: 1,
  type: 0.8,
  constant: 0.8,
  method: 0.6,
  event: 0.7,
  constructor: 0.3,
  property: 0.2,
  option: 0.2,
  'enum member': 0,
};
/** The score for members of the most frequently used classes. The keys have the format that `identifierKey` returns. */
export const owners: Record<string, number> = { player: 0.25, manager: 0.15, queue: 0.1 };
export const page = 0.4;
export const section = 0.4;
export const sectionForSentence = 0.5; // raises sections if the query is a sentence
export const rowForSentence = -0.7; // lowers table rows if the query is a sentence

export const cause = 1.2; // raises causes of problems if the query describes a problem

// BM25 boost of each field.
export const fields = { title: 4, owner: 0.75, context: 0.5, text: 1 };

/**
 * The BM25 parameters. They are the same as in MiniSearch, except for `d`: a single match in a long section adds little
 * to its score, because long sections contain many words by chance.
 */
export const bm25 = { k: 1.2, b: 0.7, d: 0.1 };

// The quality of a match between a typed word and a term. An exact match has quality 1.
export const inflected = 0.85;
export const synonym = 0.8;
export const prefix = 0.5;
export const prefixShare = 0.3; // added in proportion to the typed share of the term
export const typo = 0.6; // typos count only if nothing else matches
export const secondTypo = 0.2; // subtracted for a second typo
export const prefixWithTypo = 0.4;

// The minimum number of letters in a query word for each type of match.
export const lettersForTypo = 4; // the same limit as in Algolia
export const lettersForTwoTypos = 8; // the same limit as in Algolia
export const lettersForPrefixWithTypo = 5;

// The probability that the interpretation of a query as a name is correct.
export const verb = 1.3; // divided by the number of words; applies to `create` in `create player`
export const nameAlone = 0.95; // a name without an owner may belong to several members
export const unknownOwner = 0.8; // the owner may be a variable: `queue.add` may mean any method `add`

// Limits of the ranking.
export const mostWordsOfName = 6;
export const mostWordsAfterVerb = 2;
export const mostWords = 24; // more words make a query slower but not more precise
export const fewestPasted = 5; // shorter runs often occur by chance
export const wordsOfMessage = 4; // a title with fewer words scores less than `contained`
export const wordsOfPasted = 8; // a query with fewer words that is completely in a text scores less than `contained`
export const leastKnown = 1 / 3; // minimum share of known words in a query without a name match
export const phraseCandidates = 40; // number of top documents to score for phrases

// A query that is a name never has a weak result.
export const exactName = 0.9; // minimum quality of a name match
export const leastNamed = 0.5; // minimum quality for a short query and a symbol or member
export const mostTokensOfName = 4; // a query with more words is a sentence

export const passageCandidates = 3; // number of top documents in which to search for a passage
export const wordsAroundPassage = 2; // number of words by which a passage is longer than the query

/*
 * The weights of the signals in `certainty.ts`, from a logistic regression over
 * `src/check/expected/questions/tuned.json`. After a change of the ranking, run `npm run search:weak` and copy its
 * output.
 */
export const weakness = { passage: -5.63, title: -2.03, fault: 2.62, named: 3.87 };
export const leastWeakness = -2.1; // a result is weak above this sum
