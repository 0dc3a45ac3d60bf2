/** Downloads week by week: the ISO date of the first day, and a count for each of 52 weeks. */
export interface Weeks {
  from: string;
  counts: number[];
}

/** What a live figure may be: a count, a point in time in ISO form, or counts week by week. */
export type FigureValue = number | string | Weeks;

const DAY = 24 * 60 * 60 * 1000;
const week = 7;
const WEEKS = 52;
/** Larger than anything that is counted here; what is larger would only break the layout. */
const most = 1_000_000_000;
/** Neither GitHub nor npm has anything that is older. */
const earliest = Date.UTC(2008, 0, 1);
/** npm is late with the newest days. */
const late = 14 * DAY;

/** A field of an answer; undefined where there is none, also in a list or in what is no object at all. */
export function fieldOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A number that can count something, or undefined. */
export function readCount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : undefined;
}

/** A point in time between the beginnings of these hosts and now, in one spelling, or undefined. */
export function readDate(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value))
    return undefined;

  const time = Date.parse(value);
  return time >= earliest && time <= Date.now() + DAY ? new Date(time).toISOString() : undefined;
}

/** 52 weeks of counts, or undefined. */
export function readWeeks(value: unknown): Weeks | undefined {
  const [from, counts] = [fieldOf(value, 'from'), fieldOf(value, 'counts')];
  if (readDay(from) === undefined || !Array.isArray(counts) || counts.length !== WEEKS) return undefined;
  return counts.every((count) => readCount(count) !== undefined)
    ? { from: from as string, counts: counts as number[] }
    : undefined;
}

/** A day such as `2025-05-12` as the time at which it starts. */
function readDay(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
    ? timeOf(readDate(`${value}T00:00:00Z`))
    : undefined;
}

function timeOf(date: string | undefined): number | undefined {
  return date === undefined ? undefined : Date.parse(date);
}

/** The ISO date of a time. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The day with which a later week begins. */
export function weekAfter({ from }: Weeks, weeks: number): string {
  return dayOf(Date.parse(from) + weeks * week * DAY);
}

/**
 * The last 52 whole weeks of npm's list of days, `{ day, downloads }` each; undefined if it has fewer, a gap, an end that is
 * not now, or anything that is no count.
 */
export function weeksOf(list: unknown): Weeks | undefined {
  if (!Array.isArray(list)) return undefined;
  const days: unknown[] = list.slice(-WEEKS * week);
  const start = readDay(fieldOf(days[0], 'day'));
  if (days.length < WEEKS * week || start === undefined || start + WEEKS * week * DAY < Date.now() - late)
    return undefined;

  const counts = new Array<number>(WEEKS).fill(0);
  for (const [index, day] of days.entries()) {
    const count = readCount(fieldOf(day, 'downloads'));
    if (count === undefined || fieldOf(day, 'day') !== dayOf(start + index * DAY)) return undefined;
    counts[Math.floor(index / week)] += count;
  }
  return { from: dayOf(start), counts };
}

/** Days as npm is asked for them, `2023-07-01:2024-06-30`: a year each from the first day on, the last until today. */
export function yearsSince(first: string, now: number): string[] {
  const [year, month, day] = first.split('-').map(Number);
  const last = dayOf(now);
  // Of a clock that is set to another century, no host needs to hear a hundred times.
  const years = Array.from({ length: 50 }, (_, index) => [
    dayOf(Date.UTC(year + index, month - 1, day)),
    dayOf(Date.UTC(year + index + 1, month - 1, day) - DAY),
  ]);
  return years
    .filter(([start], index) => index === 0 || start <= last)
    .map(([start, end]) => `${start}:${end < last ? end : last}`);
}

/**
 * The downloads that npm counted in the days that it was asked for. npm answers questions about more than 18 months with a
 * part of them and says so only in the dates: an answer for other days is undefined.
 */
export function downloadsOf(answer: unknown, days: string): number | undefined {
  const [start, end] = days.split(':');
  const last = readDay(fieldOf(answer, 'end'));
  const isAll = fieldOf(answer, 'start') === start && last !== undefined && last >= Date.parse(end) - late;
  return isAll ? readCount(fieldOf(answer, 'downloads')) : undefined;
}
