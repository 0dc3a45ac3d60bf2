const esModules = [
  ...[
    '@mdx-js/mdx',
    'unified',
    'bail',
    'trough',
    'is-plain-obj',
    'devlop',
    'ccount',
    'zwitch',
    'longest-streak',
    'astring',
  ],
  ...[
    'remark(-.*)?',
    'rehype-.*',
    'recma-.*',
    'mdast-.*',
    'hast-.*',
    'unist-.*',
    'vfile.*',
    'micromark.*',
    'estree-.*',
  ],
  ...['character-.*', 'decode-named-character-reference', 'parse-entities', 'stringify-entities', 'is-(al|dec|hex).*'],
  ...['comma-separated-tokens', 'space-separated-tokens', 'property-information', 'html-void-elements', 'trim-lines'],
  ...[
    'escape-string-regexp',
    'markdown-extensions',
    'collapse-white-space',
    'esast-.*',
    'estree-walker',
    'fault',
    'markdown-table',
  ],
  ...['d3-.*', 'internmap'],
  // What the framework does by itself is tested at the version that is pinned.
  ...['@docusaurus/core', '@docusaurus/theme-.*', '@docusaurus/plugin-content-docs'],
];

/** Unit tests: Node by default; a component test opts into jsdom with a `@jest-environment` docblock. */
module.exports = {
  roots: ['<rootDir>/test/unit'],
  testEnvironment: 'node',
  // Jest looks up what is global by a slow path, which costs code that counts most of its time: these are handed in.
  sandboxInjectedGlobals: ['Array', 'JSON', 'Map', 'Math', 'Object', 'Set', 'String'],
  transform: {
    '^.+\\.(m?[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Packages that ship ES modules only are transformed as our own code is: the unified family, MDX and d3.
  transformIgnorePatterns: [`node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/test/unit/styleMock.cjs',
    '\\.(css|svg|png)$': '<rootDir>/test/unit/styleMock.cjs',
    // Its exports have no `require` condition.
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
    '^@(?:docusaurus|theme)/(ErrorBoundary|Heading|Layout|Link|useBaseUrl)$': '<rootDir>/test/unit/docusaurus/$1',
    '/startEngine$': '<rootDir>/test/unit/search/startEngine.ts',
    '^@site/(.*)$': '<rootDir>/$1',
  },
  setupFilesAfterEnv: ['<rootDir>/test/unit/setup.cjs'],
};
