import type { ApiKind } from '../section';
import { aliasesOf } from './aliases';
import type { SearchDocument } from './documents';
import { isNameMatch, isWeakMatch, knownShare, raritiesOf, type Signals, signalsOf } from './certainty';
import { createFocusScorer } from './focus';
import { createNameIndex } from './names';
import { createPassageScorer } from './passages';
import { createPhraseScorer } from './phrases';
import type { Query } from './query';
import { createTextIndex, type FieldMatches, noMatch, type Token, type TokenizedQuery } from './textIndex';
import { explainsProblem, isProblem } from './problems';
import * as weights from './weights';
import { identifierKey } from './words';

interface Candidate {
  document: SearchDocument;
  /** The matches of each query token. If the name of the document matches, matches in the text are ignored. */
  matches: readonly FieldMatches[];
  /** The quality of the name match, from 0 (no match) to 1. */
  named: number;
  relevance: number;
}

interface RankedDocument extends Pick<Candidate, 'document' | 'named'> {
  score: number;
}

export interface Ranking {
  ranked: RankedDocument[];
  query: TokenizedQuery;
  /** True if the texts cannot change the first match. They can only add phrase scores for several words. */
  isCertain: boolean;
  /** True if no document matches the query well. */
  isWeak: boolean;
  /** The signals that determine `isWeak`. Missing if a name match or the lack of known words determines it. */
  signals?: Signals;
}

type Filter = (document: SearchDocument) => boolean;

/** Returns a function that ranks the documents that match a query and a filter. */
export function createRanker(documents: readonly SearchDocument[]): (query: Query, filter: Filter) => Ranking {
  const findNames = createNameIndex(documents);
  const index = createTextIndex(documents);
  const scorePhrases = createPhraseScorer();
  const scoreFocus = createFocusScorer();
  const scorePassage = createPassageScorer();

  function findCandidates(tokenized: TokenizedQuery, names: ReadonlyMap<number, number>): Candidate[] {
    const found = index.search(tokenized);
    const none = { matches: tokenized.tokens.map(() => noMatch), relevance: 0 };
    return [...new Set([...found.keys(), ...names.keys()])].map((id) => {
      const document = documents[id];
      const named = names.get(id) ?? 0;
      const { matches, relevance } = found.get(id) ?? none;
      // Ignore the text if the name matches, so that the order of name matches does not change when the texts load.
      if (named > 0) return { document, named, matches: matches.map(withoutText), relevance: 0 };
      return { document, named, matches, relevance };
    });
  }

  return (query, filter) => {
    const tokenized = index.tokenize(query.words);
    if (query.typed.trim() === '') {
      const ranked = documents.filter(filter).map((document) => ({ document, score: 0, named: 1 }));
      return { ranked, query: tokenized, isCertain: true, isWeak: false };
    }
    const { tokens } = tokenized;
    const names = findNames(query.names);
    if (names.size === 0 && knownShare(tokens) < weights.leastKnown)
      return { ranked: [], query: tokenized, isCertain: false, isWeak: true };

    const candidates = findCandidates(tokenized, names).filter(({ document }) => filter(document));
    const mostRelevant = Math.max(Number.MIN_VALUE, ...candidates.map(({ relevance }) => relevance));
    const found = tokens.map((_, token) => candidates.filter(({ matches }) => anywhere(matches[token]) > 0).length);
    const shares = tokenShares(found, documents.length);
    const typed = identifierKey(query.typed);
    const search: Search = {
      ...{ tokens, shares, mostRelevant },
      isSentence: query.phrase.length < query.allWords.length,
      isProblem: isProblem(query.allWords),
    };
    const ranked = candidates.map((candidate): RankedDocument => {
      const { document, named } = candidate;
      const score = scoreOf(candidate, search);
      const isAliased = named > 0 && aliasesOf(document.section).some((alias) => identifierKey(alias) === typed);
      return { document, score: score + (isAliased ? weights.alias : 0), named };
    });
    ranked.sort(byScore);
    const first = ranked.splice(0, weights.phraseCandidates);
    for (const hit of first) {
      // A single word has no neighbors in the query, so every match counts fully.
      const focus = tokens.length < 2 ? 1 : scoreFocus(hit.document, tokenized, shares);
      hit.score += scorePhrases(query, hit.document, hit.named > 0) + weights.focus * focus ** weights.incomplete;
    }
    ranked.unshift(...first.sort(byScore));
    const [best, second] = ranked;
    const lead = best ? best.score - (second?.score ?? 0) : 0;
    const isCertain =
      Boolean(best?.named) &&
      !tokens.some(({ isGuess }) => isGuess) &&
      (query.allWords.length === 1 || lead > weights.neighbors + weights.pasted + weights.focus);
    const result = { ranked, query: tokenized, isCertain };
    // Do not judge a single word that occurs in the index, because it contains too little information.
    const isKnownWord = tokens.length === 1 && !tokens[0].isGuess;
    if (!best || isCertain || isKnownWord || isNameMatch(best.document, best.named, tokens.length))
      return { ...result, isWeak: !best };

    const rarities = raritiesOf(tokens, found, documents.length);
    const passages = ranked
      .slice(0, weights.passageCandidates)
      .map(({ document }) => scorePassage(document, tokenized, rarities, query.allWords.length));
    const signals = signalsOf(query, best.document, best.named, Math.max(...passages));
    return { ...result, isWeak: isWeakMatch(signals), signals };
  };
}

