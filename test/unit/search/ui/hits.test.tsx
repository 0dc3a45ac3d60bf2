/** @jest-environment jsdom */
import './site';
import { render } from '@testing-library/react';
import ApiLabel from '../../../../src/search/ui/Dialog/ApiLabel';
import { toDialogHit } from '../../../../src/search/ui/Dialog/dialogHit';
import { groupByPage, splitMarks } from '../../../../src/search/ui/hits';
import type { Hit } from '../../../../src/search/engine/protocol';

const attack = '<img src=x onerror=alert(1)>';
const escaped = '&lt;img src=x onerror=alert(1)&gt;';

test.each([
  [{ kind: 'enum member', owner: 'LoadTypes' }, 'Enum member of LoadTypes'],
  [{ kind: 'property', owner: 'Node', version: '2.7.5' }, 'Property of Node · v2.7.5'],
  [{ kind: 'method', owner: attack }, `Method of ${attack}`],
  [{ kind: null, owner: 'Manager', version: '2.8.7' }, ''],
  [{ kind: 'toString' }, ''],
])('labels %j as "%s"', (hit, label) => {
  const { container } = render(<ApiLabel {...(hit as Pick<Hit, 'kind'>)} className="label" />);
  expect(container.textContent).toBe(label);
});

test.each([
  ['matches', '<mark>create</mark>(options), <mark>create</mark>', ['', 'create', '(options), ', 'create', '']],
  ['entities', 'Map&lt;a, <mark>&quot;b&quot;</mark>&gt; &amp; it&#39;s', ['Map<a, ', '"b"', "> & it's"]],
  ['escaped tags', '&lt;mark&gt; is written &amp;lt;mark&amp;gt;', ['<mark> is written &lt;mark&gt;']],
  ['unescaped tags', `<mark>x</mark>${attack}`, ['', 'x', attack]],
  ['a match on two lines', '<mark>a\nb</mark>', ['', 'a\nb', '']],
])('splits a text with %s', (_, value, parts) => {
  expect(splitMarks(value)).toEqual(parts);
});

const hierarchy = { lvl0: 'Q & A', lvl1: 'Manager', lvl2: 'Methods', lvl3: attack, lvl4: null, lvl5: null, lvl6: null };
const marked = (value: string) => ({ value });
const hit: Hit = {
  objectID: 'a',
  url: 'https://magmastream.com/docs/classes/Manager#create',
  type: 'content',
  hierarchy,
  content: `Use <b> & ${attack}`,
  kind: 'method',
  owner: 'Manager',
  version: '2.8.7',
  _snippetResult: { hierarchy: { lvl3: marked(`<mark>x</mark>${attack}`) }, content: marked(attack) },
};

// @spec 3.17
test('escapes everything that DocSearch inserts as HTML', () => {
  expect(toDialogHit(hit)).toMatchObject({
    objectID: 'a',
    url: '/sub/docs/classes/Manager#create',
    kind: 'method',
    owner: 'Manager',
    version: '2.8.7',
    hierarchy: { ...hierarchy, lvl3: escaped },
    content: `Use &lt;b&gt; &amp; ${escaped}`,
    _snippetResult: { hierarchy: { lvl3: { value: `<mark>x</mark>${escaped}` } }, content: { value: escaped } },
  });
});

test('names the heading above a text unless it is the page title', () => {
  expect(toDialogHit(hit).heading).toBe(attack);
  expect(toDialogHit({ ...hit, hierarchy: { ...hierarchy, lvl2: null, lvl3: null } }).heading).toBeUndefined();
  expect(toDialogHit({ ...hit, type: 'lvl3' }).heading).toBeUndefined();
});

test('groups hits by page in the order of their best hits', () => {
  const at = (url: string, lvl1: string): Hit => ({ objectID: url, url, hierarchy: { lvl0: 'Classes', lvl1 } });
  const [first, other, second] = [at('/a#x', 'A'), at('/b', 'B'), at('/a#y', 'A')];
  expect(groupByPage([first, other, second])).toEqual([
    { page: '/a', title: 'A', category: 'Classes', hits: [first, second] },
    { page: '/b', title: 'B', category: 'Classes', hits: [other] },
  ]);
});
