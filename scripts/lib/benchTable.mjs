/** The value in the middle of an odd number of numbers. */
export const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];

const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
const rounded = (value) => Number(value.toFixed(value < 10 ? 2 : 0));
/** How many times the one is the other; nothing where only the other is nothing. */
const ratio = (one, other) => (one === other ? 1 : other === 0 ? undefined : rounded(one / other));

/**
 * The rows of a table from all runs, `{ [measure]: { [site]: run[] } }`, a run being a record of numbers: medians, a row a
 * site, and below each further site how many times the first is that one.
 */
export function rowsOf(results) {
  const rows = Object.entries(results).flatMap(([name, bySite]) => {
    const medians = mapValues(bySite, (runs) => mapValues(runs[0], (_, key) => median(runs.map((run) => run[key]))));
    const [ours] = Object.values(medians);
    return Object.entries(medians).flatMap(([site, theirs], place) => {
      const ratios = [`${name}: ratio to ${site}`, mapValues(ours, (value, key) => ratio(value, theirs[key]))];
      return [[`${name}: ${site}`, mapValues(theirs, rounded)], ...(place > 0 ? [ratios] : [])];
    });
  });
  return Object.fromEntries(rows);
}

/** For how many ms tasks `[start, duration]` block a page that can be seen: what exceeds 50 ms of each, in ms. */
export function blockingTime(tasks, firstPaint) {
  const seen = tasks.map(([start, duration]) => Math.min(duration, start + duration - firstPaint));
  return seen.reduce((total, time) => total + Math.max(0, time - 50), 0);
}
