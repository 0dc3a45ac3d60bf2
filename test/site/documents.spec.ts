import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { mainPath, versions } from '../../src/config/versions';
import { codeWith } from './search';
import { at } from './support';

// These tests read the built files and do not need a browser.
const build = join(__dirname, '../../build');
const built = (file: string) => readFileSync(join(build, file), 'utf8');
/** Returns the content of a JSON file that Docusaurus has generated for the build. */
const generated = (file: string) => JSON.parse(readFileSync(join(build, '../.docusaurus', file), 'utf8')) as unknown;

/** All HTML files in the build except redirects. */
const documents = readdirSync(build, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: built(file) }))
  .filter(({ html }) => !html.includes('http-equiv="refresh"'));

/** Returns the documents that do not match every pattern. */
const lacking = (...patterns: (string | RegExp)[]) =>
  documents
    .filter(({ html }) => !patterns.every((part) => (typeof part === 'string' ? html.includes(part) : part.test(html))))
    .map(({ file }) => file);

const matching = (pattern: RegExp) => documents.filter(({ html }) => pattern.test(html)).map(({ file }) => file);

/** Returns a match's first capture group without quotes, because minified HTML omits optional quotes. */
const value = (html: string, pattern: RegExp) => pattern.exec(html)?.[1].replace(/^"|"$/g, '');

// @spec 1.2 1.3 1.6 1.7 1.17 1.19 9.2
test('every document declares its language, generator, site and theme color', () => {
  expect(documents.length).toBeGreaterThan(526);
  const tags = [
    '<html lang=en dir=ltr ',
    'name=generator content="Docusaurus v3.7.0"',
    'name=theme-color content=#ff8c00',
    'name=docsearch:language content=en',
  ];
  expect(lacking(...tags, /<title[^>]*>[^<]*Magmastream<\/title>/)).toEqual([]);
  expect(generated('site-metadata.json')).toMatchObject({ siteVersion: '2.8.6' });
  expect(value(built('index.html'), /name=description content=("[^"]*")/)).toContain(
    'An easy-to-use and useful music module for a Discord app',
  );
});

// @spec 1.8 1.9 1.10 1.11 1.12 1.20 2.17 2.18 2.19 2.20 2.21 2.23 2.26 2.27 2.28 2.29 2.30 2.31 2.32 3.12 3.13
test('every document has the same navbar and the same footer', () => {
  const inOrder = [
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
  expect(lacking(new RegExp(inOrder.join('.*'), 's'))).toEqual([]);
  const [footer, ...others] = new Set(documents.map(({ html }) => html.slice(html.lastIndexOf('<footer '))));
  expect(others).toEqual([]);
  expect(
    Array.from(footer.matchAll(/<a [^>]*href=([^ >]+)[^>]*>([^<]*)/g), ([, href, label]) => [href, label]),
  ).toEqual([
    [at('/docs/intro'), 'Introduction'],
    [at('/docs/getting-started/installation'), 'Installation'],
    [at('/docs/intro'), 'Migrations (nothing yet)'],
    [at('/docs/guides/moving-up'), 'Upgrade guide'],
    ['https://discord.gg/Nq5gTGUfwa', 'Discord'],
    ['https://github.com/magmastream-npm', 'GitHub'],
    ['https://www.npmjs.com/package/magmastream', 'npm package'],
    ['https://github.com/MenuDocs/erela.js', 'Credits: erela.js'],
    [at('/docs/guides/from-erela'), 'Move from erela.js'],
    ['https://docusaurus.io', ''],
  ]);
  expect(footer).toContain('© 2025');
  expect(footer.match(/width=196 height=32 loading=lazy src=\S+ alt="Built with Docusaurus"/g)).toHaveLength(2);
});

test('every document lists the search shards of its version', () => {
  const named = (tag: string) => `"${tag}":{"file":"${tag}\\.\\w+\\.json","texts":"texts/${tag}\\.\\w+\\.json"}`;
  const all = [named('default'), named('docs-default-[\\w.]+')].join();
  expect(lacking(new RegExp(`<meta name="shards" content='{${all}}'>`))).toEqual([]);
});

// @spec 1.1 1.18 1.22 1.23 6.1 6.2
test('no document contains an account form, a content form or a blog post', () => {
  // The versions page has a form for the code check, which reads code in the browser and sends nothing.
  const forms = /<(textarea|iframe)|<input[^>]*type="?(password|email|file|tel)|<form[^>]*method="?post/i;
  expect(matching(forms)).toEqual(['versions.html']);
  expect(matching(/href="?[^" >]*\/blog\b/)).toEqual([]);
  expect(documents.filter(({ file }) => /^blog\b/.test(file))).toEqual([]);
});

// @spec 1.4 2.42 2.43 2.44 2.45 2.46 2.47 2.48 2.49 2.53 2.96
test("the path of a document contains its version, and the sidebar starts with that version's introduction", () => {
  for (const version of versions) {
    const own = documents.filter(({ file }) =>
      version.isLast ? /^docs\/(?!\d)/.test(file) : file.startsWith(`${version.path}/`),
    );
    expect(own.length, version.version).toBeGreaterThan(30);
    const names = own.map(({ html }) => value(html, /name=docusaurus_version content=([^ >]+)/));
    expect(new Set(names), version.version).toEqual(new Set([version.name]));
    const first = own.map(({ html }) => value(html, /class="?menu__link[^>]*href=([^ >]+)/));
    expect(new Set(first), version.version).toEqual(new Set([at(mainPath(version))]));
  }
});

test('browsers load only the custom elements and the islands', () => {
  const scripts = documents.flatMap(({ html }) =>
    Array.from(html.matchAll(/<script [^>]*src=([^ >]+)/g), ([, src]) => src),
  );
  expect([...new Set(scripts)]).toEqual([expect.stringMatching(/\/assets\/js\/elements\.\w+\.js$/)]);
  expect(codeWith('docusaurus-plugin-content-docs')).toEqual([]);
});

test('no script for the browser contains API facts', () => {
  const keys = ['runtimeRequired', 'optionNotes', 'optionDefaults'];
  expect(keys.flatMap(codeWith)).toEqual([]);
});

// @spec 3.6 9.4 9.5 9.7
test('search engines index 2.8.4 and newer, and the sitemap has the date of the last change', () => {
  const isIndexed = (path: string) => !/<meta[^>]*robots[^>]*noindex/.test(built(`${path}.html`));
  expect(isIndexed('search')).toBe(false);
  const indexed = versions.filter((version) => isIndexed(mainPath(version)));
  expect(indexed.map(({ version }) => version).slice(-3)).toEqual(['2.8.7', '2.8.5', '2.8.4']);
  const map = built('sitemap.xml');
  const urls = map.match(/<url>.*?<\/url>/gs) ?? [];
  expect(urls.length).toBeGreaterThan(200);
  expect(versions.filter((version) => map.includes(`${mainPath(version)}</loc>`))).toEqual(indexed);
  // Without a Git history, neither the sitemap nor the pages have dates.
  const [, date] = /datetime="?([\d-]{10})T/.exec(built('docs/intro.html')) ?? [];
  expect(urls.filter((url) => /<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(url))).toHaveLength(date ? urls.length : 0);
  if (date) expect(urls.find((url) => url.includes('/docs/intro</loc>'))).toContain(`<lastmod>${date}</lastmod>`);
});
