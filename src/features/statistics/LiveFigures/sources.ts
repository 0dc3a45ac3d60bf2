import { liveHosts, site } from '../../../config/site';
import { legacyRelease } from '../../../config/versions';
import type { labels } from './text';

export type FigureId = keyof typeof labels;

/** Downloads of the week that starts on `day`, an ISO date. */
export interface Week {
  day: string;
  downloads: number;
}

/** Figures by id. Each value is a count, an ISO date, or 52 weeks of downloads. */
export type Values = Partial<Record<FigureId, number | string | Week[]>>;

/** JSON of unknown shape. Missing fields are undefined. */
export type Json = { readonly [field: string]: Json } | null | undefined;

interface JsonResponse {
  body: Json;
  /** The `Link` header, which GitHub uses for pagination. */
  link: string | null;
}

/** An external resource and the figures that it provides. These figures are loaded, stored and retried together. */
export interface LiveSource {
  id: string;
  host: 'GitHub' | 'npm';
  /** Names the source in messages. */
  name: string;
  urls: (now: Date) => string[];
  /** Extracts the unchecked values from the responses, which are in the order of `urls`. */
  read: (responses: JsonResponse[]) => Partial<Record<FigureId, unknown>>;
  /** A validator for each figure, in display order. */
  figures: Partial<Record<FigureId, (value: unknown) => boolean>>;
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isDate = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d(T|$)/.test(value) && !Number.isNaN(Date.parse(value));
const isYear = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 52 &&
  value.every((week: Json) => isDate(week?.day) && isCount(week?.downloads));

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Returns yearly ranges (`2023-07-01:2024-06-30`) since the first release. npm truncates ranges over 18 months. */
export function yearsUntil(now: Date): string[] {
  const [year, month] = legacyRelease.released.split('-').map(Number);
  return Array.from({ length: now.getUTCFullYear() - year + 1 }, (_, index) => ({
    start: new Date(Date.UTC(year + index, month - 1)),
    end: new Date(Date.UTC(year + index + 1, month - 1, 0)),
  }))
    .filter(({ start }) => start <= now)
    .map(({ start, end }) => `${isoDay(start)}:${isoDay(end < now ? end : now)}`);
}

/** Sums daily downloads into the last 52 weeks. Missing days or counts produce weeks that `isYear` rejects. */
function weeksOf(list: unknown): unknown[] {
  const days = Array.isArray(list) ? (list as Week[]).slice(-52 * 7) : [];
  return Array.from({ length: 52 }, (_, index) => days.slice(index * 7, index * 7 + 7)).map((week) => ({
    day: week[0]?.day,
    downloads: week.reduce((sum, { downloads }) => sum + downloads, 0),
  }));
}

const repository = `${liveHosts.github}/repos/${site.organizationName}/${site.projectName}`;

/** All sources of live figures, in display order. */
export const liveSources: readonly LiveSource[] = [
  {
    id: 'repository',
    host: 'GitHub',
    name: 'GitHub repository',
    urls: () => [repository],
    read: ([{ body }]) => ({
      stars: body?.stargazers_count,
      // `watchers_count` contains the number of stars.
      watchers: body?.subscribers_count,
      forks: body?.forks_count,
      issues: body?.open_issues_count,
      created: body?.created_at,
      pushed: body?.pushed_at,
    }),
    figures: { stars: isCount, watchers: isCount, forks: isCount, issues: isCount, created: isDate, pushed: isDate },
  },
  {
    id: 'contributors',
    host: 'GitHub',
    name: 'GitHub contributors',
    // With one contributor per page, the number of the last page is the number of contributors.
    urls: () => [`${repository}/contributors?per_page=1&anon=true`],
    read: ([{ body, link }]) => ({
      contributors: link
        ? Number(/[?&]page=(\d+)[^>]*>;\s*rel="last"/.exec(link)?.[1])
        : Array.isArray(body) && body.length,
    }),
    figures: { contributors: isCount },
  },
  {
    id: 'downloads',
    host: 'npm',
    name: 'npm downloads',
    urls: (now) => yearsUntil(now).map((days) => `${liveHosts.downloads}/downloads/point/${days}/${site.projectName}`),
    read: (years) => ({
      downloads: years.reduce((sum, { body }) => sum + (isCount(body?.downloads) ? Number(body?.downloads) : NaN), 0),
    }),
    figures: { downloads: isCount },
  },
  {
    id: 'package',
    host: 'npm',
    name: 'npm package',
    // The abbreviated npm metadata omits the creation date.
    urls: () => [`${liveHosts.registry}/${site.projectName}`],
    read: ([{ body }]) => ({ published: body?.time?.created, modified: body?.time?.modified }),
    figures: { published: isDate, modified: isDate },
  },
  {
    id: 'year',
    host: 'npm',
    name: 'npm weekly downloads',
    urls: () => [`${liveHosts.downloads}/downloads/range/last-year/${site.projectName}`],
    read: ([{ body }]) => ({ year: weeksOf(body?.downloads) }),
    figures: { year: isYear },
  },
];

/** Returns true if `values` has a valid value for every figure of the source. */
export function isComplete(source: LiveSource, values: object | null | undefined): values is Values {
  return Object.entries(source.figures).every(([id, isValid]) =>
    isValid((values as Values | undefined)?.[id as FigureId]),
  );
}

/** Fetches the values of a source. Rejects if one of its URLs fails or a value is missing or invalid. */
export async function fetchValues(source: LiveSource, signal: AbortSignal): Promise<Values> {
  const responses = source.urls(new Date()).map(async (url): Promise<JsonResponse> => {
    const response = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (!response.ok) throw new Error(`${url} responds with status ${response.status}`);
    return { body: (await response.json()) as Json, link: response.headers.get('link') };
  });
  const values = source.read(await Promise.all(responses));
  if (!isComplete(source, values)) throw new Error(`${source.name}: unexpected response`);
  return values;
}
