/** @jest-environment jsdom */
import { currentVersion } from '../../../../src/config/versions';
import { readPage } from '../../../../src/lib/html/page';
import { cardOf, cardPath, cardTags } from '../../../../src/postbuild/cards/card';

/** Returns a page's HTML. Category pages have no document id. */
function page(title: string, version: string, body = '', doc = 'docs-doc-id-any'): string {
  const tag = version && `<meta name=docusaurus_version content=${version}>`;
  const head = `<meta property=og:title content="${title} | Magmastream">${tag}`;
  return `<!doctype html><html class="docs-wrapper docs-doc-page ${doc}">${head}<body>${body}`;
}

const meta = (kind: string, name: string): string => `<div class=api-meta data-kind=${kind} data-name=${name}></div>`;
const manager = meta('class', 'Manager');
const band = '<h2 data-kind=interface>band</h2>';
const current = `Version ${currentVersion.version}`;

test.each([
  ['a class page', page('Manager', 'current', manager), 'Manager', 'Class', current],
  ['a page of two symbols', page('Node', '2.6.1', manager + meta('interface', 'O')), 'Node', 'Class', 'Version 2.6.1'],
  ['a page of many types', page('Filters typedefs', '2.7.5', band), 'Filters typedefs', 'Types', 'Version 2.7.5'],
  ['a guide', page('Installation', '2.8.5'), 'Installation', 'Guide', 'Version 2.8.5'],
  ['a category, without its emoji', page('🏛️ Classes', 'current', '', ''), 'Classes', 'Overview', current],
  ['a page outside the documentation', page('Used by', ''), 'Used by', 'Documentation', undefined],
])('the card of %s names its title, kind and version', (_, html, title, kind, version) => {
  expect(cardOf(readPage('any.html', html))).toEqual({ title, kind, version });
});

test('the card of the home page shows the tagline', () => {
  const kind = 'An easy-to-use and useful music module for a Discord app';
  expect(cardOf(readPage('index.html', page('🔥 Homepage', '')))).toEqual({ title: 'Magmastream', kind });
});

test.each([
  ['/', '/img/cards/home.png'],
  ['/404', '/img/cards/404.png'],
  ['/docs/2.8.5/typedefs/Player/playerOptions', '/img/cards/docs-2.8.5-typedefs-Player-playerOptions.png'],
  ['/docs/category/\ufe0f-classes', '/img/cards/docs-category--classes.png'],
])('the card of %j is at %s', (path, expected) => {
  expect(cardPath(path)).toBe(expected);
});

test.each([
  [
    { title: 'Say "so" & run', kind: 'Class', version: current },
    `Say "so" & run: Class, Magmastream ${current.toLowerCase()}`,
  ],
  [{ title: 'Used by', kind: 'Documentation' }, 'Used by: Documentation'],
])('tags in the head name the card, its size and its text', (card, alt) => {
  const url = 'https://magmastream.com/img/cards/home.png';
  const { head } = new DOMParser().parseFromString(cardTags(card, url), 'text/html');
  const tags = Array.from(head.querySelectorAll('meta'), (tag) =>
    ['property', 'name', 'content'].flatMap((name) => tag.getAttribute(name) ?? []).join(' '),
  );
  expect(tags).toEqual([
    ...[`og:image ${url}`, 'og:image:width 1200', 'og:image:height 630', `og:image:alt ${alt}`],
    ...[`twitter:image ${url}`, `twitter:image:alt ${alt}`],
  ]);
});
