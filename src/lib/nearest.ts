import { editDistance } from './editDistance';

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
