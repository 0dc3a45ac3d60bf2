import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type HtmlOptions, checkBuiltHtml } from '../../../src/check/html';

const sound = join(__dirname, '../../fixtures/html/sound');

let build: string;
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(build, { recursive: true }));

function write(path: string, content: string) {
  mkdirSync(dirname(join(build, path)), { recursive: true });
  writeFileSync(join(build, path), content);
}

/** The messages about a build that holds these files, without the folder that it is in. */
function messages(files: Record<string, string>, options: HtmlOptions = { baseUrl: '/' }) {
  write('card.png', '');
  for (const [path, content] of Object.entries(files)) write(path, content.replace('{baseUrl}', options.baseUrl));
  return checkBuiltHtml(build, options).problems.map(
    ({ file, line, message }) => `${file.slice(build.length + 1)}:${line} ${message}`,
  );
}

const card = '<meta property=og:image content=https://site.example{baseUrl}card.png>';

/** A page that keeps every rule, around `body`, which begins on its third line. */
const page = (body = '') => `<head>${card}</head>\n<h1 id=title>Title</h1>\n${body}`;

const redirect = (address: string) => `<meta http-equiv="refresh" content="0; url=${address}">`;

test('a sound build has no problem, and is counted', () => {
  expect(checkBuiltHtml(sound, { baseUrl: '/', routes: ['/', '/404', '/docs/category/\ufe0f-classes'] })).toEqual({
    problems: [],
    pages: 5,
    links: 14,
    anchors: 5,
  });
});

test('a missing build is an error', () => {
  expect(() => checkBuiltHtml(join(build, 'missing'), { baseUrl: '/' })).toThrow(/ENOENT.*missing/);
});

/** The body of a page of a small site, and what is wrong with it. */
test.each([
  ['<a href=/docs/Managr>the manager</a>', 'link "the manager" to /docs/Managr leads nowhere; nearest: /docs/Manager'],
  ['<a href=/docs/manager>x</a>', 'link "x" to /docs/manager leads nowhere; nearest: /docs/Manager'],
  ['<a href=/entirely/elsewhere>gone</a>', 'link "gone" to /entirely/elsewhere leads nowhere'],
  ['<a href=/a/-classes>x</a>', 'link "x" to /a/-classes leads nowhere; nearest: /a/%EF%B8%8F-classes'],
  [
    '<a href=/docs/Manager#creat>x</a>',
    'link "x" to /docs/Manager#creat has no target: docs/Manager.html has no id "creat"; nearest: create',
  ],
  [
    '<a href=/old#create>kept</a> <a href=/old#gone>lost</a>',
    'link "lost" to /old#gone has no target: docs/Manager.html has no id "gone"',
  ],
  [
    '<a href=/%E0%A4%A>bad</a>',
    'link "bad" to /%E0%A4%A is not a valid address: its percent-encoding cannot be decoded',
  ],
  [
    '<a href=#title>\u200b</a><a href=#title aria-label=Title></a><a href=#title><img alt=Title></a>',
    'link to #title has no text: give it words or a label',
  ],
  ['<h1>Two</h1>', 'second h1 "Two": a page needs exactly one'],
  ['<p id="one two">', 'id "one two" has white space in it, which no id may have'],
  ['<p id=title>', 'id "title" is on more than one element of the page'],
  ['<img alt="" src=/img/logo.svg>', '<img> loads /img/logo.svg, which is not in the build'],
  [
    '<meta name=twitter:image content=https://site.example/gone.png>',
    'social card https://site.example/gone.png is not in the build',
  ],
  ['<meta property=og:image content=/card.png>', 'social card /card.png needs a whole address, with its host'],
  ...[
    ['<script src=https://cdn.example/a.js></script>', '<script> asks cdn.example for https://cdn.example/a.js'],
    ['<img alt="" src=//cdn.example/a.png>', '<img> asks cdn.example for //cdn.example/a.png'],
    ['<img alt="" srcset="https://cdn.example/a.png 2x">', '<img> asks cdn.example for https://cdn.example/a.png'],
    ['<link rel=preconnect href=https://search.example>', '<link> asks search.example for https://search.example'],
    ['<iframe src=https://video.example></iframe>', '<iframe> asks video.example for https://video.example'],
    ['<video poster=https://cdn.example/p.png></video>', '<video> asks cdn.example for https://cdn.example/p.png'],
    ['<object data=https://cdn.example/o.svg></object>', '<object> asks cdn.example for https://cdn.example/o.svg'],
    ['<svg><use href=https://cdn.example/u.svg /></svg>', '<use> asks cdn.example for https://cdn.example/u.svg'],
    ['<p style="background:url(https://cdn.example/b.png)">', '<p> asks cdn.example for https://cdn.example/b.png'],
    ['<style>@import "https://cdn.example/c.css";</style>', '<style> asks cdn.example for https://cdn.example/c.css'],
  ].map(([body, message]) => [body, `${message}: ship it with the site instead`]),
  ['<link rel=alternate href=https://other.example><link rel=canonical href=https://site.example/>', ''],
  ['<a href=https://other.example>other</a><img alt="" src="data:image/gif;base64,R0lGOD">', ''],
])('a page is checked: %s gives: %s', (body, message) => {
  const files = {
    'index.html': page(body),
    'docs/Manager.html': page('<h2 id=create>create</h2>'),
    'old.html': redirect('/docs/Manager'),
    'a/\ufe0f-classes.html': page(),
  };
  expect(messages(files)).toEqual(message ? [`index.html:3 ${message}`] : []);
});

