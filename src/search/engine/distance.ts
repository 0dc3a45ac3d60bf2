/**
 * How many letters were typed wrong, missing, in excess, or swapped with their neighbor between two words; anything
 * above `most` is answered as `most + 1`. With `asPrefix` the second word may go on after the first has ended.
 */
function typos(typed: string, word: string, most: number, asPrefix = false): number {
  const tooMany = most + 1;
  if (typed.length - word.length > most || (!asPrefix && word.length - typed.length > most)) {
    return tooMany;
  }
  const length = Math.min(word.length, typed.length + most);
  // Three lines of the table of distances are enough, and are used in turn.
  let [before, above, line] = [0, 1, 2].map(() => new Array<number>(length + 1).fill(0));
  for (let column = 0; column <= length; column++) {
    above[column] = column;
  }
  for (let row = 1; row <= typed.length; row++) {
    let least = (line[0] = row);
    for (let column = 1; column <= length; column++) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(above[column] + 1, line[column - 1] + 1, above[column - 1] + (same ? 0 : 1));
      if (row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) {
        cost = Math.min(cost, before[column - 2] + 1);
      }
      line[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) {
      return tooMany;
    }
    [before, above, line] = [above, line, before];
  }
  return Math.min(tooMany, asPrefix ? Math.min(...above) : above[length]);
}

/** How many typos a word of a length is forgiven: as Algolia does, none below 4 letters and two from 8 on. */
function forgiven(length: number): number {
  if (length < 4) {
    return 0;
  }
  return length < 8 ? 1 : 2;
}

/**
 * The number of typos by which a word was missed, if they are few enough to be typos at all; undefined if not. A wrong
 * first letter counts twice: it is seldom mistyped, and another first letter mostly makes another word.
 */
export function misspelled(typed: string, word: string, asPrefix = false): number | undefined {
  const most = forgiven(typed.length) - (typed[0] === word[0] ? 0 : 1);
  const count = most < 0 ? 1 : typos(typed, word, most, asPrefix);
  return count <= most ? count : undefined;
}
