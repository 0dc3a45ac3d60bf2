/**
 * Edits that turn `a` into `b`: insertions, deletions, replacements and swaps of neighbors, one each (optimal string
 * alignment). Gives up with `limit + 1` as soon as the distance is certain to exceed `limit`.
 */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? beforeLast[j - 2] + 1 : Infinity;
      row.push(Math.min(last[j] + 1, row[j - 1] + 1, replaced, swapped));
    }
    if (Math.min(...row) > limit && Math.min(...last) > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length];
}

/**
 * The candidate that `name` was most likely meant to be, or undefined when none is close: at most a third of the
 * letters off, and never more than three. Letter case counts for nothing, because a wrong case is the commonest slip.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let limit = Math.min(3, Math.max(1, Math.floor(name.length / 3)));
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase(), limit);
    if (distance > limit) continue;
    best = candidate;
    if (distance === 0) break;
    limit = distance - 1;
  }
  return best;
}