const canonical = '<link rel=canonical href=https://site.example/a>';

test.each<[string, Record<string, string>, string[], HtmlOptions?]>([
  ['a page without h1', { 'a.html': `${card}<p>text` }, ['a.html:1 page has no h1: a page needs exactly one']],
  ['an empty h1', { 'a.html': `${card}<h1><b>\u200b</b></h1>` }, ['a.html:1 h1 is empty: give the page a title']],
  [
    'a page without a social card, and no redirect',
    { 'a.html': '<h1>Title</h1>', 'b.html': redirect('/a') },
    ['a.html:1 page names no social card: it needs an og:image'],
  ],
  [
    'a redirect that leads nowhere, and one that leads in a circle',
    { 'gone.html': redirect('/missing'), 'round.html': redirect('/round') },
    [
      'gone.html:1 redirect to /missing leads nowhere',
      'round.html:1 redirect to /round leads to the redirect round.html, which leads nowhere',
    ],
  ],
  [
    'a relative link, resolved as a browser does',
    { 'docs/a.html': page('<a href=b>good</a> <a href=../b>bad</a>'), 'docs/b.html': page() },
    ['docs/a.html:3 link "bad" to ../b leads nowhere'],
  ],
  [
    'a link that leaves the base address',
    { 'index.html': page('<a href=/docs>out</a> <a href=/site/docs>in</a>'), 'docs.html': page() },
    ['index.html:3 link "out" to /docs is outside of the site\'s base address /site/'],
    { baseUrl: '/site/' },
  ],
  [
    'a fault of a part that pages share, once',
    Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.html`, page('\n<a href=/gone>gone</a>')])),
    ['a.html:4 link "gone" to /gone leads nowhere (and on 2 more pages)'],
  ],
  [
    'two files that answer at the same address',
    { 'docs/a.html': page(), 'docs/a/index.html': page() },
    ['docs/a/index.html:1 page answers at /docs/a, as docs/a.html does'],
  ],
  [
    'two pages that claim the same canonical address, and no redirect',
    { 'a.html': page(canonical), 'b.html': page(canonical), 'c.html': canonical + redirect('/a') },
    ['b.html:3 canonical address https://site.example/a is that of a.html too'],
  ],
  [
    'a route that is not built, with the nearest one that is',
    { 'index.html': page(), 'docs/category/-classes.html': page() },
    [':1 no page answers at /docs/category/%EF%B8%8F-classes; nearest: /docs/category/-classes'],
    { baseUrl: '/site/', routes: ['/', '/docs/category/\ufe0f-classes'] },
  ],
])('the check names %s', (_, files, expected, options = { baseUrl: '/' }) => {
  expect(messages(files, options)).toEqual(expected);
});
