/**
 * Returns the number of wrong, missing, added and swapped letters (optimal string alignment distance), or `most + 1`
 * for larger distances. With `asPrefix`, compares `typed` with the most similar prefix of `word`.
 */
export function editDistance(typed: string, word: string, most: number, asPrefix = false): number {
  const tooMany = most + 1;
  if (typed.length - word.length > most || (!asPrefix && word.length - typed.length > most)) return tooMany;
  const length = Math.min(word.length, typed.length + most);
  // Keep only the last three rows of the distance matrix.
  let [before, above, line] = [0, 1, 2].map(() => new Array<number>(length + 1).fill(0));
  for (let column = 0; column <= length; column++) above[column] = column;
  for (let row = 1; row <= typed.length; row++) {
    let least = (line[0] = row);
    for (let column = 1; column <= length; column++) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(above[column] + 1, line[column - 1] + 1, above[column - 1] + (same ? 0 : 1));
      if (row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1])
        cost = Math.min(cost, before[column - 2] + 1);
      line[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return tooMany;
    [before, above, line] = [above, line, before];
  }
  return Math.min(tooMany, asPrefix ? Math.min(...above) : above[length]);
}
