import { cardOf, cardText } from '../../../../src/postbuild/cards/card';
import { currentVersion } from '../../../../src/config/versions';

/** A built page; one without the id of a document is generated. */
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
  ['a page of more symbols', page('Node', '2.6.1', manager + meta('interface', 'O')), 'Node', 'Class', 'Version 2.6.1'],
  ['a page of many types', page('Filters typedefs', '2.7.5', band), 'Filters typedefs', 'Types', 'Version 2.7.5'],
  ['a guide', page('Installation', '2.8.5'), 'Installation', 'Guide', 'Version 2.8.5'],
  ['a category, without its emoji', page('🏛️ Classes', 'current', '', ''), 'Classes', 'Overview', current],
  ['a page outside of the versions', page('Used by', ''), 'Used by', 'Documentation', undefined],
])('the card of %s says what it is', (_, html, title, kind, version) => {
  expect(cardOf('/any', html)).toEqual({ title, kind, version });
});

test('the card of the home page says what the library is', () => {
  const kind = 'An easy-to-use and useful music module for a Discord app';
  expect(cardOf('/', page('🔥 Homepage', ''))).toEqual({ title: 'Magmastream', kind });
});

test('an address that only sends its reader on has no card', () => {
  expect(cardOf('/docs', '<meta http-equiv="refresh" content="0; url=/docs/intro">')).toBeUndefined();
});

test.each([
  [{ title: 'Manager', kind: 'Class', version: current }, `Manager: Class, Magmastream ${current.toLowerCase()}`],
  [{ title: 'Used by', kind: 'Documentation' }, 'Used by: Documentation'],
])('a card that is not seen is read', (card, words) => {
  expect(cardText(card)).toBe(words);
});
