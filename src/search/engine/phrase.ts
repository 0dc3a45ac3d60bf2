import { fold, wordReader } from './normalize';
import type { Query } from './query';
import { stem } from './stem';
import { isStopWord } from './stopWords';
import { type Unit, ownerOf, textOf } from './units';

/** A text as the words that count in it, in the form in which runs of them can be looked for. */
type Prepared = string;

/** Fewer words than this follow each other in many texts by chance, stop words included. */
const pastedWords = 5;

/** Tells how much of a query follows each other in a unit as it does in the query. */
export class Phrases {
  private readonly telling = new Map<Unit, Prepared>();
  private readonly literal = new Map<Unit, Prepared>();
  private readonly readTelling = wordReader((word) => {
    const folded = fold(word);
    return isStopWord(folded) ? [] : [stem(folded)];
  });
  private readonly readLiteral = wordReader((word) => [fold(word)]);

  /**
   * From 0 to 1, without stop words and inflections: who looks for “leave the channel” means “leaves a channel” too.
   * Counted are the neighbors, not the words: two words meet by chance, eight do not.
   */
  neighbors({ phrase }: Query, unit: Unit): number {
    const run = longestRun(phrase.map(stem), prepare(unit, this.telling, this.readTelling));
    return run < 2 ? 0 : (run - 1) / phrase.length;
  }

  /** From 0 to 1, word for word: how much of the query was copied from the unit, as error messages are. */
  pasted({ allWords }: Query, unit: Unit): number {
    const run = allWords.length < pastedWords ? 0 : longestRun(allWords, prepare(unit, this.literal, this.readLiteral));
    return run < pastedWords ? 0 : run / allWords.length;
  }
}

function prepare(unit: Unit, known: Map<Unit, Prepared>, read: (text: string) => string[]): Prepared {
  const prepared = known.get(unit) ?? ` ${read(`${ownerOf(unit)} ${unit.title} ${textOf(unit)}`).join(' ')} `;
  known.set(unit, prepared);
  return prepared;
}

function longestRun(phrase: readonly string[], text: Prepared): number {
  let longest = 0;
  for (let from = 0; from + longest < phrase.length; from++) {
    for (let to = from + longest + 1; to <= phrase.length; to++) {
      if (!text.includes(` ${phrase.slice(from, to).join(' ')} `)) break;
      longest = to - from;
    }
  }
  return longest;
}
