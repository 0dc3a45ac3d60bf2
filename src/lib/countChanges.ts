/** How many changes there are; `breaking` ones are among the other three. */
export interface ChangeCounts {
  breaking: number;
  added: number;
  removed: number;
  changed: number;
}

/** Counts changes by what they are. */
export function countChanges(
  changes: readonly { change: 'added' | 'removed' | 'changed'; breaking: boolean }[],
): ChangeCounts {
  const counts = { breaking: 0, added: 0, removed: 0, changed: 0 };
  for (const { change, breaking } of changes) {
    counts[change] += 1;
    if (breaking) counts.breaking += 1;
  }
  return counts;
}
