import { versionNumberIn } from '../lib/docsPath';
import { links } from './site';

export interface DocsVersion {
  /** The version name in Docusaurus: `current` or the version number. */
  name: string;
  /** The Magmastream version. Its facts file in `src/api/facts` has the same name. */
  version: string;
  label: string;
  /** The path prefix of the pages, without a leading or trailing slash. */
  path: string;
  banner: 'none' | 'unmaintained';
  noIndex: boolean;
  /** The id of the main page, which is also its URL path relative to `path`. */
  mainDoc: string;
  release: string;
  released: string;
  isLast: boolean;
}

const releases = `${links.libraryRepository}/releases/tag`;

type PastVersion = Pick<DocsVersion, 'version' | 'released'> &
  Partial<Pick<DocsVersion, 'noIndex' | 'banner' | 'mainDoc'>> & { tag?: string };

function past({ version, tag = `v${version}`, ...rest }: PastVersion): DocsVersion {
  return {
    name: version,
    version,
    label: `v${version}`,
    path: `docs/${version}`,
    banner: 'none',
    noIndex: true,
    mainDoc: 'intro',
    release: `${releases}/${tag}`,
    isLast: false,
    ...rest,
  };
}

export const currentVersion: DocsVersion = {
  ...past({ version: '2.8.7', released: '2025-05-12', noIndex: false }),
  name: 'current',
  label: 'v2.8.7 (current)',
  path: 'docs',
  isLast: true,
};

/** Every documented version, newest first. */
export const versions: readonly DocsVersion[] = [
  currentVersion,
  past({ version: '2.8.5', released: '2025-02-26', noIndex: false }),
  past({ version: '2.8.4', released: '2025-02-25', noIndex: false, tag: 'v.2.8.4' }),
  past({ version: '2.8.2', released: '2025-02-10' }),
  past({ version: '2.8.1', released: '2025-02-08' }),
  past({ version: '2.8.0', released: '2025-01-24' }),
  past({ version: '2.7.5', released: '2025-01-22' }),
  past({ version: '2.6.1', released: '2025-01-12', banner: 'unmaintained', mainDoc: 'getting-started' }),
];

/** Version 1, which this site does not document. Its requirements come from its package.json and Lavalink requests. */
export const legacyRelease = {
  label: '1.x',
  release: `${releases}/V1`,
  released: '2023-07-08',
  lavalink: '3',
  node: '16 or later',
} as const;

/** Returns the site path of a version's main page, for example `/docs/2.8.5/intro`. */
export function mainPath(version: DocsVersion): string {
  return `/${version.path}/${version.mainDoc}`;
}

/** Returns the version of a documentation page. Accepts a site path without the base URL, or a file path. */
export function versionOf(path: string): DocsVersion | undefined {
  const number = versionNumberIn(path);
  if (number === undefined) return /^\/?docs\//.test(path) ? currentVersion : undefined;
  return versions.find(({ name }) => name === number);
}

export const upgradeGuide = `/${currentVersion.path}/guides/moving-up`;

/** Returns the URL of the upgrade guide's section about a past version. */
export function upgradeFrom(version: string): string {
  return `${upgradeGuide}#from-${version.replaceAll('.', '-')}`;
}

export const docsPluginVersions = Object.fromEntries(
  versions.map(({ name, label, path, banner, noIndex, isLast }) => [
    name,
    // Only pages of past versions show a version badge above the title.
    { label, path: path.replace(/^docs\/?/, ''), banner, noIndex, badge: !isLast },
  ]),
);

/** Maps version names to the URLs of their release notes. */
export const versionGitLinks = Object.fromEntries(versions.map(({ name, release }) => [name, release]));
