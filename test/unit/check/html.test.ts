import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type HtmlOptions, checkBuiltHtml } from '../../../src/check/html';

const sound = join(__dirname, '../../fixtures/html/sound');

let build: string;
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(build, { recursive: true }));

function write(path: string, content: string) {
  mkdirSync(dirname(join(build, path)), { recursive: true });
  writeFileSync(join(build, path), content);
}

/** The messages about a build that holds these files, without the folder that it is in. */
function messages(files: Record<string, string>, options: HtmlOptions = { baseUrl: '/' }) {
  write('card.png', '');
  for (const [path, content] of Object.entries(files)) write(path, content.replace('{baseUrl}', options.baseUrl));
  return checkBuiltHtml(build, options).problems.map(
    ({ file, line, message }) => `${file.slice(build.length + 1)}:${line} ${message}`,
  );
}

const card = '<meta property=og:image content=https://site.example{baseUrl}card.png>';

/** A page that keeps every rule, around `body`. */
const page = (body: string, head = '') => `<head>${card}${head}</head>\n<h1 id=title>Title</h1>\n${body}`;

describe('a sound build', () => {
  it('has no problem, and is counted', () => {
    expect(checkBuiltHtml(sound, { baseUrl: '/', routes: ['/', '/404', '/docs/category/\ufe0f-classes'] })).toEqual({
      problems: [],
      pages: 5,
      links: 14,
      anchors: 5,
    });
  });
});

