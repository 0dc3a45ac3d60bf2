export const site = {
  title: 'Magmastream',
  tagline: 'An easy-to-use and useful music module for a Discord app',
  url: 'https://magmastream.com',
  organizationName: 'Magmastream-NPM',
  projectName: 'magmastream',
  themeColor: '#ff8c00',
  /** The year is fixed, so that all builds of the same source are identical. */
  copyrightYear: 2025,
} as const satisfies { url: `https://${string}` } & Record<string, unknown>;

const codeHosting = 'https://github.com/magmastream-npm';
const docsRepository = `${codeHosting}/magmastream_documentation` as const;

export const links = {
  community: 'https://discord.gg/Nq5gTGUfwa',
  codeHosting,
  libraryRepository: `https://github.com/${site.organizationName}/${site.projectName}`,
  docsRepository,
  editUrl: `${docsRepository}/tree/main/`,
  credits: 'https://github.com/MenuDocs/erela.js',
  npm: `https://www.npmjs.com/package/${site.projectName}`,
} as const satisfies Record<string, `https://${string}`>;

/** The hosts that provide the live figures on /statistics. */
export const liveHosts = {
  github: 'https://api.github.com',
  downloads: 'https://api.npmjs.org',
  registry: 'https://registry.npmjs.org',
} as const satisfies Record<string, `https://${string}`>;

/** The Algolia index that `npm run search:push` writes. */
export const indexName = site.projectName;

export const searchPage = '/search';

/** A placeholder for missing Algolia credentials. */
export const notConfigured = 'not-configured';
