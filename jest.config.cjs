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
  ...[
    'comma-separated-tokens',
    'space-separated-tokens',
    'property-information',
    'html-void-elements',
    'trim-(trailing-)?lines',
    'web-namespaces',
    'hastscript',
    'parse5',
    'entities',
  ],
  ...[
    'escape-string-regexp',
    'markdown-extensions',
    'collapse-white-space',
    'esast-.*',
    'estree-walker',
    'fault',
    'markdown-table',
    'p-map',
  ],
  ...['d3-.*', 'internmap'],
  // Docusaurus and its theme.
  ...['@docusaurus/core', '@docusaurus/theme-.*', '@docusaurus/plugin-content-docs'],
];

/** Unit tests run in Node.js. Component tests choose jsdom with a `@jest-environment` docblock. */
module.exports = {
  roots: ['<rootDir>/test/unit'],
  testEnvironment: 'node',
  // Restarts larger workers between test files. A worker with a heap of a gigabyte takes longer to exit than the 500 ms
  // that Jest allows. Jest then kills the worker and prints a warning.
  workerIdleMemoryLimit: '300MB',
  // Injects these globals to speed up CPU-bound tests, because Jest looks up globals slowly.
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
  // Transforms packages that contain only ES modules.
  transformIgnorePatterns: [`node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/test/unit/styleMock.cjs',
    '\\.(css|svg|png)$': '<rootDir>/test/unit/styleMock.cjs',
    // Names the file, because the package does not have a `require` export.
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
    '^@generated/site-data/default/settings.mjs$': '<rootDir>/test/unit/docusaurus/settings.ts',
    '^typescript$': '<rootDir>/test/unit/typescript.cjs',
    '/startWorker$': '<rootDir>/test/unit/search/startWorker.ts',
    '^@site/(.*)$': '<rootDir>/$1',
  },
  setupFilesAfterEnv: ['<rootDir>/test/unit/setup.cjs'],
};
