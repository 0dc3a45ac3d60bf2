import { liveHosts, site } from '../../../config/site';
import { legacyRelease } from '../../../config/versions';
import type { labels } from './text';
import * as values from './values';

export type FigureId = keyof typeof labels;

/** The figures of a source, as far as they are known. */
export type Values = Partial<Record<FigureId, values.FigureValue>>;

/** What came back from one address: the body as JSON, and the header that says how many pages there are. */
export interface Answer {
  body: values.Loose;
  link: string | null;
}

/** Something to ask, and the figures in its answer. What is asked together is stored, fails and is tried again together. */
export interface LiveSource {
  id: string;
  host: 'GitHub' | 'npm';
  addresses: (now: number) => string[];
  /** Finds the figures in the answers, which may be anything, of the addresses in their order, asked for at `now`. */
  find: (answers: readonly Answer[], now: number) => Partial<Record<FigureId, unknown>>;
  /** In the order in which they are shown: takes what was found, or stored, as what the figure is, or not at all. */
  figures: Partial<Record<FigureId, (value: unknown) => values.FigureValue | undefined>>;
}

const { readCount, readDate } = values;
const repository = `${liveHosts.github}/repos/${site.organizationName}/${site.projectName}`;
const counter = `${liveHosts.downloads}/downloads`;

/** Years from the month of the first release on: npm has counted nothing before. */
const years = (now: number): string[] => values.yearsSince(legacyRelease.released.replace(/\d\d$/, '01'), now);

/** Everything that /statistics asks of other hosts, in the order in which it is shown. */
export const liveSources: readonly LiveSource[] = [
  {
    id: 'repository',
    host: 'GitHub',
    addresses: () => [repository],
    find: ([{ body }]) => ({
      stars: body?.stargazers_count,
      // What GitHub calls watchers here are the stars once more.
      watchers: body?.subscribers_count,
      forks: body?.forks_count,
      issues: body?.open_issues_count,
      created: body?.created_at,
      pushed: body?.pushed_at,
    }),
    figures: {
      ...{ stars: readCount, watchers: readCount, forks: readCount, issues: readCount },
      ...{ created: readDate, pushed: readDate },
    },
  },
  {
    id: 'contributors',
    host: 'GitHub',
    // With one contributor on each page, the number of the last page is their number.
    addresses: () => [`${repository}/contributors?per_page=1&anon=true`],
    find: ([{ body, link }]) => {
      const last = link === null ? undefined : Number(/[?&]page=(\d+)[^>]*>;\s*rel="last"/.exec(link)?.[1]);
      return { contributors: Array.isArray(body) ? (last ?? body.length) : undefined };
    },
    figures: { contributors: readCount },
  },
  {
    id: 'downloads',
    host: 'npm',
    addresses: (now) => years(now).map((days) => `${counter}/point/${days}/${site.projectName}`),
    find: (answers, now) => ({
      downloads: years(now).reduce((sum, days, index) => sum + values.downloadsOf(answers[index].body, days), 0),
    }),
    figures: { downloads: readCount },
  },
  {
    id: 'package',
    host: 'npm',
    // The short form of this document does not say when the package was created.
    addresses: () => [`${liveHosts.registry}/${site.projectName}`],
    find: ([{ body }]) => ({ published: body?.time?.created, modified: body?.time?.modified }),
    figures: { published: readDate, modified: readDate },
  },
  {
    id: 'year',
    host: 'npm',
    addresses: () => [`${counter}/range/last-year/${site.projectName}`],
    find: ([{ body }]) => ({ year: values.weeksOf(body?.downloads) }),
    figures: { year: values.readWeeks },
  },
];

/** Reads every figure of a source; those that are not what they should be are left out, and `isWhole` is false then. */
export function readAll(
  { figures }: LiveSource,
  found: object | null | undefined,
): { values: Values; isWhole: boolean } {
  const read = Object.entries(figures).map(
    ([id, take]) => [id, take((found as Record<string, unknown>)?.[id])] as const,
  );
  const known = read.filter(([, value]) => value !== undefined);
  return { values: Object.fromEntries(known), isWhole: known.length === read.length };
}
