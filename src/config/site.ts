/** Names, addresses and links of the site; one place each. */
export const site = {
  title: 'Magmastream',
  tagline: 'An easy-to-use and useful music module for a Discord app',
  url: 'https://magmastream.com',
  organizationName: 'Magmastream-NPM',
  projectName: 'magmastream',
  themeColor: '#ff8c00',
  /** The footer's copyright year is fixed, so that a rebuild of the same source gives the same pages. */
  copyrightYear: 2025,
} as const;

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
} as const;

/** The hosts whose figures /statistics asks for. */
export const liveHosts = {
  github: 'https://api.github.com',
  downloads: 'https://api.npmjs.org',
  registry: 'https://registry.npmjs.org',
} as const;

/** The index that hosted search reads and `npm run search:push` writes. */
export const indexName = site.projectName;

/** The address of the search page. */
export const searchPage = '/search';

/** What stands for the credentials of hosted search in a build without any. */
export const notConfigured = 'not-configured';
