import { recordsOf } from '../../../src/search/records';
import { titleOf } from '../../../src/search/records/text';
import type { SearchRecord } from '../../../src/search/types';

const site = { url: 'https://example.com', baseUrl: '/' };

interface PageParts {
  body: string;
  breadcrumbs?: string[];
  head?: string;
}

const docsHead =
  '<meta name=docsearch:language content=en><meta name=docsearch:version content=2.8.1>' +
  '<meta name=docsearch:docusaurus_tag content=docs-default-2.8.1>';

/** A page as the build writes it: without the closing tags that a browser does not need. */
function docsPage({ body, breadcrumbs = [], head = docsHead }: PageParts): string {
  const items = breadcrumbs.map((name) => `<li class=breadcrumbs__item><span class=breadcrumbs__link>${name}</span>`);
  return (
    `<!doctype html><html lang=en><meta charset=UTF-8>${head}<body><nav class=navbar>Menu</nav>` +
    '<main><article><nav class=theme-doc-breadcrumbs><ul class=breadcrumbs><li class=breadcrumbs__item>' +
    `<a class=breadcrumbs__link href=/><svg><path d=M0 /></svg></a>${items.join('')}</ul></nav>` +
    '<span class="theme-doc-version-badge badge">Version: v2.8.1</span>' +
    `<div class="theme-doc-markdown markdown">${body}</div></article>` +
    '<div class="table-of-contents theme-doc-toc-desktop">On this page</div></main><footer>Footer</footer>'
  );
}

function read(body: string, breadcrumbs?: string[]): SearchRecord[] {
  return recordsOf({ file: 'docs/2.8.1/classes/Player.html', html: docsPage({ body, breadcrumbs }) }, site);
}

/** What a search would show of the records: where each leads, its type, and its text. */
function shown(records: SearchRecord[]): string[] {
  return records.map(({ anchor, type, content, hierarchy }) => {
    const title = type === 'content' ? content : hierarchy[type];
    return `${type} #${anchor ?? ''} ${title}`;
  });
}

const hashLink = '<a href=#x class=hash-link aria-label="Direct link">\u200b</a>';

describe('the records of a page', () => {
  it('are its title, its headings and their texts', () => {
    const records = read(
      '<header><h1>Player</h1></header><p>Plays <code>music</code>\nin one guild.' +
        `<h2 id=methods>Methods${hashLink}</h2><h3 id=play>play(track)${hashLink}</h3><p>Starts a track.`,
    );
    expect(shown(records)).toEqual([
      'lvl1 # Player',
      'content # Plays music in one guild.',
      'lvl2 #methods Methods',
      'lvl3 #play play(track)',
      'content #play Starts a track.',
    ]);
    expect(records.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4]);
  });

  it('know the headings above them and nothing of those they left behind', () => {
    const records = read('<h1>A</h1><h2 id=b>B</h2><h3 id=c>C</h3><h2 id=d>D</h2><h4 id=e>E</h4>');
    const [, , third, , last] = records.map(({ hierarchy }) => hierarchy);
    expect(third).toEqual({
      lvl0: 'Documentation',
      lvl1: 'A',
      lvl2: 'B',
      lvl3: 'C',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    });
    expect(last).toEqual({
      lvl0: 'Documentation',
      lvl1: 'A',
      lvl2: 'D',
      lvl3: null,
      lvl4: 'E',
      lvl5: null,
      lvl6: null,
    });
  });

  it('say where they are from and have an address that opens', () => {
    const [page, heading] = recordsOf(
      { file: 'docs/2.8.1/category/️-classes.html', html: docsPage({ body: '<h1>🏛️ Classes</h1><h2 id=a>A</h2>' }) },
      { url: 'https://example.com', baseUrl: '/sub/path/' },
    );
    expect(page.url).toBe('https://example.com/sub/path/docs/2.8.1/category/%EF%B8%8F-classes');
    expect(heading.url).toBe(`${page.url}#a`);
    expect(heading.url_without_anchor).toBe(page.url);
    expect(page).toMatchObject({ language: 'en', docusaurus_tag: 'docs-default-2.8.1', version: '2.8.1' });
    expect(page.hierarchy.lvl1).toBe('Classes');
  });

  it('keep their ids wherever the site is mounted', () => {
    const page = { file: 'docs/intro.html', html: docsPage({ body: '<h1>Intro</h1><p>Words.<h2 id=a>A</h2>' }) };
    const ids = (baseUrl: string) => recordsOf(page, { ...site, baseUrl }).map(({ objectID }) => objectID);
    expect(ids('/')).toEqual(['docs/intro#', 'docs/intro#/0', 'docs/intro#a']);
    expect(ids('/sub/path/')).toEqual(ids('/'));
  });

  it('stand in the categories of their page, or in the documentation', () => {
    const [inCategory] = read('<h1>Track</h1>', ['🎈 Typedefs', 'Track', 'TrackData']);
    expect(inCategory.hierarchy.lvl0).toBe('Typedefs › Track');
    const [inNone] = read('<h1>Introduction</h1>', ['Introduction']);
    expect(inNone.hierarchy.lvl0).toBe('Documentation');
  });

  it('of a page outside the documentation have no version', () => {
    const head = '<meta name=docsearch:language content=en><meta name=docsearch:docusaurus_tag content=default>';
    const [home] = recordsOf({ file: 'index.html', html: docsPage({ head, body: '<h1>🔥 <!-- -->Home</h1>' }) }, site);
    expect(home).toMatchObject({ url: 'https://example.com/', docusaurus_tag: 'default', version: null });
    expect(home.hierarchy).toMatchObject({ lvl0: 'Site', lvl1: 'Home' });
  });

  it('are none where the page only sends its reader on', () => {
    const html = '<!DOCTYPE html><html><meta http-equiv="refresh" content="0; url=/docs/intro">';
    expect(recordsOf({ file: 'docs.html', html }, site)).toEqual([]);
  });
});

