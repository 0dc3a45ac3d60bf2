import type { ApiKind } from '../types';

/*
 * All numbers that ranking was tuned with, against the queries of `src/check/expected/queries`. Qualities and certainties
 * go from 0 to 1; of what a unit earns only the proportions matter.
 */

// What a unit earns for each kind of match, each at most once.
export const identifier = 10; // the query is the name: whoever types a name wants its page, whatever else mentions it
export const title = 4; // the words are in the title, or in the title and what stands above it
export const anywhere = 4; // the words are there at all: a unit with all of them comes before one with some
export const neighbors = 4; // words follow each other as in the query: they are about the same then
export const pasted = 4; // many do, stop words included: a message was pasted, and this is where it stands
export const titled = 1; // the title has all words of the query in their order, stop words included
export const relevance = 1.5; // what BM25 says: often, in a short text, seldom elsewhere
export const concise = 1.5; // the title has few words besides: the general before the special
export const literal = 0.5; // the title stands in the query, capitals included: they tell `autoPlay` from “Autoplay”

// How shares of the query count.
export const incomplete = 1.5; // the power of a share: half of a query is less than half a match, the rest may say otherwise
export const ownerInTitle = 1; // the owner is half of what a member is called: `Player.destroy`
export const contextInTitle = 0.5; // any other word above the title places it, but does not name it

/**
 * Decides between equal matches: a symbol before the members of its name, what a bot listens for and calls before the
 * library's own methods of the name, headings before rows. Small, so that any better match outweighs it.
 */
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
export const page = 0.4; // of what is no part of the API, a page tells more than its sections
export const section = 0.4;
export const ownPage = 0.1; // the symbol that a page is about comes before the further ones on it
export const sectionForSentence = 0.3; // who asks in a sentence has a question, and sections answer questions
export const rowForSentence = -1; // who asks in a sentence wants an explanation rather than a row of a table

// What BM25 gives per field: titles say what a unit is about, texts also mention other things.
export const fields = { title: 3, owner: 1, context: 0.5, text: 1 };

// How well a word or a name fits what was typed; what is typed in full fits entirely.
export const inflected = 0.85; // another inflection means the same, but the reader did not type it
export const synonym = 0.7; // another word for it, which the library or its pages chose instead
export const begun = 0.5; // it goes on after what was typed
export const begunShare = 0.3; // the less is missing, the surer: added for the share that was typed
export const typo = 0.6; // it was typed with a typo, only when nothing better exists
export const furtherTypoInWord = 0.2; // each further typo makes it less sure
export const furtherTypoInName = 0.1; // but less so in a name, which is longer and stands among fewer
export const begunWithTypo = 0.4; // a typo, and then it goes on: a guess upon a guess

// How many letters make a guess worth while.
export const lettersForTypo = 4; // a typo in a shorter word makes another word, as Algolia has it
export const lettersForTwoTypos = 8; // two are forgiven from here on, as Algolia does
export const lettersForBegunWithTypo = 5; // a guess upon a guess needs more letters
export const lettersForAbbreviation = 3; // inside of a query a word is complete, unless it is an abbreviation

// How surely a reading of the query is a name.
export const nameWithOwner = 1; // with its owner named too there is nothing left to guess
export const nameAlone = 0.95; // others may have the same name
export const unknownOwner = 0.7; // variables have names of their own: before the last dot may stand no owner that we know
export const withoutDot = 0.5; // a dot seldom stands where none belongs, so code is seldom to be read without it

// What is too much or too little to look at.
export const mostWordsOfName = 6; // with more words a query names nothing
export const mostWords = 24; // with more words a query is no more exact, only slower
export const fewestWhole = 2; // from this many words on, a query that stands somewhere in full was pasted from there
export const fewestPasted = 5; // fewer words follow each other in many texts by chance, stop words included
export const leastCoverage = 0.4; // hits with less than this share of what the best one covers are noise
export const leastKnown = 1 / 3; // with less than this share of its words known, a query asks for what is not here
export const phraseCandidates = 60; // phrases take time to look for, and their words bring a unit among the first
