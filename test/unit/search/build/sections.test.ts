import { currentVersion, versions } from '../../../../src/config/versions';
import type { PageModel, PageSection } from '../../../../src/content/model/page';
import { searchSections } from '../../../../src/search/build/sections';
import { recordOf } from '../../../../src/search/section';

const heading = (level: number, title: string, texts: string[] = []): PageSection => ({
  ...{ level, title, texts, kind: null, name: null, owner: null },
  anchor: level === 1 ? null : title.toLowerCase(),
});

const page = (sections: PageSection[], own: Partial<PageModel> = {}): PageModel => ({
  ...{ path: '/docs/a', source: 'mdx', version: currentVersion, title: 'A', description: '', categories: [] },
  ...{ markdown: '', sections },
  ...own,
});

// @spec 3.19 3.20
test('the hierarchy of a section contains the titles above it', () => {
  const levels = [1, 2, 3, 2, 4, 6].map((level, index) => heading(level, 'ABCDEG'[index]));
  const titles = searchSections(page(levels)).map(({ hierarchy }) =>
    Object.values(hierarchy).map((title) => title ?? '-'),
  );
  expect(titles.map((above) => above.join(' '))).toEqual([
    'Documentation A - - - - -',
    'Documentation A B - - - -',
    'Documentation A B C - - -',
    'Documentation A D - - - -',
    'Documentation A D - E - -',
    'Documentation A D - E - G',
  ]);
});

test('a section has an encoded URL and the version of its page', () => {
  const version = versions.find((one) => one.version === '2.8.1');
  const path = '/docs/2.8.1/category/️-classes';
  const sections = searchSections(page([heading(1, 'Classes'), heading(2, 'A')], { path, version }));
  const url = 'https://magmastream.com/docs/2.8.1/category/%EF%B8%8F-classes';
  expect(sections.map((section) => recordOf(section).url)).toEqual([url, `${url}#a`]);
  expect(sections[1]).toMatchObject({ language: 'en', docusaurus_tag: 'docs-default-2.8.1', version: '2.8.1' });
});

test('the title and the sidebar categories of a page have no emoji', () => {
  const [section] = searchSections(
    page([heading(1, '🏛️ "clientId" must be #1 – *always*')], { categories: ['🎈 Typedefs', 'Track'] }),
  );
  expect(section).toMatchObject({
    title: '"clientId" must be #1 – *always*',
    hierarchy: { lvl0: 'Typedefs › Track' },
  });
});

test('a page outside the documentation has no version', () => {
  const [home] = searchSections(page([heading(1, 'Home')], { path: '/', version: undefined }));
  expect(home).toMatchObject({ page: 'https://magmastream.com/', docusaurus_tag: 'default', version: null });
  expect(home.hierarchy.lvl0).toBe('Site');
});

test.each(['/404', '/search', '/offline'])('search does not index the page %s', (path) => {
  expect(searchSections(page([heading(1, 'A')], { path }))).toEqual([]);
});

const plays = 'Plays music in one guild.';

test.each([
  ['precedes the text', 'Keeps the token.', ['Keeps the token.', plays]],
  ['is omitted if the text contains it', plays, [plays]],
])('the description of a page %s', (_, description, texts) => {
  const sections = searchSections(page([heading(1, 'Player', [plays]), heading(2, 'A', ['More.'])], { description }));
  expect(sections.map((section) => section.texts)).toEqual([texts, ['More.']]);
});
