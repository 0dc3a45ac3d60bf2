import { editDistance } from './editDistance';

/**
 * Returns the most similar candidate, ignoring case. Allows one edit per three letters of the name, with a minimum of
 * one and a maximum of three edits.
 */
export function mostSimilar(name: string, candidates: Iterable<string>): string | undefined {
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

/** Returns a suggestion to append to a message, or an empty string if no candidate is similar. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const best = mostSimilar(name, candidates);
  return best === undefined ? '' : `; did you mean "${best}"?`;
}
