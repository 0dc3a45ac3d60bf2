import { join } from 'node:path';
import { type HtmlOptions, checkBuiltHtml } from '../../../src/check/html';
import { temporaryFolder, writeFile } from '../temporary';

const sound = join(__dirname, '../../fixtures/html/sound');

const build = temporaryFolder();

/** Checks a build that consists of the given files. Returns the messages, with paths relative to the build. */
function messages(files: Record<string, string>, options: HtmlOptions) {
  const all = Object.entries({ 'card.png': '', ...files });
  for (const [path, content] of all) writeFile(join(build, path), content.replace('{baseUrl}', options.baseUrl));
  return checkBuiltHtml(build, options).problems.map(
    ({ file, line, message }) => `${file.slice(build.length + 1)}:${line} ${message}`,
  );
}

const card = '<meta property=og:image content=https://site.example{baseUrl}card.png>';

/** Returns the HTML of a valid page. `body` begins on the third line. */
const page = (body = '') => `<head>${card}</head>\n<h1 id=title>Title</h1>\n${body}`;

const redirect = (url: string) => `<meta http-equiv="refresh" content="0; url=${url}">`;

test('the check accepts a valid build and counts its pages, links and anchors', () => {
  const routes = ['/', '/404', '/docs', '/docs/manager', '/docs/category/\ufe0f-classes'];
  const counts = { pages: 5, links: 14, anchors: 5 };
  expect(checkBuiltHtml(sound, { baseUrl: '/', routes })).toMatchObject({ problems: [], ...counts });
});

const cdn = 'https://cdn.example/a.js';
const link = (url: string) => `<a href=${url}>x</a>`;
const nowhere = (url: string) => `link "x" to ${url} leads nowhere`;
const noTarget = (url: string) => `link "x" to ${url} has no target: docs/Manager.html has no id`;
const noText = '<a href=#title>\u200b</a><a href=#title aria-label=Title></a><a href=#title><img alt=Title></a>';

test.each([
  [link('/docs/Managr'), `${nowhere('/docs/Managr')}; did you mean "/docs/Manager"?`],
  [link('/docs/manager'), `${nowhere('/docs/manager')}; did you mean "/docs/Manager"?`],
  [link('/a/-classes'), `${nowhere('/a/-classes')}; did you mean "/a/%EF%B8%8F-classes"?`],
  [link('/docs/Manager#creat'), `${noTarget('/docs/Manager#creat')} "creat"; did you mean "create"?`],
  [link('/old#create') + link('/old#gone'), `${noTarget('/old#gone')} "gone"`],
  [link('/%E0'), 'link "x" to /%E0 has an invalid percent-encoding'],
  [noText, 'link to #title has no text: add a text or a label'],
  ['<h1>Two</h1>', 'second h1 "Two": a page needs exactly one'],
  ['<p id="one two">', 'id "one two" contains white space'],
  ['<p id=title>', 'id "title" is on more than one element of the page'],
  ['<img alt="" src=/img/logo.svg>', '<img> loads /img/logo.svg, which is not in the build'],
  [
    '<p style="color:red">',
    'attribute style: the Content-Security-Policy forbids it, use a class or an event listener',
  ],
  ['<meta property=og:image content=/card.png>', 'social card /card.png needs a URL with a host'],
  ...[
    ['script', `<script src=${cdn}></script>`],
    ['img', `<img alt="" src=${cdn}>`],
    ['img', '<img alt="" src=//cdn.example/a.js>', '//cdn.example/a.js'],
    ['use', `<svg><use href=${cdn} /></svg>`],
    ['style', `<style>@import "${cdn}";</style>`],
  ].map(([tag, body, url = cdn]) => [body, `<${tag}> loads ${url} from cdn.example: ship it with the site instead`]),
  ['<link rel=alternate href=https://other.example><link rel=canonical href=https://site.example/>', ''],
  ['<a href=https://other.example>other</a><img alt="" src="data:image/gif;base64,R0lGOD">', ''],
])('the check reads the page %s and reports: %s', (body, message) => {
  const files = {
    'index.html': page(body),
    'docs/Manager.html': page('<h2 id=create>create</h2>'),
    'old.html': redirect('/docs/Manager'),
    'a/\ufe0f-classes.html': page(),
  };
  expect(messages(files, { baseUrl: '/' })).toEqual(message ? [`index.html:3 ${message}`] : []);
});

const canonical = '<link rel=canonical href=https://site.example/a>';
const shared = page(`\n${link('/gone')}`);
const emoji = 'docs/category/\ufe0f-classes';

test.each<[string, Record<string, string>, HtmlOptions?]>([
  ['a.html:1 page has no h1: a page needs exactly one', { 'a.html': `${card}<p>text` }],
  ['a.html:1 h1 is empty: add a title', { 'a.html': `${card}<h1><b>\u200b</b></h1>` }],
  // Redirects do not need social cards.
  ['a.html:1 page has no social card: add an og:image', { 'a.html': '<h1>A</h1>', 'b.html': redirect('/a') }],
  ['a.html:1 redirect to /missing leads nowhere', { 'a.html': redirect('/missing') }],
  ['a.html:1 redirect to /a leads to the redirect a.html, which leads nowhere', { 'a.html': redirect('/a') }],
  [`docs/a.html:3 ${nowhere('../b')}`, { 'docs/a.html': page(link('b') + link('../b')), 'docs/b.html': page() }],
  [
    'index.html:3 link "x" to /docs is outside the base URL /site/',
    { 'index.html': page(link('/docs') + link('/site/docs')), 'docs.html': page() },
    { baseUrl: '/site/' },
  ],
  [`a.html:4 ${nowhere('/gone')} (and on 2 more pages)`, { 'a.html': shared, 'b.html': shared, 'c.html': shared }],
  ['a/index.html:1 page has the path /a, which is also that of a.html', { 'a.html': page(), 'a/index.html': page() }],
  [
    'b.html:3 canonical URL https://site.example/a is also that of a.html',
    { 'a.html': page(canonical), 'b.html': page(canonical), 'c.html': canonical + redirect('/a') },
  ],
  [
    `:1 no page has the route /${encodeURI(emoji)}; did you mean "/docs/category/-classes"?`,
    { 'index.html': page(), 'docs/category/-classes.html': page() },
    { baseUrl: '/site/', routes: ['/', `/${emoji}`, '/docs/category/-classes'] },
  ],
  [
    `:1 no list has the route /${encodeURI(emoji)}: run npm run check -- --renew-routes, or remove the page`,
    { 'index.html': page(), [`${emoji}.html`]: page() },
    { baseUrl: '/', routes: ['/'] },
  ],
])('the check reads a build and reports: %s', (expected, files, options = { baseUrl: '/' }) => {
  expect(messages(files, options)).toEqual([expected]);
});
