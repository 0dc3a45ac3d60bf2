import { queryLimit } from './protocol';
import * as weights from './weights';
import { identifierKey, withoutStopWords, wordsOf } from './words';

/** A query that has been parsed for full-text, name and phrase search. */
export interface Query {
  typed: string;
  /** Distinct words, excluding stop words. */
  words: QueryWord[];
  names: NameQuery[];
  /** Normalized words in query order, excluding stop words. */
  phrase: readonly string[];
  /** All normalized words in query order, including stop words. */
  allWords: readonly string[];
}

export interface QueryWord {
  text: string;
  parts: string[];
  typing: boolean;
}

/** One interpretation of a query as a name. Names and owners are normalized with `identifierKey`. */
export interface NameQuery {
  owner: string;
  name: string;
  /** Probability that the interpretation is correct, from 0 to 1. */
  boost: number;
  exact: boolean;
}

/** Methods are also indexed under this placeholder owner, because “play a song” may refer to a method of any class. */
export const verbs = '()';

/** Matches `manager.create`, `Manager#create`, `player?.queue.add` and `Filters::clear`. */
const codePath = /[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\?\.|::|[.#])[\p{L}_$][\p{L}\p{N}_$]*)+/u;
const separator = /\?\.|::|[.#]/;

/** Words around a name in a question, which are not part of the name. */
const frameWords = new Set(['change', 'changes', 'changed', 'difference', 'mean', 'means', 'work', 'works', 'usage']);

/** Interprets words as a name without an owner, and with each run of neighboring words as the owner. */
function namesFrom(words: readonly string[], exact = false): NameQuery[] {
  if (words.length > weights.mostWordsOfName) return [];
  const names = [{ owner: '', name: words.join(''), boost: 1, exact }];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= words.length; to++) {
      const name = [...words.slice(0, from), ...words.slice(to)].join('');
      names.push({ owner: words.slice(from, to).join(''), name, boost: 1, exact });
    }
  }
  return names;
}

/** Interprets the last two parts of a code path as an owner and a name: `queue` and `add` in `player.queue.add`. */
function namesFromCode(code: string): NameQuery[] {
  const [owner, name] = code.split(separator).slice(-2).map(identifierKey);
  return [
    { owner, name, boost: 1, exact: false },
    { owner: '', name, boost: weights.unknownOwner, exact: true },
  ];
}

function namesIn(query: string): NameQuery[] {
  const code = codePath.exec(query)?.[0];
  // The arguments of a call are not part of the name.
  const [uncalled] = query.split('(', 1);
  const words = wordsOf(uncalled).map(({ text }) => text);
  const significant = withoutStopWords(words);
  const subject = significant.filter((word) => !frameWords.has(word));
  return [
    ...(code === undefined ? [] : namesFromCode(code)),
    ...namesFrom(words),
    ...(words.length > 1 && words.length <= 1 + weights.mostWordsAfterVerb
      ? [{ owner: verbs, name: words[0], boost: weights.verb / words.length, exact: true }]
      : []),
    ...(significant.length < words.length ? namesFrom(significant, true) : []),
    // “what changed in destroy” asks about the name `destroy`.
    ...(subject.length < significant.length && words.length > subject.length + 1 ? namesFrom(subject, true) : []),
  ].filter(({ name }) => name !== '');
}

export function parseQuery(query: string): Query {
  const typed = query.slice(0, queryLimit);
  const found = wordsOf(typed);
  const all = found.slice(0, weights.mostWords);
  const allWords = all.map(({ text }) => text);
  const phrase = withoutStopWords(allWords);
  const words = new Map<string, QueryWord>();
  all.forEach(({ raw, text, parts }, index) => {
    const typing = index === found.length - 1 && typed.endsWith(raw);
    if (phrase.includes(text)) words.set(text, { text, parts: parts.map((part) => part.text), typing });
  });
  return { typed, words: [...words.values()], names: namesIn(typed), phrase, allWords };
}