describe('the text of a section', () => {
  it('opens a page with its description, unless the page says the same', () => {
    const described = (description: string) =>
      shown(
        recordsOf(
          {
            file: 'docs/2.8.1/classes/Player.html',
            html: docsPage({
              head: `${docsHead}<meta name=description content="${description}">`,
              body: '<h1>Player</h1><p>Plays music in one guild.<h2 id=a>A</h2><p>More.',
            }),
          },
          site,
        ),
      )[1];
    expect(described('Keeps the token.')).toBe('content # Keeps the token. Plays music in one guild.');
    expect(described('Plays music in one guild.')).toBe('content # Plays music in one guild.');
    expect(described('Plays music in…')).toBe('content # Plays music in one guild.');
  });

  it('leaves out samples, signatures, badges, changes and overviews', () => {
    const records = read(
      '<h1>Player</h1><div class=api-meta><span class=api-badge>class</span>' +
        '<details class=api-change><summary>changed in 2.8.1</summary><dl><dt>Before<dd>x</dl></details>' +
        '<a class=api-source href=/x>Source</a></div><div class=api-signature><code>class Player</code></div>' +
        '<p>Words before.<dl class=api-overview><div><dt>Methods<dd><a href=#play>play</a></div></dl>' +
        '<div class=code-sample><div class=code-title>a.ts</div><pre><code>play();</code></pre>' +
        '<button class=code-copy>Copy</button></div><p>Words after.',
    );
    expect(shown(records)).toEqual(['lvl1 # Player', 'content # Words before. Words after.']);
  });

  it('has parameters and errors as sentences, without types', () => {
    const records = read(
      '<h1>Player</h1><h2 id=seek>seek(position)</h2><table><thead><tr><th scope=col>Parameter<th scope=col>Type' +
        '<th scope=col>Description<tbody><tr><th scope=row><code>position</code><span class=api-need>Required</span>' +
        '<td><code>number</code><td><p>Where to go on</table><p class=api-label>Errors</p>' +
        '<table><thead><tr><th scope=col>Error<th scope=col>Message<th scope=col>When<tbody>' +
        '<tr><th scope=row><code>RangeError</code><td><code>Position must be a number.</code><td>it is not' +
        '<tr><th scope=row><code>Error</code><td><code>No player</code><td>there is none</table>',
    );
    expect(records.at(-1)?.content).toBe(
      'position: Where to go on. RangeError: Position must be a number. – it is not. Error: No player – there is none.',
    );
  });

  it('goes on after a table', () => {
    const records = read(
      '<h1>A</h1><p>Before.<table><tbody><tr id=x><th scope=row>x<td>Row</table><p>After.<nav>Pages</nav> End.',
    );
    expect(shown(records)).toEqual(['lvl1 # A', 'content # Before. After. End.', 'lvl2 #x x', 'content #x Row.']);
  });

  it('takes in headings that nothing can lead to', () => {
    const records = read('<h1>Used by</h1><ul><li><h2>Lava</h2><p>by Abel<li><h2>Stal</h2><p>by memte</ul>');
    expect(records[1].content).toBe('Lava by Abel Stal by memte');
  });

  it('becomes several records when it is long, cut at the ends of sentences', () => {
    const sentence = (n: number) => `Sentence ${n} is as long as sentences are, and it ends with a full stop.`;
    const text = Array.from({ length: 30 }, (_, n) => sentence(n)).join(' ');
    const contents = read(`<h1>A</h1><p>${text}`).flatMap(({ content }) => content ?? []);
    expect(contents.length).toBeGreaterThan(1);
    expect(contents.join(' ')).toBe(text);
    for (const content of contents) {
      expect(content.length).toBeLessThanOrEqual(1000);
      expect(content).toMatch(/^Sentence .*full stop\.$/);
    }
  });

  it('never parts an error message from what brings it', () => {
    const row = (n: number) => `<tr><th scope=row>TypeError<td>Option ${n} must be a string.<td>it was not`;
    const rows = Array.from({ length: 40 }, (_, n) => row(n)).join('');
    const contents = read(`<h1>A</h1><table><tbody>${rows}</table>`).flatMap(({ content }) => content ?? []);
    expect(contents.length).toBeGreaterThan(1);
    for (const content of contents) expect(content).toMatch(/^TypeError: Option .* – it was not\.$/);
  });
});

