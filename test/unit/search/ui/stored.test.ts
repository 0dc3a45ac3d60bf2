/** @jest-environment jsdom */
import './site';
import {
  repairSearches,
  repairStoredSearches,
  storeWithoutRoom,
} from '../../../../src/search/ui/Dialog/storedSearches';

const attack = '<img src=x onerror=alert(1)>';
const hierarchy = { lvl0: 'Classes', lvl1: 'Player', lvl2: 'play', lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const search = { objectID: 'a', url: '/docs/classes/Player#play', type: 'lvl2', hierarchy, content: null };
const other = { ...search, objectID: 'b' };
const repaired = (...searches: object[]): unknown => JSON.parse(repairSearches(JSON.stringify(searches)));

test.each(['', '{[', 'null', '7', '"x"', '{"0":{}}', '[null,1,"x",[],{},true]'])(
  '%j is no list of searches',
  (text) => {
    expect(repairSearches(text)).toBe('[]');
  },
);

test('a good search stays, with what the line below it says, and needs no repair again', () => {
  const whole = { ...other, kind: 'method', owner: 'Player', version: '2.7.5', heading: 'Options' };
  const content = { ...search, objectID: 'c', type: 'content', content: 'Plays the queue.' };
  expect(repaired(search, whole, content)).toEqual([search, whole, content]);
  const once = repairSearches(JSON.stringify([search, { ...other, content: 'a < b & c' }]));
  expect(repairSearches(once)).toBe(once);
});

test.each<[string, object]>([
  ['has no id', { objectID: undefined }],
  ['has an id that is no text', { objectID: 7 }],
  ['has no address', { url: undefined }],
  ['leads to a script', { url: 'javascript:alert(1)' }],
  ['leads to a script after a space', { url: ' javascript:alert(1)' }],
  ['leads to a host without a protocol', { url: '//example.com' }],
  ['leads to a host in the manner of browsers', { url: '/\\example.com' }],
  ['has no type', { type: undefined }],
  ['has a type that nobody knows', { type: 'lvl9' }],
  ['has no headings', { hierarchy: undefined }],
  ['has headings that are none', { hierarchy: 'Player' }],
  ['has no heading of its own', { hierarchy: { ...hierarchy, lvl2: null } }],
  ['has a heading that is no text', { hierarchy: { ...hierarchy, lvl2: { value: 'play' } } }],
  ['is a text without one', { type: 'content' }],
  ['is a category', { type: 'lvl0' }],
])('a search that %s is left out, and the others stay', (_, change) => {
  expect(repaired({ ...search, ...change }, other)).toEqual([other]);
});

test('tags become text, and what is escaped already stays as it is', () => {
  const hostile = { content: '&lt;b&gt; & <b>', hierarchy: { ...hierarchy, lvl1: attack } };
  const harmless = { ...hierarchy, lvl1: '&lt;img src=x onerror=alert(1)&gt;' };
  expect(repaired({ ...search, ...hostile })).toEqual([
    { ...search, content: '&lt;b&gt; &amp; &lt;b&gt;', hierarchy: harmless },
  ]);
});

test('what DocSearch would show instead of the headings is taken away', () => {
  const snippet = { hierarchy: { lvl2: { value: attack } } };
  expect(repaired({ ...search, _snippetResult: snippet, _highlightResult: snippet })).toEqual([search]);
});

test('the first of two searches for the same place stays', () => {
  expect(repaired(search, other, { ...search, url: '/elsewhere' })).toEqual([search, other]);
});

describe('in the storage of the browser', () => {
  const keys = ['__DOCSEARCH_RECENT_SEARCHES__docs', '__DOCSEARCH_FAVORITE_SEARCHES__docs'];

  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  // @spec 3.22
  test('both lists of the index are repaired, and nothing else is touched or written', () => {
    repairStoredSearches('docs');
    expect(localStorage).toHaveLength(0);
    for (const key of [...keys, '__DOCSEARCH_RECENT_SEARCHES__other']) localStorage.setItem(key, '{[');
    repairStoredSearches('docs');
    expect(keys.map((key) => localStorage.getItem(key))).toEqual(['[]', '[]']);
    expect(localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__other')).toBe('{[');
  });

  test('storage that is blocked does no harm', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    expect(() => repairStoredSearches('docs')).not.toThrow();
  });

  test('a list that there is no room for is gone, and does not crash the dialog', () => {
    localStorage.setItem(keys[0], '{[');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    repairStoredSearches('docs');
    expect(localStorage.getItem(keys[0])).toBeNull();
  });

  test('what DocSearch has no room for is kept as long as the page lives, and nothing else', () => {
    const write = jest.spyOn(Storage.prototype, 'setItem');
    storeWithoutRoom();
    expect(write).not.toHaveBeenCalled();
    const big = 'x'.repeat(6_000_000);
    localStorage.setItem(keys[0], big);
    expect(localStorage).toHaveLength(0);
    expect(localStorage.getItem(keys[0])).toBe(big);
    expect(() => localStorage.setItem('other', big)).toThrow('quota');
    localStorage.setItem(keys[0], '[]');
    expect(localStorage).toHaveLength(1);
    localStorage.removeItem(keys[0]);
    expect(localStorage.getItem(keys[0])).toBeNull();
  });
});
