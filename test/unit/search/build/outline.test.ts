import { expand } from '../../../../src/search/build/outline';
import { readPage } from '../../../../src/lib/html/page';
import { readSections } from '../../../../src/search/build/read';
import { titleOf } from '../../../../src/search/build/read/text';
import type { SearchRecord } from '../../../../src/search/types';

const site = { url: 'https://example.com', baseUrl: '/' };
const file = 'docs/2.8.1/classes/Player.html';

const docsHead =
  '<meta name=docsearch:language content=en><meta name=docsearch:version content=2.8.1>' +
  '<meta name=docsearch:docusaurus_tag content=docs-default-2.8.1>';

/** A page as the build writes it: without the closing tags that a browser does not need. */
function pageWith(body: string, { breadcrumbs = [] as string[], head = docsHead } = {}): string {
  const items = breadcrumbs.map((name) => `<li class=breadcrumbs__item><span class=breadcrumbs__link>${name}</span>`);
  return `<!doctype html><html lang=en><meta charset=UTF-8>${head}<body><nav class=navbar>Menu</nav><main><article>
    <nav class=theme-doc-breadcrumbs><ul class=breadcrumbs><li class=breadcrumbs__item><a class=breadcrumbs__link href=/>
    <svg><path d=M0 /></svg></a>${items.join('')}</ul></nav>
    <span class="theme-doc-version-badge badge">Version: v2.8.1</span>
    <div class="theme-doc-markdown markdown">${body}</div></article>
    <div class="table-of-contents theme-doc-toc-desktop">On this page</div></main><footer>Footer</footer>`;
}

/** The records of a page; none where it has no outline. */
function read(body: string, options?: Parameters<typeof pageWith>[1], where = { file, site }): SearchRecord[] {
  return readSections(readPage(where.file, pageWith(body, options)), where.site).flatMap(expand);
}

/** What a search would show of the records: type, id without the path of the page, and text. */
function shown(records: SearchRecord[]): string[] {
  return records.map(({ objectID, type, content, hierarchy }) => {
    const title = type === 'content' ? content : hierarchy[type];
    return `${type} ${objectID.slice(objectID.indexOf('#'))} ${title}`;
  });
}

const contents = (body: string) => read(body).flatMap(({ content }) => content ?? []);

const hashLink = '<a href=#x class=hash-link aria-label="Direct link">\u200b</a>';

describe('the records of a page', () => {
  // @spec 3.18 3.19
  it('are its title, its headings and their texts', () => {
    const records = read(
      '<header><h1>Player</h1></header><p>Plays <code>music</code>\nin one guild.' +
        `<h2 id=methods>Methods${hashLink}</h2><h3 id=play>play(track)${hashLink}</h3><p>Starts a track.`,
    );
    expect(shown(records)).toEqual([
      'lvl1 # Player',
      'content #/0 Plays music in one guild.',
      'lvl2 #methods Methods',
      'lvl3 #play play(track)',
      'content #play/0 Starts a track.',
    ]);
    expect(records.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4]);
  });

  // @spec 3.19 3.20
  it('know the headings above them and nothing of those they left behind', () => {
    const records = read(
      '<h1>A</h1><h2 id=b>B</h2><h3 id=c>C</h3><h2 id=d>D</h2><h4 id=e>E</h4><h5 id=f>F</h5><h6 id=g>G</h6>',
    );
    const titles = records.map(({ hierarchy }) => Object.values(hierarchy).map((title) => title ?? '-'));
    expect(titles.map((above) => above.join(' '))).toEqual([
      'Documentation A - - - - -',
      'Documentation A B - - - -',
      'Documentation A B C - - -',
      'Documentation A D - - - -',
      'Documentation A D - E - -',
      'Documentation A D - E F -',
      'Documentation A D - E F G',
    ]);
    expect(records.map(({ type }) => type)).toEqual(['lvl1', 'lvl2', 'lvl3', 'lvl2', 'lvl4', 'lvl5', 'lvl6']);
  });

  it('say where they are from and have an address that opens, and keep their ids wherever the site is mounted', () => {
    const where = { file: 'docs/2.8.1/category/️-classes.html', site: { ...site, baseUrl: '/sub/path/' } };
    const records = read('<h1>🏛️ Classes</h1><h2 id=a>A</h2>', {}, where);
    const url = 'https://example.com/sub/path/docs/2.8.1/category/%EF%B8%8F-classes';
    expect(records).toMatchObject([{ url }, { url: `${url}#a`, url_without_anchor: url }]);
    expect(records[0]).toMatchObject({ language: 'en', docusaurus_tag: 'docs-default-2.8.1', version: '2.8.1' });
    expect(records[0].hierarchy.lvl1).toBe('Classes');
    expect(records[1].objectID).toBe('docs/2.8.1/category/️-classes#a');
  });

  it('stand in the categories of their page, or in the documentation', () => {
    const categoryOf = (...breadcrumbs: string[]) => read('<h1>Track</h1>', { breadcrumbs })[0].hierarchy.lvl0;
    expect(categoryOf('🎈 Typedefs', 'Track', 'TrackData')).toBe('Typedefs › Track');
    expect(categoryOf('Introduction')).toBe('Documentation');
  });

  it('of a page outside the documentation have no version', () => {
    const head = '<meta name=docsearch:language content=en><meta name=docsearch:docusaurus_tag content=default>';
    const [home] = read('<h1>🔥 <!-- -->Home</h1>', { head }, { file: 'index.html', site });
    expect(home).toMatchObject({ url: 'https://example.com/', docusaurus_tag: 'default', version: null });
    expect(home.hierarchy).toMatchObject({ lvl0: 'Site', lvl1: 'Home' });
  });

  it('are none where the page only sends its reader on', () => {
    expect(read('', { head: '<meta http-equiv="refresh" content="0; url=/docs/intro">' })).toEqual([]);
  });
});

