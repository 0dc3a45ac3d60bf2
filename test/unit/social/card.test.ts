import { cardOf, cardText } from '../../../src/social/card';

interface Head {
  title?: string;
  version?: string;
  /** Id of the document; a generated page has none. */
  doc?: string;
}

function page({ title, version, doc = 'any' }: Head, body = ''): string {
  const heading = title === undefined ? '' : `<meta property=og:title content="${title} | Magmastream">`;
  const tag = version === undefined ? '' : `<meta name=docusaurus_version content=${version}>`;
  const names = `docs-doc-page ${doc && `docs-doc-id-${doc}`}`;
  return `<!doctype html><html class="docs-wrapper ${names}">${heading}${tag}<body>${body}`;
}

const meta = (kind: string, name: string): string => `<div class=api-meta data-kind=${kind} data-name=${name}></div>`;

describe('what is on the card', () => {
  it('of a class page: its name, its kind, and the version of the library', () => {
    const html = page({ title: 'Manager', version: 'current' }, meta('class', 'Manager'));
    expect(cardOf('/docs/classes/Manager', html)).toEqual({
      title: 'Manager',
      kind: 'Class',
      version: 'Version 2.8.7',
    });
  });

  it('of a page that goes on with further symbols: the kind of its own', () => {
    const html = page({ title: 'Manager', version: '2.6.1' }, meta('class', 'Manager') + meta('interface', 'Options'));
    expect(cardOf('/docs/2.6.1/manager', html)).toMatchObject({ kind: 'Class', version: 'Version 2.6.1' });
  });

  it('of a page of many types: that there are several', () => {
    const html = page({ title: 'Filters typedefs', version: '2.7.5' }, '<h2 data-kind=interface>band</h2>');
    expect(cardOf('/docs/2.7.5/typedefs/Filters', html)).toMatchObject({ title: 'Filters typedefs', kind: 'Types' });
  });

  it('of a guide', () => {
    const html = page({ title: 'Installation', version: '2.8.5' });
    expect(cardOf('/docs/2.8.5/getting-started/installation', html)).toEqual({
      title: 'Installation',
      kind: 'Guide',
      version: 'Version 2.8.5',
    });
  });

  it('of a category: its name without the emoji, which the font does not have', () => {
    const html = page({ title: '🏛️ Classes', version: 'current', doc: '' });
    expect(cardOf('/docs/category/\ufe0f-classes', html)).toMatchObject({ title: 'Classes', kind: 'Overview' });
  });

  it('of the home page: what the library is', () => {
    expect(cardOf('/', page({ title: '🔥 Homepage' }))).toEqual({
      title: 'Magmastream',
      kind: 'An easy-to-use and useful music module for a Discord app',
    });
  });

  it('of a page outside of the versions: no version', () => {
    expect(cardOf('/usedby', page({ title: 'Used by' }))).toEqual({ title: 'Used by', kind: 'Documentation' });
  });

  it('of an address that only sends its reader on: nothing, there is none', () => {
    expect(cardOf('/docs', '<meta http-equiv="refresh" content="0; url=/docs/intro">')).toBeUndefined();
  });
});

test.each([
  [{ title: 'Manager', kind: 'Class', version: 'Version 2.8.7' }, 'Manager: Class, Magmastream version 2.8.7'],
  [{ title: 'Used by', kind: 'Documentation' }, 'Used by: Documentation'],
])('a card that is not seen is read', (card, words) => {
  expect(cardText(card)).toBe(words);
});
