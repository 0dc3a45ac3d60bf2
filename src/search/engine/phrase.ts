import type { Query } from './query';
import { stem } from './stem';
import type { Unit } from './units';
import * as weights from './weights';
import { isStopWord, memo, type Word, wordReader } from './words';

/** What a unit earns because words of a query follow each other in it as they do in the query. */
export type ScorePhrases = (query: Query, unit: Unit) => number;

/** Reads units when they are asked for, and keeps what it has read in the form in which runs of words can be found. */
export function createPhraseScore(): ScorePhrases {
  const literal = unitReader(({ text }) => [text]);
  const titles = wordReader(({ text }) => [stem(text)]);
  const telling = unitReader(({ text }) => (isStopWord(text) ? [] : [stem(text)]));

  return ({ phrase, allWords }, unit) => {
    // Without stop words and inflections: who looks for “leave the channel” means “leaves a channel” too. Counted are
    // the neighbors, not the words: two words meet by chance, eight do not.
    const run = longestRun(phrase.map(stem), telling(unit));
    const neighbors = run < 2 ? 0 : (run - 1) / phrase.length;
    // Word for word: how much of the query was copied from the unit, as error messages are.
    const message = allWords[0].endsWith('error') ? allWords.slice(1) : allWords;
    const copied = message.length < weights.fewestWhole ? 0 : longestRun(message, literal(unit));
    const pasted = copied >= weights.fewestPasted || copied === message.length ? copied / message.length : 0;
    // “no sound”: a stop word says a lot where the title has it in the same place.
    const titled = ` ${titles(unit.title).join(' ')} `.includes(` ${allWords.map(stem).join(' ')} `);
    return weights.neighbors * neighbors + weights.pasted * pasted + (titled ? weights.titled : 0);
  };
}

/** Makes a function that reads all of a unit as words with a space around each. */
function unitReader(read: (word: Word) => string[]): (unit: Unit) => string {
  const wordsOf = wordReader(read);
  return memo(({ owner, title, text }: Unit) => ` ${wordsOf(`${owner} ${title} ${text}`).join(' ')} `);
}

function longestRun(phrase: readonly string[], text: string): number {
  let longest = 0;
  for (let from = 0; from + longest < phrase.length; from++) {
    for (let to = from + longest + 1; to <= phrase.length; to++) {
      if (!text.includes(` ${phrase.slice(from, to).join(' ')} `)) break;
      longest = to - from;
    }
  }
  return longest;
}
