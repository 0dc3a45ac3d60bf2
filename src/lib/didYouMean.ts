import { editDistance } from './editDistance';

/**
 * Returns the candidate that is most similar to `name`, ignoring case. Returns undefined if every candidate differs in
 * more than three letters, or in more than a third of the letters.
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

/**
 * Returns a suggestion of the most similar candidate for the end of a message, or an empty string if no candidate is
 * similar.
 */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const best = mostSimilar(name, candidates);
  return best === undefined ? '' : `; did you mean "${best}"?`;
}
