import { readModel } from '../../../../src/content/model/read';
import type { PageSection } from '../../../../src/content/model/page';
import { readPage } from '../../../../src/lib/html/page';

const file = 'docs/2.8.1/classes/Player.html';

/** Reads a page without optional closing tags, which the build omits. */
function read(body: string): readonly PageSection[] {
  const html = `<!doctype html><html lang=en><meta charset=UTF-8><body><nav class=navbar>Menu</nav><main><article>
    <nav class=theme-doc-breadcrumbs><ul class=breadcrumbs><li class=breadcrumbs__item><a href=/>Home</a></ul></nav>
    <span class="theme-doc-version-badge badge">Version: v2.8.1</span>
    <div class="theme-doc-markdown markdown">${body}</div></article></main><footer>Footer</footer>`;
  return readModel(readPage(file, html)).sections;
}

const outline = (sections: readonly PageSection[]) =>
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

const facts = `<div class=api-head-facts><span class=api-badge>class</span><details class=api-change><summary>changed in 2.8.1
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
const items = '<ul><li>Install\nit<li>Run a bot. <li><p>Add commands</ul><ol><li>Play,<li>or stop<li></ol>';
const value = '<code>"CONNECTING"</code><p>The bot connects.<p><strong>Returns</strong> <a>x</a> : it.';
const gaps = '<table><tr><th>x<td><td>y<td></table>';
const withoutIds = '<ul><li><h2>Lava</h2><p>by Abel<li><h2>Stal</h2><p>by memte</ul>';

test.each([
  ['omits facts, overviews and samples', `${facts}<p>A.${overview}${sample}<p>B.`, ['A. B.']],
  ['has parameters and errors as sentences, without types', rows, ['position: New position. No player: there is none']],
  ['has table rows as sentences', table, ['Before. A, B. x: Row – y. After. End.']],
  ['includes cards, except those of category pages', '<p class=card>A.<a class="card doc-card">B.</a>', ['A.']],
  ['includes headings without an id', withoutIds, ['Lava – by Abel – Stal – by memte']],
  ['separates list items', items, ['Install it – Run a bot. Add commands – Play, or stop']],
  ['separates a value from its description', value, ['"CONNECTING" – The bot connects. Returns x: it.']],
  ['omits empty cells', gaps, ['x: y.']],
])('searchable text %s', (_, body, texts) => {
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

test.each([
  ['without an <h1>', '<p>No title.', 'the page needs an <h1>'],
  ['with a heading before its <h1>', '<h2 id=a>A</h2><h1>Late</h1>', 'the page needs an <h1>'],
  ['with an id twice', '<h1>A</h1><h2 id=b>B</h2><h3 id=b>b</h3>', 'two headings have the id "b"'],
])('sectionsOf rejects a page %s', (_, body, message) => {
  expect(() => read(body)).toThrow(`${file}: ${message}`);
});
