import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import * as known from '../../../src/config/docusaurusNames';
import { filesIn } from '../../../src/lib/files';

const root = join(__dirname, '../../..');

const read = (folder: string, type: RegExp): string[] =>
  filesIn(join(root, folder))
    .filter((file) => type.test(file) && file !== 'config/docusaurusNames.ts')
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));

/** The code and style sheets of the packages that name elements and storage keys. */
const packages = [
  ...['theme-classic', 'theme-common', 'theme-search-algolia', 'plugin-content-docs'].map(
    (name) => `@docusaurus/${name}/lib`,
  ),
  ...['infima/dist/css/default', '@docsearch/css/dist', '@docsearch/react/dist/esm'],
]
  .flatMap((folder) => read(`node_modules/${folder}`, /\.(?:js|css)$/))
  .join('\n');
const code = read('src', /\.(?:tsx?|cjs)$/).map((text) => text.replace(/^import .*|\/\*[^]*?\*\/|\/\/ .*/gm, ''));
const styles = read('src', /(?<!\.module)\.css$/);

const { elementNames, preferredVersionKey, ...keys } = known;
const names = [...elementNames.trim().split(/\s+/), ...Object.values(keys)];
const isPrefix = (name: string): boolean => /[-._]$/.test(name);
const isListed = (word: string): boolean =>
  names.some((name) => name === word || (isPrefix(name) && word.startsWith(name)));
const isTheirs = (name: string): boolean => {
  const text = name.replaceAll('.', '\\.');
  return new RegExp(`(?<![\\w-])${text}${isPrefix(name) ? '' : '(?![\\w-])'}`).test(packages);
};

/** Matches names that look like names from Docusaurus, Infima and DocSearch. */
const likely =
  /(?:DocSearch|docs|docsearch|docusaurus|theme|table-of-contents|pagination-nav)(?:[-:_]{1,2}[\w-]+)+|hash-link|[a-z][a-z-]*(?:__|--)[\w-]+/g;
const inCode = code.flatMap((text) =>
  [...text.matchAll(/(["'`])(?:(?!\1)[^])*\1/g)].flatMap(([literal]) => literal.match(likely) ?? []),
);
const inStyles = styles.flatMap((text) => {
  const found: string[] = [];
  postcss
    .parse(text)
    .walkRules(({ selector }) => void found.push(...(selector.match(/(?<=\.)[a-zA-Z_][\w-]*/g) ?? [])));
  return found;
});

test('the installed packages contain each listed name', () => {
  expect(preferredVersionKey.startsWith(keys.preferredVersionPrefix)).toBe(true);
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !isTheirs(name))).toEqual([]);
});

test('the list contains exactly the names from these packages that code and style sheets use', () => {
  const packageNames = new Set([
    ...['theme-classic', 'theme-common', 'theme-search-algolia'],
    'docusaurus-plugin-content-docs',
  ]);
  const used = new Set([...inCode, ...inStyles.filter((name) => /[-_]/.test(name))]);
  expect([...used].filter((name) => !isListed(name) && !packageNames.has(name) && isTheirs(name))).toEqual([]);
  const all = [...code, ...styles].join('\n');
  expect(
    elementNames
      .trim()
      .split(/\s+/)
      .filter((name) => !all.includes(name)),
  ).toEqual([]);
});

test('each class in a style sheet occurs in the code, the list or the packages', () => {
  const all = code.join('\n');
  // The code appends the kind of a token or line, or the indent, to these prefixes.
  const isOwn = (name: string): boolean => all.includes(name) || /^(?:api|code|indent)-/.test(name);
  expect(inStyles.filter((name) => !isOwn(name) && !isListed(name) && !isTheirs(name))).toEqual([]);
});
