/** @jest-environment jsdom */
import './site';
import { repairSearches, repairStoredSearches } from '../../../../src/search/ui/Dialog/storedSearches';

const attack = '<img src=x onerror=alert(1)>';
const hierarchy = { lvl0: 'Classes', lvl1: 'Player', lvl2: 'play', lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const search = { objectID: 'a', url: '/docs/classes/Player#play', type: 'lvl2', hierarchy, content: null };
const other = { ...search, objectID: 'b' };
const repaired = (...searches: unknown[]): unknown => JSON.parse(repairSearches(JSON.stringify(searches)));

test.each(['', '{[', 'null', '7', '"x"', '{"0":{}}', '[null,1,"x",[],{},true]'])('repairSearches drops %j', (text) => {
  expect(repairSearches(text)).toBe('[]');
});

test('repairSearches keeps valid searches unchanged', () => {
  const labelled = { ...other, kind: 'method', version: '2.7.5' };
  const content = { ...search, type: 'content', content: 'a &lt; b' };
  const external = { ...search, url: 'https://discord.js.org/docs' };
  expect(repaired(search, labelled, content, external)).toEqual([search, labelled, content, external]);
});

test.each<[string, object]>([
  ['a number as its id', { objectID: 7 }],
  ['a number as its URL', { url: 7 }],
  ['a script URL', { url: 'javascript:alert(1)' }],
  ['a URL without a protocol', { url: '//example.com' }],
  ['a URL with a tab', { url: '/\t/evil.test/x' }],
  ['an unknown type', { type: 'lvl9' }],
  ['a text as its hierarchy', { hierarchy: 'Player' }],
  ['no title', { hierarchy: { ...hierarchy, lvl2: null } }],
  ['no content', { type: 'content' }],
])('repairSearches drops a search with %s', (_, change) => {
  expect(repaired({ ...search, ...change }, other)).toEqual([other]);
});

test('repairSearches escapes tags and drops snippets', () => {
  const snippet = { hierarchy: { lvl2: { value: attack } } };
  const hostile = { content: '&lt;b&gt; & <b>', hierarchy: { ...hierarchy, lvl1: attack }, _snippetResult: snippet };
  expect(repaired({ ...search, ...hostile, owner: { toString: attack } })).toEqual([
    {
      ...search,
      content: '&lt;b&gt; &amp; &lt;b&gt;',
      hierarchy: { ...hierarchy, lvl1: '&lt;img src=x onerror=alert(1)&gt;' },
    },
  ]);
});

// @spec 3.22
test('repairStoredSearches changes only the two lists of the index', () => {
  const keys = ['__DOCSEARCH_RECENT_SEARCHES__docs', '__DOCSEARCH_FAVORITE_SEARCHES__docs'];
  repairStoredSearches('docs');
  expect(localStorage).toHaveLength(0);
  for (const key of [...keys, '__DOCSEARCH_RECENT_SEARCHES__other']) localStorage.setItem(key, '{[');
  repairStoredSearches('docs');
  expect(keys.map((key) => localStorage.getItem(key))).toEqual(['[]', '[]']);
  expect(localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__other')).toBe('{[');
});

test('repairStoredSearches removes searches that full storage cannot repair, and reports full storage', () => {
  const key = '__DOCSEARCH_RECENT_SEARCHES__docs';
  localStorage.setItem(key, '{[');
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(repairStoredSearches('docs')).toBe(false);
  setItem.mockRestore();
  expect(localStorage.getItem(key)).toBeNull();
  expect(repairStoredSearches('docs')).toBe(true);
  expect(localStorage).toHaveLength(0);
});

test('the dialog leaves the storage functions of the page unchanged', async () => {
  const functions = Object.getOwnPropertyDescriptors(Storage.prototype);
  jest.resetModules();
  await import('../../../../src/search/ui/Dialog/storedSearches');
  expect(Object.getOwnPropertyDescriptors(Storage.prototype)).toEqual(functions);
});
