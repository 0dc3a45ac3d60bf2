import { liveHosts, site } from '../../config/site';
import { legacyRelease } from '../../config/versions';
import type { labels } from './text';

export type FigureId = keyof typeof labels;

/** The number of downloads in the week that starts on the ISO date `day`. */
export interface Week {
  day: string;
  downloads: number;
}

/** A live figure's value: a count, an ISO date, or the weekly downloads of 52 weeks. */
export type Value = number | string | Week[];
export type Values = Partial<Record<FigureId, Value>>;

/** JSON whose structure is unknown. Missing fields are undefined. */
export type Json = { readonly [field: string]: Json } | null | undefined;

interface JsonResponse {
  body: Json;
  /** The `Link` header. GitHub uses it for pagination. */
  link: string | null;
}

/** An external resource with one or more figures. These figures are loaded, stored and retried together. */
export interface LiveSource {
  id: string;
  host: 'GitHub' | 'npm';
  name: string;
  urls: (now: Date) => string[];
  figures: Partial<Record<FigureId, LiveFigure>>;
}

interface LiveFigure {
  /** Extracts the figure from the responses to `urls`. */
  read: (responses: JsonResponse[]) => unknown;
  isValid: (value: unknown) => boolean;
}

export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isDate = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d(T|$)/.test(value) && !Number.isNaN(Date.parse(value));
const isYear = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 52 &&
  value.every((week: Json) => isDate(week?.day) && isCount(week?.downloads));

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Returns ranges of one year each, from the first release until now. npm shortens ranges of more than 18 months. */
export function yearsUntil(now: Date): string[] {
  const [year, month] = legacyRelease.released.split('-').map(Number);
  return Array.from({ length: now.getUTCFullYear() - year + 1 }, (_, index) => ({
    start: new Date(Date.UTC(year + index, month - 1)),
    end: new Date(Date.UTC(year + index + 1, month - 1, 0)),
  }))
    .filter(({ start }) => start <= now)
    .map(({ start, end }) => `${isoDay(start)}:${isoDay(end < now ? end : now)}`);
}

/** Adds up the downloads in each of the last 52 weeks. If data is missing, `isYear` rejects the result. */
function weeksOf(list: unknown): unknown[] {
  const days = Array.isArray(list) ? (list as Week[]).slice(-52 * 7) : [];
  return Array.from({ length: 52 }, (_, index) => days.slice(index * 7, index * 7 + 7)).map((week) => ({
    day: week[0]?.day,
    downloads: week.reduce((sum, { downloads }) => sum + downloads, 0),
  }));
}

/** Returns a function that reads a field from a source's only response. In `path`, dots separate nested fields. */
const field =
  (path: string) =>
  ([{ body }]: JsonResponse[]): unknown =>
    path.split('.').reduce<Json>((value, name) => value?.[name], body);

const count = (read: LiveFigure['read']): LiveFigure => ({ read, isValid: isCount });
const date = (path: string): LiveFigure => ({ read: field(path), isValid: isDate });

const repository = `${liveHosts.github}/repos/${site.organizationName}/${site.projectName}`;

/** All live figure sources, in display order. */
export const liveSources: readonly LiveSource[] = [
  {
    id: 'repository',
    host: 'GitHub',
    name: 'GitHub repository',
    urls: () => [repository],
    figures: {
      stars: count(field('stargazers_count')),
      // Read `subscribers_count`, because GitHub's `watchers_count` contains the number of stars.
      watchers: count(field('subscribers_count')),
      forks: count(field('forks_count')),
      issues: count(field('open_issues_count')),
      created: date('created_at'),
      pushed: date('pushed_at'),
    },
  },
  {
    id: 'contributors',
    host: 'GitHub',
    name: 'GitHub contributors',
    // Request one contributor per page, so that the number of the last page equals the number of contributors.
    urls: () => [`${repository}/contributors?per_page=1&anon=true`],
    figures: {
      contributors: count(([{ body, link }]) =>
        link ? Number(/[?&]page=(\d+)[^>]*>;\s*rel="last"/.exec(link)?.[1]) : Array.isArray(body) && body.length,
      ),
    },
  },
  {
    id: 'downloads',
    host: 'npm',
    name: 'npm downloads',
    urls: (now) => yearsUntil(now).map((days) => `${liveHosts.downloads}/downloads/point/${days}/${site.projectName}`),
    figures: {
      downloads: count(
        (years) =>
          years.every(({ body }) => isCount(body?.downloads)) &&
          years.reduce((sum, { body }) => sum + Number(body?.downloads), 0),
      ),
    },
  },
  {
    id: 'package',
    host: 'npm',
    name: 'npm package',
    // Request the complete npm metadata, because the abbreviated metadata omits the creation date.
    urls: () => [`${liveHosts.registry}/${site.projectName}`],
    figures: { published: date('time.created'), modified: date('time.modified') },
  },
  {
    id: 'year',
    host: 'npm',
    name: 'npm weekly downloads',
    urls: () => [`${liveHosts.downloads}/downloads/range/last-year/${site.projectName}`],
    figures: { year: { read: ([{ body }]) => weeksOf(body?.downloads), isValid: isYear } },
  },
];

/** True if `values` contains a valid value for each figure of the source. */
export const isComplete = ({ figures }: LiveSource, values: object | null | undefined): values is Values =>
  Object.entries(figures).every(([id, { isValid }]) => isValid((values as Record<string, unknown> | undefined)?.[id]));

/** Fetches the values of a source. Rejects if a request fails, or if a value is missing or invalid. */
export async function fetchValues(source: LiveSource, signal: AbortSignal): Promise<Values> {
  const requests = source.urls(new Date()).map(async (url): Promise<JsonResponse> => {
    const response = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (!response.ok) throw new Error(`${url} responds with status ${response.status}`);
    return { body: (await response.json()) as Json, link: response.headers.get('link') };
  });
  const responses = await Promise.all(requests);
  const values = Object.fromEntries(Object.entries(source.figures).map(([id, { read }]) => [id, read(responses)]));
  if (!isComplete(source, values)) throw new Error(`${source.name}: unexpected response`);
  return values;
}
