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

export const links = {
  community: 'https://discord.gg/Nq5gTGUfwa',
  codeHosting: 'https://github.com/magmastream-npm',
  libraryRepository: 'https://github.com/Magmastream-NPM/magmastream',
  docsRepository: 'https://github.com/magmastream-npm/magmastream_documentation',
  editUrl: 'https://github.com/magmastream-npm/magmastream_documentation/tree/main/',
  credits: 'https://github.com/MenuDocs/erela.js',
  npm: 'https://www.npmjs.com/package/magmastream',
} as const;