describe('the text of a section', () => {
  const plays = 'Plays music in one guild.';

  it.each([
    ['comes after the description of the page, apart', 'Keeps the token.', ['Keeps the token.', plays]],
    ['leaves out a description that it says', plays, [plays]],
    ['leaves out a description that is cut off', 'Plays music in…', [plays]],
  ])('%s', (_, description, texts) => {
    const head = `${docsHead}<meta name=description content="${description}">`;
    const records = read('<h1>Player</h1><p>Plays music in one guild.<h2 id=a>A</h2><p>More.', { head });
    const said = records.flatMap(({ content }) => content ?? []);
    expect(said).toEqual([...texts, 'More.']);
  });

  const facts = `<div class=api-meta><span class=api-badge>class</span><details class=api-change><summary>changed in 2.8.1
    </summary><dl><dt>Before<dd>x</dl></details><a class=api-source href=/x>Source</a></div>
    <div class=api-signature><code>class Player</code></div>`;
  const overview = '<dl class=api-overview><div><dt>Methods<dd><a href=#play>play</a></div></dl>';
  const sample = `<div class=code-sample><div class=code-title>a.ts</div><pre><code>play();</code></pre>
    <button class=code-copy>Copy</button></div>`;
  const tables = `<table><thead><tr><th scope=col>Parameter<th scope=col>Type<th scope=col>Description<tbody><tr>
    <th scope=row><code>position</code><span class=api-need>Required</span><td><code>number</code><td><p>Where to go on
    </table><p class=api-label>Errors</p><table><thead><tr><th scope=col>Error<th scope=col>Message<th scope=col>When
    <tbody><tr><th scope=row><code>RangeError</code><td><code>Position must be a number.</code><td>it is not
    <tr><th scope=row><code>Error</code><td><code>No player</code><td>there is none</table>`;
  const sentences = 'position: Where to go on. RangeError: Position must be a number. – it is not. Error: No player';
  const row = '<p>Before.<table><tbody><tr id=x><th scope=row>x<td>Row</table><p>After.<nav>Pages</nav> End.';
  const unreachable = '<ul><li><h2>Lava</h2><p>by Abel<li><h2>Stal</h2><p>by memte</ul>';

  it.each([
    ['leaves out facts, overviews and samples', `${facts}<p>A.${overview}${sample}<p>B.`, ['A. B.']],
    ['has parameters and errors as sentences, without types', tables, [`${sentences} – there is none.`]],
    ['goes on after a table', row, ['Before. After. End.', 'Row.']],
    ['takes in headings that nothing can lead to', unreachable, ['Lava by Abel Stal by memte']],
  ])('%s', (_, body, texts) => {
    expect(contents(`<h1>Player</h1>${body}`)).toEqual(texts);
  });

  const text = (part: (n: number) => string, count: number, separator: string) =>
    Array.from({ length: count }, (_, n) => part(n)).join(separator);
  const sentence = (n: number) => `Sentence ${n} is as long as sentences are, and it ends with a full stop.`;
  const error = (n: number) => `<tr><th scope=row>TypeError<td>Option ${n} must be a string.<td>it was not`;
  const long = text(sentence, 30, ' ');

  it('becomes several records when it is long, cut at the ends of sentences', () => {
    const parts = contents(`<h1>A</h1><p>${long}`);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join(' ')).toBe(long);
    for (const part of parts) {
      expect(part.length).toBeLessThanOrEqual(1000);
      expect(part).toMatch(/^Sentence .*full stop\.$/);
    }
  });

  it('never parts an error message from what brings it', () => {
    const parts = contents(`<h1>A</h1><table><tbody>${text(error, 40, '')}</table>`);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(part).toMatch(/^TypeError: Option .* – it was not\.$/);
  });
});

