import { queryLimit } from './protocol';
import * as weights from './weights';
import { identifierKey, withoutStopWords, wordsOf } from './words';

/** A parsed query for full-text, name and phrase search. */
export interface Query {
  typed: string;
  /** The distinct words, without stop words. */
  words: QueryWord[];
  names: NameQuery[];
  /** The normalized words in query order, without stop words. */
  phrase: readonly string[];
  /** All normalized words in query order, including stop words. */
  allWords: readonly string[];
}

export interface QueryWord {
  text: string;
  parts: string[];
  typing: boolean;
}

/** A possible interpretation of a query as a name. Names and owners are normalized with `identifierKey`. */
export interface NameQuery {
  owner: string;
  name: string;
  /** The probability that the interpretation is correct, from 0 to 1. */
  boost: number;
  exact: boolean;
}

/** A placeholder owner for all methods, because “play a song” may refer to a method of any class. */
export const verbs = '()';

/** Matches `manager.create`, `Manager#create`, `player?.queue.add` and `Filters::clear`. */
const codePath = /[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\?\.|::|[.#])[\p{L}_$][\p{L}\p{N}_$]*)+/u;
const separator = /\?\.|::|[.#]/;

/** Words that surround a name in a question without being part of it. */
const frameWords = new Set(['change', 'changes', 'changed', 'difference', 'mean', 'means', 'work', 'works', 'usage']);

/** Interprets words as a name. Tries the name without an owner, and with each run of neighboring words as the owner. */
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
  // Ignore the arguments of a call, because they are not part of the name.
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
    // The question “what changed in destroy” is about the name `destroy`.
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
