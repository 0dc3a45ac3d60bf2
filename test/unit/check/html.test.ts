import { join } from 'node:path';
import { type HtmlOptions, checkBuiltHtml } from '../../../src/check/html';
import { temporaryFolder, writeFile } from '../temporary';

const sound = join(__dirname, '../../fixtures/html/sound');

const build = temporaryFolder();

/** The messages about a build that holds these files, without the folder that it is in. */
function messages(files: Record<string, string>, options: HtmlOptions) {
  const all = Object.entries({ 'card.png': '', ...files });
  for (const [path, content] of all) writeFile(join(build, path), content.replace('{baseUrl}', options.baseUrl));
  return checkBuiltHtml(build, options).problems.map(
    ({ file, line, message }) => `${file.slice(build.length + 1)}:${line} ${message}`,
  );
}

const card = '<meta property=og:image content=https://site.example{baseUrl}card.png>';

/** A page that keeps every rule, around `body`, which begins on its third line. */
const page = (body = '') => `<head>${card}</head>\n<h1 id=title>Title</h1>\n${body}`;

const redirect = (address: string) => `<meta http-equiv="refresh" content="0; url=${address}">`;

test('a sound build has no problem, and is counted', () => {
  const routes = ['/', '/404', '/docs', '/docs/manager', '/docs/category/\ufe0f-classes'];
  const counts = { pages: 5, links: 14, anchors: 5 };
  expect(checkBuiltHtml(sound, { baseUrl: '/', routes })).toMatchObject({ problems: [], ...counts });
});

const cdn = 'https://cdn.example/a.js';
const link = (address: string) => `<a href=${address}>x</a>`;
const nowhere = (address: string) => `link "x" to ${address} leads nowhere`;
const noTarget = (address: string) => `link "x" to ${address} has no target: docs/Manager.html has no id`;
const noText = '<a href=#title>\u200b</a><a href=#title aria-label=Title></a><a href=#title><img alt=Title></a>';

/** The body of a page of a small site, and what is wrong with it. */
test.each([
  [link('/docs/Managr'), `${nowhere('/docs/Managr')}; nearest: /docs/Manager`],
  [link('/docs/manager'), `${nowhere('/docs/manager')}; nearest: /docs/Manager`],
  [link('/entirely/elsewhere'), nowhere('/entirely/elsewhere')],
  [link('/a/-classes'), `${nowhere('/a/-classes')}; nearest: /a/%EF%B8%8F-classes`],
  [link('/docs/Manager#creat'), `${noTarget('/docs/Manager#creat')} "creat"; nearest: create`],
  [link('/old#create') + link('/old#gone'), `${noTarget('/old#gone')} "gone"`],
  [link('/%E0'), 'link "x" to /%E0 is not a valid address: its percent-encoding cannot be decoded'],
  [noText, 'link to #title has no text: give it words or a label'],
  ['<h1>Two</h1>', 'second h1 "Two": a page needs exactly one'],
  ['<p id="one two">', 'id "one two" has white space in it, which no id may have'],
  ['<p id=title>', 'id "title" is on more than one element of the page'],
  ['<img alt="" src=/img/logo.svg>', '<img> loads /img/logo.svg, which is not in the build'],
  ['<p style="color:red">', 'attribute style: browsers refuse it by the policy of the site, use a class or a listener'],
  ['<p onclick="a()">', 'attribute onclick: browsers refuse it by the policy of the site, use a class or a listener'],
  ['<meta name=twitter:image content=https://x.example/b>', 'social card https://x.example/b is not in the build'],
  ['<meta property=og:image content=/card.png>', 'social card /card.png needs a whole address, with its host'],
  ...[
    ['script', `<script src=${cdn}></script>`],
    ['img', `<img alt="" src=${cdn}>`],
    ['img', '<img alt="" src=//cdn.example/a.js>', '//cdn.example/a.js'],
    ['img', `<img alt="" srcset="${cdn} 2x">`],
    ['link', `<link rel=preconnect href=${cdn}>`],
    ['iframe', `<iframe src=${cdn}></iframe>`],
    ['video', `<video poster=${cdn}></video>`],
    ['object', `<object data=${cdn}></object>`],
    ['use', `<svg><use href=${cdn} /></svg>`],
    ['style', `<style>@import "${cdn}";</style>`],
  ].map(([tag, body, address = cdn]) => [
    body,
    `<${tag}> asks cdn.example for ${address}: ship it with the site instead`,
  ]),
  ['<link rel=alternate href=https://other.example><link rel=canonical href=https://site.example/>', ''],
  ['<a href=https://other.example>other</a><img alt="" src="data:image/gif;base64,R0lGOD">', ''],
])('a page is checked: %s gives: %s', (body, message) => {
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
  ['a.html:1 h1 is empty: give the page a title', { 'a.html': `${card}<h1><b>\u200b</b></h1>` }],
  // A redirect needs none.
  ['a.html:1 page names no social card: it needs an og:image', { 'a.html': '<h1>A</h1>', 'b.html': redirect('/a') }],
  ['a.html:1 redirect to /missing leads nowhere', { 'a.html': redirect('/missing') }],
  ['a.html:1 redirect to /a leads to the redirect a.html, which leads nowhere', { 'a.html': redirect('/a') }],
  // Relative links are resolved as a browser does.
  [`docs/a.html:3 ${nowhere('../b')}`, { 'docs/a.html': page(link('b') + link('../b')), 'docs/b.html': page() }],
  [
    'index.html:3 link "x" to /docs is outside of the site\'s base address /site/',
    { 'index.html': page(link('/docs') + link('/site/docs')), 'docs.html': page() },
    { baseUrl: '/site/' },
  ],
  // What pages share is named once.
  [`a.html:4 ${nowhere('/gone')} (and on 2 more pages)`, { 'a.html': shared, 'b.html': shared, 'c.html': shared }],
  ['a/index.html:1 page answers at /a, as a.html does', { 'a.html': page(), 'a/index.html': page() }],
  [
    'b.html:3 canonical address https://site.example/a is that of a.html too',
    { 'a.html': page(canonical), 'b.html': page(canonical), 'c.html': canonical + redirect('/a') },
  ],
  [
    `:1 no page answers at /${encodeURI(emoji)}: give it one; nearest: /docs/category/-classes`,
    { 'index.html': page(), 'docs/category/-classes.html': page() },
    { baseUrl: '/site/', routes: ['/', `/${emoji}`, '/docs/category/-classes'] },
  ],
  [
    `:1 no list has /${encodeURI(emoji)}: add it to src/check/expected/furtherRoutes.json, or remove the page`,
    { 'index.html': page(), [`${emoji}.html`]: page() },
    { baseUrl: '/', routes: ['/'] },
  ],
])('a build is checked: %s', (expected, files, options = { baseUrl: '/' }) => {
  expect(messages(files, options)).toEqual([expected]);
});
