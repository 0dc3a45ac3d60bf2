/** Unit tests: Node by default; a component test opts into jsdom with a `@jest-environment` docblock. */
module.exports = {
  roots: ['<rootDir>/test/unit'],
  testEnvironment: 'node',
  transform: {
    '^.+\\.(m?[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
        module: { type: 'commonjs' },
      },
    ],
  },
  // The unified family ships ES modules only: they are transformed as our own code is.
  transformIgnorePatterns: [
    'node_modules/(?!(unified|remark|remark-.*|mdast-.*|micromark|micromark-.*|unist-.*|vfile|vfile-.*|hast-.*|estree-.*|bail|trough|is-plain-obj|decode-named-character-reference|character-entities.*|character-reference-invalid|is-alphabetical|is-alphanumerical|is-decimal|is-hexadecimal|parse-entities|stringify-entities|longest-streak|zwitch|ccount|escape-string-regexp|markdown-table|devlop|comma-separated-tokens|space-separated-tokens|property-information|html-void-elements|@docusaurus/utils/node_modules)/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/test/unit/styleMock.cjs',
    '\\.(css|svg|png)$': '<rootDir>/test/unit/styleMock.cjs',
    '^@site/(.*)$': '<rootDir>/$1',
  },
  setupFilesAfterEnv: ['<rootDir>/test/unit/setup.ts'],
};
