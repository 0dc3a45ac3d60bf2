import { cardOf, cardText } from '../../../src/social/card';
import { currentVersion } from '../../../src/config/versions';

interface Head {
  title: string;
  version?: string;
  /** Id of the document; a generated page has none. */
  doc?: string;
}

function page({ title, version, doc = 'any' }: Head, body = ''): string {
  const heading = `<meta property=og:title content="${title} | Magmastream">`;
  const tag = version === undefined ? '' : `<meta name=docusaurus_version content=${version}>`;
  const names = `docs-doc-page ${doc && `docs-doc-id-${doc}`}`;
  return `<!doctype html><html class="docs-wrapper ${names}">${heading}${tag}<body>${body}`;
}

const meta = (kind: string, name: string): string => `<div class=api-meta data-kind=${kind} data-name=${name}></div>`;
const current = `Version ${currentVersion.version}`;

test.each([
  ['a class page', { title: 'Manager', version: 'current' }, meta('class', 'Manager'), ['Manager', 'Class', current]],
  [
    'a page that goes on with further symbols',
    { title: 'Manager', version: '2.6.1' },
    meta('class', 'Manager') + meta('interface', 'Options'),
    ['Manager', 'Class', 'Version 2.6.1'],
  ],
  [
    'a page of many types',
    { title: 'Filters typedefs', version: '2.7.5' },
    '<h2 data-kind=interface>band</h2>',
    ['Filters typedefs', 'Types', 'Version 2.7.5'],
  ],
  ['a guide', { title: 'Installation', version: '2.8.5' }, '', ['Installation', 'Guide', 'Version 2.8.5']],
  [
    'a category, without the emoji that the font does not have',
    { title: '🏛️ Classes', version: 'current', doc: '' },
    '',
    ['Classes', 'Overview', current],
  ],
  ['a page outside of the versions', { title: 'Used by' }, '', ['Used by', 'Documentation', undefined]],
])('the card of %s says what it is', (_, head: Head, body, [title, kind, version]) => {
  expect(cardOf('/any', page(head, body))).toEqual({ title, kind, version });
});

test('the card of the home page says what the library is', () => {
  const kind = 'An easy-to-use and useful music module for a Discord app';
  expect(cardOf('/', page({ title: '🔥 Homepage' }))).toEqual({ title: 'Magmastream', kind });
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
