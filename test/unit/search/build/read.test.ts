import { readPage } from '../../../../src/lib/html/page';
import { cleanTitle, readSections } from '../../../../src/search/build/read';
import { recordOf, type Section } from '../../../../src/search/section';

const file = 'docs/2.8.1/classes/Player.html';
const docsHead =
  '<meta name=docsearch:language content=en><meta name=docsearch:version content=2.8.1>' +
  '<meta name=docsearch:docusaurus_tag content=docs-default-2.8.1>';

/** Reads a page without optional closing tags, which the build omits. */
function read(body: string, { breadcrumbs = [] as string[], head = docsHead, path = file, baseUrl = '/' } = {}) {
  const items = breadcrumbs.map((name) => `<li class=breadcrumbs__item><span class=breadcrumbs__link>${name}</span>`);
  const html = `<!doctype html><html lang=en><meta charset=UTF-8>${head}<body><nav class=navbar>Menu</nav><main><article>
    <nav class=theme-doc-breadcrumbs><ul class=breadcrumbs><li class=breadcrumbs__item><a class=breadcrumbs__link href=/>
    <svg><path d=M0 /></svg></a>${items.join('')}</ul></nav>
    <span class="theme-doc-version-badge badge">Version: v2.8.1</span>
    <div class="theme-doc-markdown markdown">${body}</div></article>
    <div class="table-of-contents theme-doc-toc-desktop">On this page</div></main><footer>Footer</footer>`;
  return readSections(readPage(path, html), { url: 'https://example.com', baseUrl });
}

const outline = (sections: readonly Section[]) =>
  sections.map(({ level, anchor, title, texts }) => [level, anchor, title, ...texts]);
const textsOf = (body: string) => read(body).flatMap(({ texts }) => texts);
const hashLink = '<a href=#x class=hash-link aria-label="Direct link">\u200b</a>';

// @spec 3.18 3.19
test('a page becomes sections with titles and texts', () => {
  const sections = read(
    '<header><h1>Player</h1></header><p>Plays <code>music</code>\nin one guild.' +
      `<h2 id=methods>Methods${hashLink}</h2><h3 id=play>play(track)${hashLink}</h3><p>Starts a track.`,
  );
  expect(outline(sections)).toEqual([
    [1, null, 'Player', 'Plays music in one guild.'],
    [2, 'methods', 'Methods'],
    [3, 'play', 'play(track)', 'Starts a track.'],
  ]);
});

// @spec 3.19 3.20
test('a section has the titles above it as its hierarchy', () => {
  const sections = read('<h1>A</h1><h2 id=b>B</h2><h3 id=c>C</h3><h2 id=d>D</h2><h4 id=e>E</h4><h6 id=g>G</h6>');
  const titles = sections.map(({ hierarchy }) => Object.values(hierarchy).map((title) => title ?? '-'));
  expect(titles.map((above) => above.join(' '))).toEqual([
    'Documentation A - - - - -',
    'Documentation A B - - - -',
    'Documentation A B C - - -',
    'Documentation A D - - - -',
    'Documentation A D - E - -',
    'Documentation A D - E - G',
  ]);
});

test('a section has an encoded URL and the metadata of its page', () => {
  const path = 'docs/2.8.1/category/️-classes.html';
  const sections = read('<h1>🏛️ Classes</h1><h2 id=a>A</h2>', { path, baseUrl: '/sub/' });
  const url = 'https://example.com/sub/docs/2.8.1/category/%EF%B8%8F-classes';
  expect(sections.map((section) => recordOf(section).url)).toEqual([url, `${url}#a`]);
  expect(sections[1]).toMatchObject({ language: 'en', docusaurus_tag: 'docs-default-2.8.1', version: '2.8.1' });
});

test('the breadcrumbs of a page are its category', () => {
  const categoryOf = (...breadcrumbs: string[]) => read('<h1>Track</h1>', { breadcrumbs })[0].hierarchy.lvl0;
  expect(categoryOf('🎈 Typedefs', 'Track', 'TrackData')).toBe('Typedefs › Track');
  expect(categoryOf('Introduction')).toBe('Documentation');
});

test('a page outside the documentation has no version', () => {
  const [home] = read('<h1>🔥 <!-- -->Home</h1>', { head: '', path: 'index.html' });
  expect(home).toMatchObject({ page: 'https://example.com/', docusaurus_tag: 'default', version: null, title: 'Home' });
  expect(home.hierarchy.lvl0).toBe('Site');
});

test('redirects and excluded pages have no sections', () => {
  expect(read('', { head: '<meta http-equiv="refresh" content="0; url=/docs/intro">' })).toEqual([]);
  for (const path of ['404.html', 'search.html', 'offline.html']) expect(read('<h1>Search</h1>', { path })).toEqual([]);
});

const plays = 'Plays music in one guild.';

test.each([
  ['precedes the text', 'Keeps the token.', ['Keeps the token.', plays]],
  ['is omitted if the text contains it', plays, [plays]],
  ['is omitted if the text contains its start', 'Plays music in…', [plays]],
])('the description of a page %s', (_, description, texts) => {
  const head = `${docsHead}<meta name=description content="${description}">`;
  const sections = read(`<h1>Player</h1><p>${plays}<h2 id=a>A</h2><p>More.`, { head });
  expect(sections.map((section) => section.texts)).toEqual([texts, ['More.']]);
});

const facts = `<div class=api-meta><span class=api-badge>class</span><details class=api-change><summary>changed in 2.8.1
  </summary><dl><dt>Before<dd>x</dl></details><a class=api-source href=/x>Source</a></div>
  <div class=api-signature><code>class Player</code></div>`;
