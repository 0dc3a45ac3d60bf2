/** @jest-environment jsdom */
import './site';
import { toDialogHit } from '../../../../src/search/ui/Dialog/dialogHit';
import { groupByPage, rowOf, splitMarks } from '../../../../src/search/ui/hits';
import type { Hit } from '../../../../src/search/engine/protocol';

const attack = '<img src=x onerror=alert(1)>';
const escaped = '&lt;img src=x onerror=alert(1)&gt;';

test.each([
  ['matches', '<mark>create</mark>(options), <mark>create</mark>', ['', 'create', '(options), ', 'create', '']],
  ['entities', 'Map&lt;a, <mark>&quot;b&quot;</mark>&gt; &amp; it&#39;s', ['Map<a, ', '"b"', "> & it's"]],
  ['escaped tags', '&lt;mark&gt; is written &amp;lt;mark&amp;gt;', ['<mark> is written &lt;mark&gt;']],
  ['unescaped tags', `<mark>x</mark>${attack}`, ['', 'x', attack]],
  ['a match on two lines', '<mark>a\nb</mark>', ['', 'a\nb', '']],
])('splitMarks splits a text with %s', (_, value, parts) => {
  expect(splitMarks(value)).toEqual(parts);
});

const hierarchy = { lvl0: 'Q & A', lvl1: 'Manager', lvl2: 'Methods', lvl3: attack, lvl4: null, lvl5: null, lvl6: null };
const section: Hit = {
  ...{ objectID: 'a', url: 'https://magmastream.com/docs/classes/Manager#create', type: 'lvl3', hierarchy },
  ...{ kind: null, owner: null, version: '2.8.7', content: 'A & B.' },
};
const member: Hit = { ...section, kind: 'method', owner: 'Manager' };

test.each<[string, Hit, ReturnType<typeof rowOf>]>([
  ['a member', member, { title: [`Manager.${attack}`], page: undefined, about: ['A & B.'] }],
  ['a constructor', { ...member, kind: 'constructor' }, { title: [attack], page: undefined, about: ['A & B.'] }],
  ['a section', section, { title: [attack], page: 'Manager', about: ['A & B.'] }],
  [
    'a page without text',
    { ...section, hierarchy: { lvl0: 'Guides', lvl1: 'Skip' }, content: null },
    { title: ['Skip'], page: undefined, about: ['Guides'] },
  ],
  [
    'a heading that matches',
    {
      ...member,
      _highlightResult: {
        hierarchy: { lvl3: { value: '<mark>cre</mark>ate' } },
        content: { value: 'A <mark>b</mark>' },
      },
      _snippetResult: { hierarchy: { lvl3: { value: '…' } }, content: { value: '…' } },
    },
    { title: ['Manager.', 'cre', 'ate'], page: undefined, about: ['A ', 'b', ''] },
  ],
  [
    'a text that matches',
    { ...member, type: 'content', _snippetResult: { content: { value: '…<mark>b</mark>' } } },
    { title: [`Manager.${attack}`], page: undefined, about: ['…', 'b', ''] },
  ],
])('a row shows the lines of %s', (_, hit, row) => {
  expect(rowOf(hit)).toEqual(row);
});

// @spec 3.17
test('the dialog escapes everything that DocSearch inserts as HTML', () => {
  const _snippetResult = { content: { value: `<mark>x</mark>${attack}` } };
  expect(toDialogHit({ ...section, type: 'content', _snippetResult })).toMatchObject({
    objectID: 'a',
    url: '/sub/docs/classes/Manager#create',
    type: 'lvl1',
    hierarchy: { lvl0: 'Q & A', lvl1: escaped },
    content: `Manager · x${escaped}`,
    _snippetResult: {
      hierarchy: { lvl1: { value: `${escaped}<span class="search-dialog__page"> · Manager</span>` } },
      content: { value: `<span class="search-dialog__page">Manager · </span><mark>x</mark>${escaped}` },
    },
  });
});

test('the dialog groups hits by page in the order of their best hits', () => {
  const at = (url: string, lvl1: string): Hit => ({ objectID: url, url, hierarchy: { lvl0: 'Classes', lvl1 } });
  const [first, other, second] = [at('/a#x', 'A'), at('/b', 'B'), at('/a#y', 'A')];
  expect(groupByPage([first, other, second])).toEqual([
    { page: '/a', title: 'A', category: 'Classes', hits: [first, second] },
    { page: '/b', title: 'B', category: 'Classes', hits: [other] },
  ]);
});
