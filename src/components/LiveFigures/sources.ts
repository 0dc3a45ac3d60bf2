import { downloadsOf, fieldOf, readCount, readDate, readWeeks, weeksOf, yearsSince, type FigureValue } from './values';
import { site } from '../../config/site';

/** Everything that /statistics asks of other hosts, in the order in which it is shown. */
export type FigureId =
  | 'stars'
  | 'watchers'
  | 'forks'
  | 'issues'
  | 'created'
  | 'pushed'
  | 'contributors'
  | 'downloads'
  | 'published'
  | 'modified'
  | 'year';

/** What came back from one address: the body as JSON, and the header that says how many pages there are. */
export interface Answer {
  body: unknown;
  link: string | null;
}

/** One figure of a source. */
export interface LiveFigure {
  id: FigureId;
  /** Finds the figure in the answers, which may be anything, for the addresses in their order, asked for at `now`. */
  find: (answers: readonly Answer[], now: number) => unknown;
  /** Takes what was found, or what was stored, as what the figure is, or not at all. */
  read: (value: unknown) => FigureValue | undefined;
}

/** Something to ask, and the figures in its answer. What is asked together is stored, fails and is tried again together. */
export interface LiveSource {
  id: string;
  host: 'GitHub' | 'npm';
  addresses: (now: number) => string[];
  figures: readonly LiveFigure[];
}

const repository = `https://api.github.com/repos/${site.organizationName}/${site.projectName}`;
const registry = `https://registry.npmjs.org/${site.projectName}`;
const counter = 'https://api.npmjs.org/downloads';

/** The month of the first release: npm has counted nothing before. */
export const countedSince = '2023-07-01';

/** A count in the body of the first answer. */
const count = (id: FigureId, name: string): LiveFigure => ({
  id,
  find: ([{ body }]) => fieldOf(body, name),
  read: readCount,
});

/** A date in the body of the first answer. */
const date = (id: FigureId, ...path: string[]): LiveFigure => ({
  id,
  find: ([{ body }]) => path.reduce(fieldOf, body),
  read: readDate,
});

export const liveSources: readonly LiveSource[] = [
  {
    id: 'repository',
    host: 'GitHub',
    addresses: () => [repository],
    figures: [
      count('stars', 'stargazers_count'),
      // What GitHub calls watchers here are the stars once more.
      count('watchers', 'subscribers_count'),
      count('forks', 'forks_count'),
      count('issues', 'open_issues_count'),
      date('created', 'created_at'),
      date('pushed', 'pushed_at'),
    ],
  },
  {
    id: 'contributors',
    host: 'GitHub',
    // With one contributor on each page, the number of the last page is their number.
    addresses: () => [`${repository}/contributors?per_page=1&anon=true`],
    figures: [{ id: 'contributors', find: ([answer]) => contributorsIn(answer), read: readCount }],
  },
  {
    id: 'downloads',
    host: 'npm',
    addresses: (now) => yearsSince(countedSince, now).map((days) => `${counter}/point/${days}/${site.projectName}`),
    figures: [{ id: 'downloads', find: sumOf, read: readCount }],
  },
  {
    id: 'package',
    host: 'npm',
    // The short form of this document does not say when the package was created.
    addresses: () => [registry],
    figures: [date('published', 'time', 'created'), date('modified', 'time', 'modified')],
  },
  {
    id: 'year',
    host: 'npm',
    addresses: () => [`${counter}/range/last-year/${site.projectName}`],
    figures: [{ id: 'year', find: ([{ body }]) => weeksOf(fieldOf(body, 'downloads')), read: readWeeks }],
  },
];

function contributorsIn({ body, link }: Answer): number | undefined {
  if (!Array.isArray(body)) return undefined;
  if (link === null) return body.length;
  const last = /[?&]page=(\d+)[^>]*>;\s*rel="last"/.exec(link)?.[1];
  return last === undefined ? undefined : Number(last);
}

/** One answer that is no count spoils the sum. */
function sumOf(answers: readonly Answer[], now: number): number | undefined {
  const days = yearsSince(countedSince, now);
  return answers.reduce<number | undefined>((sum, { body }, index) => {
    const downloads = downloadsOf(body, days[index]);
    return sum === undefined || downloads === undefined ? undefined : sum + downloads;
  }, 0);
}
