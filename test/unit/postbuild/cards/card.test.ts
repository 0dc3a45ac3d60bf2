import { currentVersion, versions } from '../../../../src/config/versions';
import type { ApiKind, PageModel, PageSection } from '../../../../src/content/model/page';
import { cardOf, cardPath } from '../../../../src/postbuild/cards/card';

const version = (number: string) => versions.find((one) => one.version === number);
const section = (kind: ApiKind | null): PageSection => ({
  ...{ level: 1, anchor: null, title: '', texts: [], kind, name: kind, owner: null },
});

/** Returns the model of a page whose sections have the given kinds. */
const page = (title: string, own: Partial<PageModel>, ...kinds: (ApiKind | null)[]): PageModel => ({
  ...{ path: '/any', source: 'mdx', version: undefined, title, description: '', categories: [], markdown: '' },
  sections: kinds.map(section),
  ...own,
});

const current = `Version ${currentVersion.version}`;
const own = { version: currentVersion };
const html = { ...own, source: 'html' } as const;

test.each([
  ['a class page', page('Manager', own, 'class'), 'Manager', 'Class', current],
  [
    'a page of two symbols',
    page('Node', { version: version('2.6.1') }, 'class', 'option'),
    'Node',
    'Class',
    'Version 2.6.1',
  ],
  ['a page of many types', page('Filters typedefs', own, null, 'interface'), 'Filters typedefs', 'Types', current],
  ['a guide', page('Installation', { version: version('2.8.5') }, null), 'Installation', 'Guide', 'Version 2.8.5'],
  ['a category, without its emoji', page('🏛️ Classes', html, null), 'Classes', 'Overview', current],
  ['a page outside the documentation', page('Used by', {}, null), 'Used by', 'Documentation', undefined],
])('the card of %s shows its title, kind and version', (_, model, title, kind, shown) => {
  expect(cardOf(model)).toEqual({ title, kind, version: shown });
});

test('the card of the home page shows the tagline', () => {
  const kind = 'An easy-to-use and useful music module for a Discord app';
  expect(cardOf(page('🔥 Homepage', { path: '/' }))).toEqual({ title: 'Magmastream', kind });
});

test.each([
  ['/', '/img/cards/home.png'],
  ['/404', '/img/cards/404.png'],
  ['/docs/2.8.5/typedefs/Player/playerOptions', '/img/cards/docs-2.8.5-typedefs-Player-playerOptions.png'],
  ['/docs/category/\ufe0f-classes', '/img/cards/docs-category--classes.png'],
])('the card of %j is at %s', (path, expected) => {
  expect(cardPath(path)).toBe(expected);
});
