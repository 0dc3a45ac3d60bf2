import { links } from './site';

/** One documented version of the library; all that the site says about a version starts here. */
export interface DocsVersion {
  /** Docusaurus version name: `current` or the number. */
  name: string;
  /** Library version, as in the file names of the facts. */
  version: string;
  label: string;
  /** Where its pages are, without slashes at the ends. */
  path: string;
  banner: 'none' | 'unmaintained';
  /** True keeps its pages out of search engines. */
  noIndex: boolean;
  /** Id and address, relative to `path`, of the page that the version opens with. */
  mainDoc: string;
  release: string;
  /** ISO date of the release. */
  released: string;
  isLast: boolean;
}

const releases = `${links.libraryRepository}/releases/tag`;

type PastVersion = Pick<DocsVersion, 'version' | 'released'> &
  Partial<Pick<DocsVersion, 'noIndex' | 'banner' | 'mainDoc'>> & { tag?: string };

/** Completes a past version: everything that follows from its number is not written down. */
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
  // The tag of 2.8.4 has a dot behind its v.
  past({ version: '2.8.4', released: '2025-02-25', noIndex: false, tag: 'v.2.8.4' }),
  past({ version: '2.8.2', released: '2025-02-10' }),
  past({ version: '2.8.1', released: '2025-02-08' }),
  past({ version: '2.8.0', released: '2025-01-24' }),
  past({ version: '2.7.5', released: '2025-01-22' }),
  past({ version: '2.6.1', released: '2025-01-12', banner: 'unmaintained', mainDoc: 'getting-started' }),
];

/**
 * The generation before this documentation: it has release notes and no pages or facts here. What it runs with was read
 * at the tag V1: its package asks for Node.js >=16.0.0, and its requests go to addresses below `/v3`.
 */
export const legacyRelease = {
  label: '1.x',
  release: `${releases}/V1`,
  released: '2023-07-08',
  lavalink: '3',
  node: '16 or later',
} as const;

/** The version's main page as a site path, for example `/docs/2.8.5/intro`. */
export function mainPath(version: DocsVersion): string {
  return `/${version.path}/${version.mainDoc}`;
}

/** The `versions` option of the docs plugin. */
export const docsPluginVersions = Object.fromEntries(
  versions.map(({ name, label, path, banner, noIndex }) => [
    name,
    { label, path: path.replace(/^docs\/?/, ''), banner, noIndex },
  ]),
);

/** Version name → address of its release notes. */
export const versionGitLinks = Object.fromEntries(versions.map(({ name, release }) => [name, release]));