describe('rows and symbols', () => {
  it('of a page are known by what they are part of', () => {
    const records = read(
      '<header><h1>Player</h1></header><div class=api-meta data-kind=class data-name=Player>class</div>' +
        '<h2 id=properties>Properties</h2>' +
        '<h3 id=play data-kind=method data-name=play data-owner=Player>play(track)</h3><div class=api-meta>async</div>',
    );
    expect(records.map(({ kind, owner, name }) => [kind, owner, name])).toEqual([
      ['class', null, 'Player'],
      [null, null, null],
      ['method', 'Player', 'play'],
    ]);
  });

  it('with an id have records of their own, one level below their heading', () => {
    const records = read(
      '<h1>LoadTypes</h1><h2 id=members>Members</h2><p>All outcomes.<table><thead><tr><th scope=col>Name' +
        '<th scope=col>Value<th scope=col>Description<tbody>' +
        '<tr id=Track data-kind="enum member" data-name=Track data-owner=LoadTypes><th scope=row>' +
        '<a href=#Track class=api-row-link><code>Track</code></a><span class=api-badges>since 2.8.0</span>' +
        '<td><code>"track"</code><td><p>One track.<tr id=Empty data-kind="enum member" data-name=Empty ' +
        'data-owner=LoadTypes><th scope=row><code>Empty</code><td><code>"empty"</code><td><p>Nothing found.</table>',
    );
    expect(shown(records).slice(1)).toEqual([
      'lvl2 #members Members',
      'content #members All outcomes.',
      'lvl3 #Track Track',
      'content #Track "track" – One track.',
      'lvl3 #Empty Empty',
      'content #Empty "empty" – Nothing found.',
    ]);
    expect(records.at(-1)).toMatchObject({ kind: 'enum member', owner: 'LoadTypes', name: 'Empty' });
    expect(records.at(-1)?.hierarchy).toMatchObject({ lvl1: 'LoadTypes', lvl2: 'Members', lvl3: 'Empty' });
  });
});

describe('a page that is not right', () => {
  it.each([
    ['<p>No title.', 'the page has no h1'],
    ['<h2 id=a>A</h2><h1>Late</h1>', 'the page has no h1'],
    ['<h1>A</h1><h2 id=b>B</h2><table><tr id=b><th>b</table>', 'the id "b" is on two headings or rows'],
  ])('%s is refused with its file', (body, message) => {
    expect(() => read(body)).toThrow(`docs/2.8.1/classes/Player.html: ${message}`);
  });

  it('of a version that the site does not have is refused with its file', () => {
    const html = docsPage({ body: '<h1>A</h1>', head: docsHead.replace('content=2.8.1', 'content=3.0.0') });
    expect(() => recordsOf({ file: 'docs/3.0.0/a.html', html }, site)).toThrow(
      'docs/3.0.0/a.html: the page says that it is of the version "3.0.0"',
    );
  });
});

it('a title loses its pictures and no letter, digit or sign', () => {
  expect(titleOf('🏛️ Classes ')).toBe('Classes');
  expect(titleOf('"clientId" must be #1 – *always*')).toBe('"clientId" must be #1 – *always*');
});
