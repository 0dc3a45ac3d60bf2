import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runtimeSelectors } from '../../../../src/postbuild/criticalCss/runtimeSelectors';

const root = join(__dirname, '../../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const sources = (readdirSync(join(root, 'src'), { recursive: true }) as string[]).map((file) => `src/${file}`);

/** Code that adds elements, classes or attributes to pages. Excludes code that loads its style sheet on demand. */
const scripts = sources
  .filter((file) =>
    /^src\/(?:elements\/.*|search\/ui\/Bar\/.*|postbuild\/versionSwitch|features\/offline\/worker\/offlinePage)\.ts$/.test(
      file,
    ),
  )
  .filter((file) => !/\/(?:keyboard-help\/dialog|sample-hover\/card)\.ts$/.test(file))
  .map(read);

const sheets = [
  ...sources.filter((file) => file.endsWith('.css') && !/\/Dialog\/|\.sheet\./.test(file)),
  'node_modules/infima/dist/css/default/default.css',
  'node_modules/@docusaurus/theme-classic/lib/nprogress.css',
].map(read);

/** Attributes that the HTML of every page contains. */
const inEveryPage = ['[aria-label]', '[class]', '[height]', '[href]', '[id]', '[role]', '[type]', '[width]'];

/** Patterns that find what scripts add, each with a function that returns the matching selector. */
const ways: [pattern: RegExp, toSelector: (name: string) => string][] = [
  [/\bclass(?:Name)?(?:=|: | = )["'`]([\w -]+)/g, (name) => `.${name}`],
  [/ class=([\w-]+)/g, (name) => `.${name}`],
  [/classList\.(?:add|toggle)\(['"]?([\w-]+)/g, (name) => `.${name}`],
  [/\bid(?:=|: | = )["']([\w-]+)/g, (name) => `#${name}`],
  [/(?:set|toggle)Attribute\(['"]?([\w-]+)/g, (name) => `[${name}]`],
  [/dataset\.(\w+) (?:\?\?)?= /g, (name) => `[data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}]`],
  [/\.(hidden|open|disabled|inert) = /g, (name) => `[${name}]`],
  [/ ([a-z][\w-]*)=["{]/g, (name) => `[${name}]`],
  [/(?:createElement\('|<)([a-z][\w-]*)(?='\)|[ >])/g, (name) => name],
];

/** Maps constants to their values, because scripts also use constants as names of classes and attributes. */
const constants = new Map(
  [...scripts, read('src/config/docusaurusNames.ts')]
    .flatMap((text) => [...text.matchAll(/const (\w+) = '([\w-]+)'/g)])
    .map(([, name, value]) => [name, value]),
);

const added = new Set(
  scripts.flatMap((text) =>
    ways.flatMap(([pattern, toSelector]) =>
      [...text.matchAll(pattern)].flatMap(([, names]) =>
        names.split(' ').map((name) => toSelector(constants.get(name) ?? name)),
      ),
    ),
  ),
);

const listed = runtimeSelectors.map((selector) => selector.replace(/=\w+/, ''));
const isStyled = (selector: string): boolean =>
  sheets.some((sheet) => new RegExp(`${selector.replace('[', '\\[').replace(']', '')}(?![\\w-])`).test(sheet));

/** The mobile menu's style sheet repeats the framework's rules for these classes. */
const isInSheet = (selector: string): boolean => selector.startsWith('.navbar-sidebar');

test('the list contains all elements that scripts add and style sheets match', () => {
  const names = [...added].filter((selector) => /^[.#[]/.test(selector) && isStyled(selector) && !isInSheet(selector));
  expect(names.filter((selector) => ![...listed, ...inEveryPage].includes(selector))).toEqual([]);
});

test('the list contains only elements that scripts add', () => {
  expect(listed.filter((selector) => !added.has(selector))).toEqual([]);
});