describe('rows and symbols', () => {
  /** Kind, owner, name and anchor of each record. */
  const identities = (body: string) =>
    read(body)
      .filter(({ type }) => type !== 'content')
      .map(({ kind, owner, name, anchor }) => [kind, owner, name, anchor].map((value) => value ?? '-').join(' '));

  it('are known by what they are part of, however they are called and wherever they stand', () => {
    const sections: [level: number, id: string, kind?: string, owner?: string, name?: string][] = [
      [2, 'constructor', 'constructor', 'Player', 'constructor'],
      [2, 'properties'],
      [3, 'play', 'method', 'Player', 'play'],
      [2, 'events', 'interface', undefined, 'PlayerEvents'],
      [3, 'moved', 'event', 'Manager', 'moved'],
      [2, 'Sizes', 'type', undefined, 'Sizes'],
      [3, 'Sizes-hq', 'property', 'Sizes', 'hq'],
      [2, 'trouble'],
    ];
    const headings = sections.map(([level, id, ...identity]) => {
      const data = ['kind', 'owner', 'name'].map((key, index) => identity[index] && `data-${key}=${identity[index]}`);
      return `<h${level} id=${id} ${data.join(' ')}>The title of it</h${level}><div class=api-meta>async</div>`;
    });
    const start = '<header><h1>Player</h1></header><div class=api-meta data-kind=class data-name=Player>class</div>';
    expect(identities(start + headings.join(''))).toEqual([
      'class - Player -',
      ...sections.map(([, id, kind = '-', owner = '-', name = '-']) => `${kind} ${owner} ${name} ${id}`),
    ]);
  });

  it('with an id have records of their own, one level below their heading', () => {
    const row = (name: string, cells: string) =>
      `<tr id=${name} data-kind="enum member" data-name=${name} data-owner=LoadTypes><th scope=row>${cells}`;
    const records = read(
      '<h1>LoadTypes</h1><h2 id=members>Members</h2><p>All outcomes.<table><thead><tr><th scope=col>Name' +
        '<th scope=col>Value<th scope=col>Description<tbody>' +
        row('Track', '<a href=#Track class=api-row-link><code>Track</code></a><span class=api-badges>since 2.8.0') +
        '</span><td><code>"track"</code><td><p>One track.' +
        row('Empty', '<code>Empty</code><td><code>"empty"</code><td><p>Nothing found.</table>'),
    );
    expect(shown(records).slice(1)).toEqual([
      'lvl2 #members Members',
      'content #members/0 All outcomes.',
      'lvl3 #Track Track',
      'content #Track/0 "track" – One track.',
      'lvl3 #Empty Empty',
      'content #Empty/0 "empty" – Nothing found.',
    ]);
    expect(records.at(-1)).toMatchObject({ kind: 'enum member', owner: 'LoadTypes', name: 'Empty' });
    expect(records.at(-1)?.hierarchy).toMatchObject({ lvl1: 'LoadTypes', lvl2: 'Members', lvl3: 'Empty' });
  });
});

test.each([
  ['<p>No title.', 'the page has no h1'],
  ['<h2 id=a>A</h2><h1>Late</h1>', 'the page has no h1'],
  ['<h1>A</h1><h2 id=b>B</h2><table><tr id=b><th>b</table>', 'the id "b" is on two headings or rows'],
  ['<h1>A</h1>', 'the page says that it is of the version "3.0.0"', docsHead.replace('content=2.8.1', 'content=3.0.0')],
])('a page that is not right is refused with its file: %s', (body, message, head = docsHead) => {
  expect(() => read(body, { head })).toThrow(`${file}: ${message}`);
});

test('a title loses its pictures and no letter, digit or sign', () => {
  expect(titleOf('🏛️ Classes ')).toBe('Classes');
  expect(titleOf('"clientId" must be #1 – *always*')).toBe('"clientId" must be #1 – *always*');
});
