/** The box of a sparkline, to be stretched to its place: a step across for each count, from 0 to 100 down. */
export const box = 100;

/** Path data of a line through counts, from zero at the bottom to the highest count at the top. */
export function linePath(counts: readonly number[]): string {
  const highest = Math.max(1, ...counts);
  return counts
    .map((count, index) => `${index === 0 ? 'M' : 'L'}${index},${Math.round((1 - count / highest) * box * 10) / 10}`)
    .join('');
}
