/** @jest-environment jsdom */
import './site';
import { render } from '@testing-library/react';
import { showHit, withMarksOnly, withoutTags } from '../../../../src/search/ui/Dialog/shownHits';
import { partsOf } from '../../../../src/search/ui/Page/hits';
import SearchHit from '../../../../src/search/ui/SearchHit';
import type { Hit } from '../../../../src/search/engine/protocol';

const attack = '<img src=x onerror=alert(1)>';
const harmless = '&lt;img src=x onerror=alert(1)&gt;';

test.each([
  [{ kind: 'class' }, 'Class'],
  [{ kind: 'method', owner: 'Manager' }, 'Method of Manager'],
  [{ kind: 'enum member', owner: 'LoadTypes' }, 'Enum member of LoadTypes'],
  [{ kind: 'constructor', owner: 'Player' }, 'Constructor of Player'],
  [{ kind: 'property', owner: 'Node', version: '2.7.5' }, 'Property of Node · v2.7.5'],
  [{ kind: 'interface', owner: null, version: '2.8.0' }, 'Interface · v2.8.0'],
  [{ kind: 'method', owner: attack }, `Method of ${attack}`],
  // What is no part of the API, and what the site does not know, not even the name of something that every object has.
  [{ kind: null, owner: 'Manager', version: '2.8.7' }, ''],
  [{}, ''],
  [{ kind: 'widget', owner: 'Manager' }, ''],
  [{ kind: 'toString' }, ''],
])('the line of %j reads: %s', (hit, line) => {
  const { container } = render(<SearchHit {...hit} look={{ line: 'line', owner: 'owner' }} />);
  expect(container.textContent).toBe(line);
  expect(container.querySelector('img')).toBeNull();
});

test.each([
  ['what matches', '<mark>create</mark>(options), <mark>create</mark>', ['', 'create', '(options), ', 'create', '']],
  ['entities', 'Map&lt;a, <mark>&quot;b&quot;</mark>&gt; &amp; it&#39;s', ['Map<a, ', '"b"', "> & it's"]],
  ['a text about tags', '&lt;mark&gt; is written &amp;lt;mark&amp;gt;', ['<mark> is written &lt;mark&gt;']],
  ['a tag that nobody has escaped', `<mark>x</mark>${attack}`, ['', 'x', attack]],
  ['a mark over several lines', '<mark>a\nb</mark>', ['', 'a\nb', '']],
])('%s in a highlighted text is told apart as text', (_, value, parts) => {
  expect(partsOf(value)).toEqual(parts);
});

test('HTML without tags shows what it showed, and tags as text', () => {
  expect(withoutTags(`Q &amp; A, a & b, &#39;${attack}&#x27;, &;`)).toBe(
    `Q &amp; A, a &amp; b, &#39;${harmless}&#x27;, &amp;;`,
  );
  expect(withoutTags(harmless)).toBe(harmless);
});

test('only the marks are left of a highlighted text', () => {
  expect(withMarksOnly(`<mark>Map</mark>&lt;string, Track&gt;`)).toBe(`<mark>Map</mark>&lt;string, Track&gt;`);
  expect(withMarksOnly(`a</mark>${attack}<mark>b<mark onclick=alert(1)>`)).toBe(
    `a</mark>${harmless}<mark>b&lt;mark onclick=alert(1)&gt;`,
  );
});

const hierarchy = { lvl0: 'Q & A', lvl1: 'Manager', lvl2: 'Methods', lvl3: attack, lvl4: null, lvl5: null, lvl6: null };
const api = { kind: 'method', owner: 'Manager', version: '2.8.7' } as const;
const marked = (value: string) => ({ value, matchLevel: 'full' as const, matchedWords: ['x'] });
const url = 'https://magmastream.com/docs/classes/Manager#create';
const _snippetResult = { hierarchy: { lvl3: marked(`<mark>x</mark>${attack}`) }, content: marked(attack) };
const hit: Hit = {
  objectID: 'a',
  url,
  type: 'content',
  hierarchy,
  content: `Use <b> & ${attack}`,
  ...api,
  _snippetResult,
};
const shown = (change: Partial<Hit> = {}) => showHit({ ...hit, ...change });

// @spec 3.17
test('nothing of a hit that DocSearch takes for HTML can be more than text, and the rest stays with it', () => {
  expect(shown()).toMatchObject({
    objectID: 'a',
    url: '/sub/docs/classes/Manager#create',
    ...api,
    hierarchy: { ...hierarchy, lvl3: harmless },
    content: `Use &lt;b&gt; &amp; ${harmless}`,
    _snippetResult: { hierarchy: { lvl3: { value: `<mark>x</mark>${harmless}` } }, content: { value: harmless } },
  });
});

test('a text names the heading that it stands under, unless that is the page itself', () => {
  expect(shown().heading).toBe(attack);
  expect(shown({ hierarchy: { ...hierarchy, lvl2: null, lvl3: null } }).heading).toBeUndefined();
  expect(shown({ type: 'lvl3' }).heading).toBeUndefined();
});

test('a hit of which little was sent is shown with what there is', () => {
  const little = shown({ content: undefined, _snippetResult: undefined, type: 'lvl1', hierarchy: { lvl1: 'Manager' } });
  expect(little).toMatchObject({ url: '/sub/docs/classes/Manager#create', hierarchy: { lvl1: 'Manager' } });
  expect(little.content).toBeUndefined();
});
