import { withMarksOnly, withoutTags } from '../../../../src/components/Search/Dialog/html';
import { showHit } from '../../../../src/components/Search/Dialog/shownHits';
import type { Hit } from '../../../../src/search/engine/protocol';

const attack = '<img src=x onerror=alert(1)>';
const harmless = '&lt;img src=x onerror=alert(1)&gt;';

test('HTML without tags shows what it showed, and tags as text', () => {
  expect(withoutTags(`Q &amp; A, a & b, &#39;${attack}&#x27;, &;`)).toBe(
    `Q &amp; A, a &amp; b, &#39;${harmless}&#x27;, &amp;;`,
  );
  expect(withoutTags(harmless)).toBe(harmless);
});

test('of a highlighted text only the marks are left', () => {
  expect(withMarksOnly(`<mark>Map</mark>&lt;string, Track&gt;`)).toBe(`<mark>Map</mark>&lt;string, Track&gt;`);
  expect(withMarksOnly(`a</mark>${attack}<mark>b<mark onclick=alert(1)>`)).toBe(
    `a</mark>${harmless}<mark>b&lt;mark onclick=alert(1)&gt;`,
  );
});

const hierarchy = { lvl0: 'Q & A', lvl1: 'Manager', lvl2: 'Methods', lvl3: attack, lvl4: null, lvl5: null, lvl6: null };
const hit: Hit = {
  objectID: 'a',
  url: 'https://magmastream.com/docs/classes/Manager#create',
  type: 'content',
  hierarchy,
  content: `Use <b> & ${attack}`,
  kind: 'method',
  owner: 'Manager',
  version: '2.8.7',
  _snippetResult: {
    hierarchy: { lvl3: { value: `<mark>x</mark>${attack}`, matchLevel: 'full', matchedWords: ['x'] } },
    content: { value: attack, matchLevel: 'none', matchedWords: [] },
  },
};
const processUrl = (url: string) => new URL(url).pathname + new URL(url).hash;

test('nothing of a hit that DocSearch takes for HTML can be more than text', () => {
  const shown = showHit(hit, processUrl);
  expect(shown.hierarchy).toEqual({ ...hierarchy, lvl3: harmless });
  expect(shown.content).toBe(`Use &lt;b&gt; &amp; ${harmless}`);
  expect(shown._snippetResult.hierarchy.lvl3.value).toBe(`<mark>x</mark>${harmless}`);
  expect(shown._snippetResult.content.value).toBe(harmless);
});

test('the address is the one on this site, and the rest of a hit stays with it', () => {
  expect(showHit(hit, processUrl)).toMatchObject({
    objectID: 'a',
    url: '/docs/classes/Manager#create',
    kind: 'method',
    owner: 'Manager',
    version: '2.8.7',
  });
});

test('a text names the heading that it stands under, unless that is the page itself', () => {
  expect(showHit(hit, processUrl).heading).toBe(attack);
  const onPage = { ...hit, hierarchy: { ...hierarchy, lvl2: null, lvl3: null } };
  expect(showHit(onPage, processUrl).heading).toBeUndefined();
  expect(showHit({ ...hit, type: 'lvl3' }, processUrl).heading).toBeUndefined();
});

test('a hit of which little was sent is shown with what there is', () => {
  const shown = showHit({ objectID: 'b', url: hit.url, type: 'lvl1', hierarchy: { lvl1: 'Manager' } }, processUrl);
  expect(shown).toMatchObject({ url: '/docs/classes/Manager#create', hierarchy: { lvl1: 'Manager' } });
  expect(shown.content).toBeUndefined();
});