describe('links', () => {
  it('names a link that leads nowhere, with the nearest address', () => {
    const files = {
      'index.html': page('<a href=/docs/classes/Managr>the manager</a>'),
      'docs/classes/Manager.html': page(''),
    };
    expect(messages(files)).toEqual([
      'index.html:3 link "the manager" to /docs/classes/Managr leads nowhere; nearest: /docs/classes/Manager',
    ]);
  });

  it('minds the case of an address', () => {
    const files = { 'index.html': page('<a href=/docs/Node>node</a>'), 'docs/node.html': page('') };
    expect(messages(files)).toEqual(['index.html:3 link "node" to /docs/Node leads nowhere; nearest: /docs/node']);
  });

  it('suggests nothing where nothing is near', () => {
    expect(messages({ 'index.html': page('<a href=/entirely/elsewhere>gone</a>') })).toEqual([
      'index.html:3 link "gone" to /entirely/elsewhere leads nowhere',
    ]);
  });

  it('resolves relative links as a browser does', () => {
    const files = { 'docs/a.html': page('<a href=b>good</a> <a href=../b>bad</a>'), 'docs/b.html': page('') };
    expect(messages(files)).toEqual(['docs/a.html:3 link "bad" to ../b leads nowhere']);
  });

  it('tells an invisible character in an address from none', () => {
    const files = {
      'index.html': page('<a href=/category/-classes>classes</a>'),
      'category/\ufe0f-classes.html': page(''),
    };
    expect(messages(files)).toEqual([
      'index.html:3 link "classes" to /category/-classes leads nowhere; nearest: /category/%EF%B8%8F-classes',
    ]);
  });

  it('names an anchor without a target, with the nearest id', () => {
    const files = {
      'index.html': page('<a href=/manager#creat>create</a>'),
      'manager.html': page('<h2 id=create>create</h2>'),
    };
    expect(messages(files)).toEqual([
      'index.html:3 link "create" to /manager#creat has no target: manager.html has no id "creat"; nearest: create',
    ]);
  });

  it('looks for the target of an anchor behind a redirect', () => {
    const files = {
      'index.html': page('<a href=/old#title>kept</a> <a href=/old#gone>lost</a>'),
      'old.html': '<meta http-equiv="refresh" content="0; url=/new">',
      'new.html': page(''),
    };
    expect(messages(files)).toEqual(['index.html:3 link "lost" to /old#gone has no target: new.html has no id "gone"']);
  });

  it('names a redirect that leads nowhere, and one that leads in a circle', () => {
    const files = {
      'gone.html': '<meta http-equiv="refresh" content="0; url=/missing">',
      'round.html': '<meta http-equiv="refresh" content="0; url=/round">',
    };
    expect(messages(files)).toEqual([
      'gone.html:1 redirect to /missing leads nowhere',
      'round.html:1 redirect to /round leads to the redirect round.html, which leads nowhere',
    ]);
  });

  it('names percent-encoding that cannot be decoded', () => {
    expect(messages({ 'index.html': page('<a href=/%E0%A4%A>bad</a>') })).toEqual([
      'index.html:3 link "bad" to /%E0%A4%A is not a valid address: its percent-encoding cannot be decoded',
    ]);
  });

  it('names a link that leaves the base address', () => {
    const files = { 'index.html': page('<a href=/docs>out</a> <a href=/site/docs>in</a>'), 'docs.html': page('') };
    expect(messages(files, { baseUrl: '/site/' })).toEqual([
      'index.html:3 link "out" to /docs is outside of the site\'s base address /site/',
    ]);
  });

  it('names a link without a text that a reader sees or hears', () => {
    const body = '<a href=#title>\u200b</a><a href=#title aria-label=Title></a><a href=#title><img alt=Title></a>';
    expect(messages({ 'index.html': page(body) })).toEqual([
      'index.html:3 link to #title has no text: give it words or a label',
    ]);
  });

  it('names a fault of a part that pages share once', () => {
    const files = Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.html`, page('<a href=/gone>gone</a>')]));
    expect(messages(files)).toEqual(['a.html:3 link "gone" to /gone leads nowhere (and on 2 more pages)']);
  });
});

describe('headings', () => {
  it.each([
    ['no h1', '<p>text', 'page has no h1: a page needs exactly one'],
    ['an empty h1', '<h1><span>\u200b</span></h1>', 'h1 is empty: give the page a title'],
    ['two h1', '<h1>One</h1><h1>Two</h1>', 'second h1 "Two": a page needs exactly one'],
  ])('names a page with %s', (_, html, message) => {
    expect(messages({ '404.html': card + html })).toEqual([`404.html:1 ${message}`]);
  });
});

describe('ids', () => {
  it('names one that is used twice, at its second place', () => {
    expect(messages({ 'index.html': page('<p id=once>\n<p id=twice>\n<p id=twice>') })).toEqual([
      'index.html:5 id "twice" is on more than one element of the page',
    ]);
  });

  it('names one with white space', () => {
    expect(messages({ 'index.html': page('<p id="one two">') })).toEqual([
      'index.html:3 id "one two" has white space in it, which no id may have',
    ]);
  });
});

describe('requests', () => {
  it.each([
    ['<script src=https://cdn.example/a.js></script>', '<script> asks cdn.example for https://cdn.example/a.js'],
    ['<img alt="" src=//cdn.example/a.png>', '<img> asks cdn.example for //cdn.example/a.png'],
    ['<img alt="" srcset="https://cdn.example/a.png 2x">', '<img> asks cdn.example for https://cdn.example/a.png'],
    ['<link rel=preconnect href=https://search.example>', '<link> asks search.example for https://search.example'],
    ['<iframe src=https://video.example></iframe>', '<iframe> asks video.example for https://video.example'],
    ['<p style="background:url(https://cdn.example/b.png)">', '<p> asks cdn.example for https://cdn.example/b.png'],
    ['<style>@import "https://cdn.example/c.css";</style>', '<style> asks cdn.example for https://cdn.example/c.css'],
  ])('names one to another host: %s', (html, message) => {
    expect(messages({ 'index.html': page(html) })).toEqual([`index.html:3 ${message}: ship it with the site instead`]);
  });

  it('names one for a file that is not there', () => {
    expect(messages({ 'index.html': page('<img alt="" src=/img/logo.svg>') })).toEqual([
      'index.html:3 <img> loads /img/logo.svg, which is not in the build',
    ]);
  });

  it('leaves alone what is only a link or lies in the page', () => {
    const head = '<link rel=alternate href=https://other.example><link rel=canonical href=https://site.example/>';
    const body = '<a href=https://other.example>other</a><img alt="" src="data:image/gif;base64,R0lGOD">';
    expect(messages({ 'index.html': page(body, head) })).toEqual([]);
  });
});

describe('social cards', () => {
  it('names a page without one, and lets redirects do without', () => {
    const files = {
      'a.html': '<h1>Title</h1>',
      'b.html': '<meta http-equiv="refresh" content="0; url=/a">',
    };
    expect(messages(files)).toEqual(['a.html:1 page names no social card: it needs an og:image']);
  });

  it('names one that is not there', () => {
    const head = '<meta name=twitter:image content=https://site.example/gone.png>';
    expect(messages({ 'index.html': page('', head) })).toEqual([
      'index.html:1 social card https://site.example/gone.png is not in the build',
    ]);
  });

  it('names one without the host of the site', () => {
    const head = '<meta property=og:image content=/card.png>';
    expect(messages({ 'index.html': page('', head) })).toEqual([
      'index.html:1 social card /card.png needs a whole address, with its host',
    ]);
  });
});

describe('addresses', () => {
  it('names two files that answer at the same one', () => {
    expect(messages({ 'docs/a.html': page(''), 'docs/a/index.html': page('') })).toEqual([
      'docs/a/index.html:1 page answers at /docs/a, as docs/a.html does',
    ]);
  });

  it('names two pages that claim the same canonical one, and lets redirects do so', () => {
    const head = '<link rel=canonical href=https://site.example/a>';
    const files = {
      'a.html': page('', head),
      'b.html': page('', head),
      'c.html': `${head}<meta http-equiv="refresh" content="0; url=/a">`,
    };
    expect(messages(files)).toEqual(['b.html:1 canonical address https://site.example/a is that of a.html too']);
  });

  it('names a route that is not built, with the nearest one that is', () => {
    const options = { baseUrl: '/site/', routes: ['/', '/docs/category/\ufe0f-classes'] };
    expect(messages({ 'index.html': page(''), 'docs/category/-classes.html': page('') }, options)).toEqual([
      ':1 no page answers at /docs/category/%EF%B8%8F-classes; nearest: /docs/category/-classes',
    ]);
  });
});

it('throws when there is no build', () => {
  expect(() => checkBuiltHtml(join(build, 'missing'), { baseUrl: '/' })).toThrow(/ENOENT.*missing/);
});