const overview = '<div class=api-index><p>Methods<ul><li><a href=#play>play</a> Plays.</ul></div>';
const sample = `<div class=code-sample><div class=code-title>a.ts</div><pre><code>play();</code></pre>
  <button class=code-copy>Copy</button></div>`;
const rows = `<dl class=api-terms><div><dt><code>position</code> <code class=api-type-code>number</code><span
  class=api-need>required</span><dd><p>New position</div></dl><div class=api-errors><details><summary class=api-label>
  1 error</summary><dl class=api-terms><div><dt><code>No player</code><dd>there is none</div></dl></details></div>`;
const table =
  '<p>Before.<table><tr><th scope=col>A<th scope=col>B<tr><th>x<td>Row<td>y</table><p>After.<nav>No</nav> End.';
const withoutIds = '<ul><li><h2>Lava</h2><p>by Abel<li><h2>Stal</h2><p>by memte</ul>';

test.each([
  ['omits facts, overviews and samples', `${facts}<p>A.${overview}${sample}<p>B.`, ['A. B.']],
  ['has parameters and errors as sentences, without types', rows, ['position: New position. No player: there is none']],
  ['has table rows as sentences', table, ['Before. A, B. x: Row – y. After. End.']],
  ['includes cards, except those of category pages', '<p class=card>A.<a class="card doc-card">B.</a>', ['A.']],
  ['includes headings without an id', withoutIds, ['Lava by Abel Stal by memte']],
])('a text %s', (_, body, texts) => {
  expect(textsOf(`<h1>Player</h1>${body}`)).toEqual(texts);
});

const repeat = (part: (n: number) => string, count: number, separator = '') =>
  Array.from({ length: count }, (_, n) => part(n)).join(separator);

test('a long text becomes snippets of whole sentences', () => {
  const long = repeat((n) => `Sentence ${n} is as long as sentences are, and it ends with a full stop.`, 30, ' ');
  const texts = textsOf(`<h1>A</h1><p>${long}`);
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.join(' ')).toBe(long);
  for (const text of texts) expect(text).toMatch(/^Sentence .{0,990}full stop\.$/);
});

test('a long text keeps the cells of a row together', () => {
  const errors = repeat((n) => `<tr><th scope=row>TypeError<td>Option ${n} must be a string.<td>it was not`, 40);
  const texts = textsOf(`<h1>A</h1><table><tbody>${errors}</table>`);
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) expect(text).toMatch(/^TypeError: Option .* – it was not\.$/);
});

test('headings have the symbols of their attributes or of the line below them', () => {
  const sections: [level: number, id: string, kind?: string, owner?: string, name?: string][] = [
    [2, 'constructor', 'constructor', 'Player', 'constructor'],
    [2, 'properties'],
    [3, 'play', 'method', 'Player', 'play'],
    [2, 'events', 'interface', undefined, 'PlayerEvents'],
    [3, 'moved', 'event', 'Manager', 'moved'],
    [3, 'Sizes-hq', 'property', 'Sizes', 'hq'],
  ];
  const headings = sections.map(([level, id, ...identity]) => {
    const data = ['kind', 'owner', 'name'].map((key, index) => identity[index] && `data-${key}=${identity[index]}`);
    return `<h${level} id=${id} ${data.join(' ')}>The title of it</h${level}><div class=api-meta>async</div>`;
  });
  const start = '<header><h1>Player</h1></header><div class=api-meta data-kind=class data-name=Player>class</div>';
  expect(read(start + headings.join('')).map(({ kind, owner, name, anchor }) => [kind, owner, name, anchor])).toEqual([
    ['class', null, 'Player', null],
    ...sections.map(([, id, kind = null, owner = null, name = null]) => [kind, owner, name, id]),
  ]);
});

test('rows of members are sections below their heading', () => {
  const member = (name: string, value: string) =>
    `<div class=api-row><div class=api-row-line><h3 id=${name} data-kind="enum member" data-name=${name}
      data-owner=LoadTypes>${name}</h3><code>"${value}"</code><span class=api-badges>since 2.8.0</span></div>`;
  const sections = read(
    `<h1>LoadTypes</h1><h2 id=members>Members</h2><p>All outcomes.${member('Track', 'track')}<p>One track.</div>` +
      `${member('Empty', 'empty')}<p>Nothing found.</div>`,
  );
  expect(outline(sections).slice(1)).toEqual([
    [2, 'members', 'Members', 'All outcomes.'],
    [3, 'Track', 'Track', '"track" One track.'],
    [3, 'Empty', 'Empty', '"empty" Nothing found.'],
  ]);
  expect(sections[3]).toMatchObject({ kind: 'enum member', owner: 'LoadTypes', name: 'Empty' });
  expect(sections[3].hierarchy).toMatchObject({ lvl1: 'LoadTypes', lvl2: 'Members', lvl3: 'Empty' });
});

test.each([
  ['without an <h1>', '<p>No title.', 'the page needs an <h1>'],
  ['with a heading before its <h1>', '<h2 id=a>A</h2><h1>Late</h1>', 'the page needs an <h1>'],
  ['with an id twice', '<h1>A</h1><h2 id=b>B</h2><h3 id=b>b</h3>', 'two headings have the id "b"'],
])('a page %s is rejected', (_, body, message) => {
  expect(() => read(body)).toThrow(`${file}: ${message}`);
});

test('cleanTitle removes emoji only', () => {
  expect(cleanTitle('🏛️ Classes ')).toBe('Classes');
  expect(cleanTitle('"clientId" must be #1 – *always*')).toBe('"clientId" must be #1 – *always*');
});