/** The properties of a query that the scores of all documents depend on. */
interface Search {
  tokens: readonly Token[];
  /** The token weights. */
  shares: readonly number[];
  /** The full-text relevance of the most relevant document. */
  mostRelevant: number;
  isSentence: boolean;
  isProblem: boolean;
}

/** Returns the score of a document, excluding phrase matches. */
function scoreOf(candidate: Candidate, search: Search): number {
  const { document, matches, named, relevance } = candidate;
  const coverage = (quality: (match: FieldMatches) => number): number =>
    matches.reduce((sum, match, token) => sum + search.shares[token] * quality(match), 0);
  const isInTitle = named > 0 || matches.some((match) => match.title > 0);
  const share = isInTitle ? coverage(inTitle) : 0;
  const owner = identifierKey(document.section.owner ?? '');
  return (
    (named > 0 ? weights.name * named + (weights.owners[owner] ?? 0) : 0) +
    weights.title * share ** weights.incomplete +
    weights.anywhere * coverage(anywhere) ** weights.incomplete +
    weights.relevance * (relevance / search.mostRelevant) +
    weights.concise * share * conciseness(candidate, search.tokens) +
    prior(document, search)
  );
}

const byScore = (a: RankedDocument, b: RankedDocument): number => b.score - a.score || a.document.id - b.document.id;

/** Returns the weight of each query token. Rare tokens have a higher weight. The sum is 1, or 0 if nothing matches. */
function tokenShares(found: readonly number[], documents: number): number[] {
  const rarities = found.map((count) => (count === 0 ? 0 : Math.log(1 + documents / count)));
  const sum = rarities.reduce((total, rarity) => total + rarity, 0);
  return rarities.map((rarity) => (sum === 0 ? 0 : rarity / sum));
}

const withoutText = (match: FieldMatches): FieldMatches => ({ ...match, text: 0 });

const anywhere = ({ title, owner, context, text }: FieldMatches): number => Math.max(title, owner, context, text);

const inTitle = ({ title, owner, context }: FieldMatches): number => Math.max(title, owner, context);

function conciseness({ matches, document }: Candidate, tokens: readonly Token[]): number {
  const typed = tokens.reduce((sum, { text }, token) => sum + (matches[token].title > 0 ? text.length : 0), 0);
  return Math.min(1, typed / document.title.length);
}

const rowKinds: ReadonlySet<ApiKind> = new Set<ApiKind>(['property', 'option', 'enum member']);

function prior({ section }: SearchDocument, { isSentence, isProblem }: Search): number {
  const { kind, level } = section;
  const cause = isProblem && explainsProblem(section) ? weights.cause : 0;
  if (kind === null && level === 1) return weights.page;
  if (kind === null) return weights.section + (isSentence ? weights.sectionForSentence : 0) + cause;
  return weights.kinds[kind] + (isSentence && rowKinds.has(kind) ? weights.rowForSentence : 0);
}
