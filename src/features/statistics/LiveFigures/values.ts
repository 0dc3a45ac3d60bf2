/** What a live figure may be: a count, a point in time in ISO form, or counts week by week. */
export type FigureValue = number | string | Downloads[];

/** Downloads of a day, or of a week that begins with that day. */
export interface Downloads {
  day: string;
  downloads: number;
}

/** Anything that JSON can be: where there is no such field, it is undefined. */
export type Loose = { readonly [field: string]: Loose } | null | undefined;

const dayLength = 24 * 60 * 60 * 1000;
const [week, weeks] = [7, 52];
/** Larger than anything that is counted here; what is larger would only break the layout. */
const most = 1_000_000_000;
/** Neither GitHub nor npm has anything that is older. */
const earliest = Date.UTC(2008, 0, 1);
/** npm is late with the newest days. */
const late = 14 * dayLength;

/** A number that can count something, or undefined. */
export function readCount(value: unknown): number | undefined {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most ? Number(value) : undefined;
}

/** A point in time between the beginnings of these hosts and now, in one spelling, or undefined. */
export function readDate(value: unknown): string | undefined {
  const isIso = typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value);
  const time = isIso ? Date.parse(value) : NaN;
  return time >= earliest && time <= Date.now() + dayLength ? new Date(time).toISOString() : undefined;
}

/** The time at which a day such as `2025-05-12` starts, or NaN. */
const startOf = (day: unknown): number => Date.parse(readDate(`${String(day)}T00:00:00Z`) ?? '');

/** The ISO date of a time. */
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** As many counts as `length`, `step` days from each to the next; undefined if one is missing or no count. */
function readSeries(value: unknown, length: number, step: number): Downloads[] | undefined {
  const list = Array.isArray(value) && value.length === length ? (value as Loose[]) : [];
  const start = startOf(list[0]?.day);
  const isNext = (one: Loose, index: number): boolean =>
    (one?.day as unknown) === dayOf(start + index * step * dayLength) && readCount(one?.downloads) !== undefined;
  return !Number.isNaN(start) && list.every(isNext) ? (value as Downloads[]) : undefined;
}

/** 52 weeks of counts, or undefined. */
export function readWeeks(value: unknown): Downloads[] | undefined {
  return readSeries(value, weeks, week);
}

/** The last 52 whole weeks of npm's list of days; undefined if it has fewer, or an end that is not now. */
export function weeksOf(list: unknown): Downloads[] | undefined {
  const days = Array.isArray(list) && readSeries(list.slice(-weeks * week), weeks * week, 1);
  if (!days || Date.parse(days[days.length - 1].day) + dayLength < Date.now() - late) return undefined;
  return Array.from({ length: weeks }, (_, index) => {
    const own = days.slice(index * week, (index + 1) * week);
    return { day: own[0].day, downloads: sumOf(own) };
  });
}

/** All downloads together. */
export function sumOf(list: readonly Downloads[]): number {
  return list.reduce((sum, { downloads }) => sum + downloads, 0);
}

/** Days as npm is asked for them, `2023-07-01:2024-06-30`: a year each from the first day on, the last until today. */
export function yearsSince(first: string, now: number): string[] {
  const last = dayOf(now);
  const start = (index: number): string => `${Number(first.slice(0, 4)) + index}${first.slice(4)}`;
  // Of a clock that is set to another century, no host needs to hear a hundred times.
  return Array.from({ length: 50 }, (_, index) => [start(index), dayOf(Date.parse(start(index + 1)) - dayLength)])
    .filter(([from], index) => index === 0 || from <= last)
    .map(([from, to]) => `${from}:${to < last ? to : last}`);
}

/**
 * The downloads that npm counted in the days that it was asked for. npm answers questions about more than 18 months with a
 * part of them and says so only in the dates: an answer for other days is NaN, which spoils a sum.
 */
export function downloadsOf(answer: Loose, days: string): number {
  const [start, end] = days.split(':');
  const isAll = (answer?.start as unknown) === start && startOf(answer?.end) >= Date.parse(end) - late;
  return (isAll ? readCount(answer?.downloads) : undefined) ?? NaN;
}
