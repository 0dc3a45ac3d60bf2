import { findPages } from '../../../src/components/PageFinder/findPages';

const pages = ['typedefs/Track/trackData', 'enums/trackPartial', 'typedefs/Track', 'getting-started/installation'].map(
  (id) => ({ id, path: `/docs/${id}` }),
);
const category = { id: '/category/\ufe0f-creating-your-bot', path: '/docs/category/\ufe0f-creating-your-bot' };
const names = (query: string): string[] => findPages([...pages, category], query).map(({ name }) => name);

test('an empty query finds nothing', () => {
  expect(names('')).toEqual([]);
  expect(names('  ')).toEqual([]);
});

test('the page with the very name comes first, then names that start like the query', () => {
  expect(names('track')).toEqual(['Track', 'trackData', 'trackPartial']);
});

test('every word must occur, in any order and case', () => {
  expect(names('DATA track')).toEqual(['trackData']);
  expect(names('track bogus')).toEqual([]);
});

test('the words of an identifier are found apart', () => {
  expect(names('track partial')).toEqual(['trackPartial']);
});

test('slugs are shown as words, without the remains of an emoji', () => {
  expect(findPages([category], 'creating')).toEqual([
    { name: 'Creating your bot', section: 'category', path: category.path },
  ]);
});

test('a page tells the folders above it', () => {
  expect(findPages(pages, 'trackdata')[0]?.section).toBe('typedefs › Track');
});

test('characters that mean something in a pattern are plain text', () => {
  expect(names('.*')).toEqual([]);
  expect(names('(')).toEqual([]);
});
