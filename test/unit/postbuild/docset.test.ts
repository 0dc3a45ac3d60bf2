import { readPage } from '../../../src/lib/html/page';
import { docsetPage } from '../../../src/postbuild/docset/page';
import { classPage, current, sectionsOf } from '../search/fixtures';

const files = new Set(['docs/classes/Player.html', 'docs/classes/queue.html', 'img/logo.svg']);
const sections = sectionsOf(current, classPage('Player', 'docs', { title: 'pause()', level: 3, kind: 'method' }));

test('a docset page has relative links and Dash anchors, but no navigation', () => {
  const html =
    '<title>Player</title><main><article><nav>x</nav><h1>Player</h1><h3 id="pause">pause()</h3>' +
    '<a href="/docs/classes/queue#add">queue</a><a href="/docs/2.7.5/intro">old</a><a href="#pause">here</a>' +
    '<img src="/img/logo.svg"><button>Copy</button></article></main>';
  const page = docsetPage(readPage('docs/classes/Player.html', html), sections, {
    url: 'https://host',
    baseUrl: '/',
    files,
  });
  expect(page).toContain(
    '<a name="//apple_ref/cpp/Method/pause()" class="dashAnchor"></a><h3 id="pause">pause()</h3>' +
      '<a href="queue.html#add">queue</a><a href="https://host/docs/2.7.5/intro">old</a><a href="#pause">here</a>' +
      '<img src="../../img/logo.svg">',
  );
  expect(page).toContain('<link rel="stylesheet" href="../../style.css">');
  expect(page).not.toMatch(/<nav|<button/);
});
