import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { mainPath, versions } from '../../src/config/versions';
import { codeWith } from './search';
import { at } from './support';

const build = join(__dirname, '../../build');

/** Every document of the build by its file, but for those that only send their reader on. */
const documents = readdirSync(build, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: readFileSync(join(build, file), 'utf8') }))
  .filter(({ html }) => !html.includes('http-equiv="refresh"'));

const without = (...parts: (string | RegExp)[]) =>
  documents
    .filter(({ html }) => !parts.every((part) => (typeof part === 'string' ? html.includes(part) : part.test(html))))
    .map(({ file }) => file);

/** What follows the opening of an attribute, where minifying has left no quotes. */
const value = (html: string, pattern: RegExp) => pattern.exec(html)?.[1].replace(/^"|"$/g, '');

// @spec 1.2 1.3 1.6 1.7 1.17 1.19
test('every document says its language and direction, its generator, and the name and color of the site', () => {
  expect(documents.length).toBeGreaterThan(526);
  const said = [
    '<html lang=en dir=ltr ',
    'name=generator content="Docusaurus v3.7.0"',
    'name=theme-color content=#ff8c00',
  ];
  expect(without(...said, /<title[^>]*>[^<]*Magmastream<\/title>/)).toEqual([]);
  expect(without('name=docsearch:language content=en')).toEqual([]);
  expect(codeWith('"siteVersion":"2.8.6"')).toHaveLength(1);
  const home = documents.find(({ file }) => file === 'index.html')?.html ?? '';
  expect(value(home, /name=description content=("[^"]*")/)).toContain(
    'An easy-to-use and useful music module for a Discord app',
  );
});

// @spec 1.8 1.9 1.10 1.11 1.12 1.20 2.17 2.18 2.19 2.20 2.21 2.23 2.26 2.27 2.28 2.29 2.30 2.31 2.32 3.12
test('every document has the navbar with all its parts, and the same footer with its links and its year', () => {
  const parts = [
    'Skip to main content</a>',
    'role=banner',
    '<nav aria-label=Main ',
    'navbar__items--right"><nav-dropdown class="navbar__item dropdown',
    `href=${at('/versions')}>All versions</a></ul>`,
    'href=https://discord.gg/Nq5gTGUfwa target=_blank',
    'href=https://github.com/magmastream-npm target=_blank',
    'aria-haspopup=dialog',
    '>Switch between dark and light mode',
  ];
  expect(without(new RegExp(parts.join('.*'), 's'))).toEqual([]);
  const footers = new Set(documents.map(({ html }) => html.slice(html.lastIndexOf('<footer '))));
  expect(footers.size).toBe(1);
  const [footer] = footers;
  expect(
    Array.from(footer.matchAll(/<a [^>]*href=([^ >]+)[^>]*>([^<]*)/g), ([, href, label]) => [href, label]),
  ).toEqual([
    [at('/docs/intro'), 'Introduction'],
    [at('/docs/getting-started/installation'), 'Installation'],
    [at('/docs/intro'), 'Migrations (nothing yet)'],
    ['https://discord.gg/Nq5gTGUfwa', 'Discord'],
    ['https://github.com/magmastream-npm', 'GitHub'],
    ['https://www.npmjs.com/package/magmastream', 'npm package'],
    ['https://github.com/MenuDocs/erela.js', 'Credits: erela.js'],
    ['https://docusaurus.io', ''],
  ]);
  expect(footer).toContain('© 2025');
});

test('every document names the files of the index that a search on it asks for first', () => {
  const pair = (tag: string) => `${tag}\\.\\w+\\.json texts/${tag}\\.\\w+\\.json`;
  const named = `<meta name="shards" content="${pair('default')} ${pair('docs-default-[\\w.]+')}">`;
  expect(without(new RegExp(named))).toEqual([]);
});

// @spec 1.1 1.18 1.22 1.23 6.1 6.2
test('no document asks who reads it or takes what they write, and there is no blog', () => {
  const asks = /<(textarea|iframe)|<input[^>]*type="?(password|email|file|tel)|<form[^>]*method="?post/i;
  expect(documents.filter(({ html }) => asks.test(html)).map(({ file }) => file)).toEqual([]);
  expect(documents.filter(({ html }) => /href="?[^" >]*\/blog\b/.test(html)).map(({ file }) => file)).toEqual([]);
  expect(documents.filter(({ file }) => /^blog\b/.test(file))).toEqual([]);
});

// @spec 1.4 2.42 2.43 2.44 2.45 2.46 2.47 2.48 2.49 2.53 2.96
test('a document is of the version whose prefix its address has, and its sidebar begins with the introduction', () => {
  for (const version of versions) {
    const own = documents.filter(({ file }) =>
      version.isLast ? /^docs\/(?!\d)/.test(file) : file.startsWith(`${version.path}/`),
    );
    expect(own.length, version.version).toBeGreaterThan(30);
    const said = own.map(({ html }) => value(html, /name=docusaurus_version content=([^ >]+)/));
    expect(new Set(said), version.version).toEqual(new Set([version.name]));
    const first = own.map(({ html }) => value(html, /class="?menu__link[^>]*href=([^ >]+)/));
    expect(new Set(first), version.version).toEqual(new Set([at(mainPath(version))]));
  }
});
