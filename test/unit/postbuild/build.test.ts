import { createHash } from 'node:crypto';
import fs, { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeBuild } from '../../../src/postbuild';
import { temporaryFolder, writeFile } from '../temporary';

jest.mock('../../../src/postbuild/cards/draw', () => ({ drawCard: () => Promise.resolve(Buffer.from('card')) }));

const folder = temporaryFolder();
const buildDir = join(folder, 'build');
const put = (file: string, text: string): void => writeFile(join(buildDir, file), text);
const read = (file: string): string => readFileSync(join(buildDir, file), 'utf8');

const link = '<link rel=stylesheet href=/site/assets/css/styles.0a1b.css>';
const page = (title: string, { island = '', head = link } = {}): string =>
  `<!doctype html><html lang=en><meta charset=UTF-8><meta property=og:title content="${title}">${head}` +
  `<body><main><h1>${title}</h1>${island}</main>`;

const complete = (retire = false) =>
  completeBuild({
    ...{ buildDir, cacheDir: join(folder, 'cache'), url: 'https://host', baseUrl: '/site/', retire, places: new Map() },
    routes: ['/site/', '/site/docs/intro', '/site/versions'],
  });

beforeEach(() => {
  put('assets/js/elements.0c.js', '');
  put('assets/css/styles.0a1b.css', 'h1{margin:0}video{margin:0}');
  put('sw.js', 'work();');
  put('docs/intro.html', page('Introduction'));
  put('versions.html', page('Versions', { island: '<react-island data-island=Compare></react-island>' }));
  put('search.html', page('Search', { island: '<react-island data-island=Compare></react-island>' }));
});

test('the step after the build reads and writes each page once', async () => {
  const reads = jest.spyOn(fs, 'readFileSync');
  const writes = jest.spyOn(fs, 'writeFileSync');
  await complete();
  for (const calls of [reads.mock.calls, writes.mock.calls]) {
    const pages = calls.map(([file]) => String(file)).filter((file) => /(?:intro|versions|search)\.html$/.test(file));
    expect(pages.sort()).toEqual(
      ['docs/intro.html', 'search.html', 'versions.html'].map((file) => join(buildDir, file)),
    );
  }
  jest.restoreAllMocks();
});

test('the step after the build gives a page its build name, social card, search index and critical CSS', async () => {
  await complete();
  const { build } = JSON.parse(read('offline.json')) as { build: string };
  const card = 'https://host/site/img/cards/docs-intro.png';
  const html = read('docs/intro.html');
  const start = `<meta charset=UTF-8><meta name=build content=${build}><meta http-equiv="Content-Security-Policy" content="`;
  expect(html).toContain(start);
  expect(html.slice(html.indexOf(start) + start.length)).toMatch(/^[^"]*; trusted-types default"><meta property="og:/);
  expect(html).toContain(`<meta property="og:image" content="${card}">`);
  expect(html).toMatch(/<meta name="shards" content='{"default":{"file":"default\.[0-9a-f]{8}\.json",[^']+'>/);
  expect(html).toContain('<style>h1{margin:0}</style><body>');
  expect(html).not.toContain('stylesheet');
  expect(read('img/cards/docs-intro.png')).toBe('card');
});

test('a page with an island keeps its style sheet, and loads the code of the island', async () => {
  for (const name of ['framework.1', 'src_islands_Compare_index_tsx.2', 'src_islands_Other_index_tsx.3'])
    put(`assets/js/${name}.js`, '');
  await complete();
  expect(read('versions.html')).toContain(`${link}<body>`);
  expect(read('versions.html')).toContain('<meta name=build');
  expect(read('versions.html').match(/(?<=rel="preload" as="script" href=")[^"]+/g)).toEqual([
    '/site/assets/js/framework.1.js',
    '/site/assets/js/src_islands_Compare_index_tsx.2.js',
  ]);
});

test('the policy in a page lists the styles of the page, and the header lists all styles', async () => {
  await complete();
  const hash = `'sha256-${createHash('sha256').update('h1{margin:0}').digest('base64')}'`;
  const listing = ['_headers', 'docs/intro.html', 'versions.html'].filter((file) => read(file).includes(hash));
  expect(listing).toEqual(['_headers', 'docs/intro.html']);
});

test('a redirect page has the build name of its target', async () => {
  await complete();
  const { build } = JSON.parse(read('offline.json')) as { build: string };
  expect(read('docs/index.html')).toContain(`<meta name=build content=${build}>`);
});

test('a build without an offline cache removes the worker', async () => {
  await complete(true);
  expect(existsSync(join(buildDir, 'offline.json'))).toBe(false);
  expect(read('sw.js')).toContain('registration.unregister()');
  expect(read('docs/intro.html')).not.toContain('name=build');
});

test.each([
  [
    'a page without a style sheet',
    'a.html',
    page('A', { head: '' }),
    'a.html: the page has no link to the style sheet',
  ],
  [
    'a page without a character set',
    'a.html',
    `<meta property=og:title content=A>${link}<main><h1>A</h1></main>`,
    'a.html: the page has no <meta charset>',
  ],
  ['a page at the URL of a redirect', 'docs/index.html', page('Docs'), 'EEXIST'],
])('the step after the build rejects %s', async (_, file, html, message) => {
  put(file, html);
  await expect(complete()).rejects.toThrow(message);
});
