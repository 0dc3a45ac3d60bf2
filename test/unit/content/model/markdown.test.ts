import { readModel } from '../../../../src/content/model/read';
import { readPage } from '../../../../src/lib/html/page';

function convert(content: string): string {
  const html = `<html><body><main><article><h1>Title</h1>${content}</article></main></body></html>`;
  return readModel(readPage('docs/intro.html', html)).markdown;
}

test.each([
  ['<p>A <strong>bold</strong> and <em>leaning</em>\n word<br>B', 'A **bold** and *leaning* word\\\nB'],
  [
    '<p><a href="/docs/a#b">one</a> <a href="https://other/x">two</a>',
    '[one](https://magmastream.com/docs/a.md#b) [two](https://other/x)',
  ],
  ['<p><del>old</del> new', '~~old~~ new'],
  ['<h2 id=x>Head <a class=hash-link href=#x>\u200b</a></h2>', '## Head'],
  ['<ul><li>one<ul><li>inner</ul><li>two</ul>', '- one\n\n  - inner\n- two'],
  ['<ol start=3><li>three<li>four</ol>', '3. three\n4. four'],
  ['<table><thead><tr><th>a<th>b|c<tbody><tr><td>1<td>2</table>', '| a | b\\|c |\n| --- | --- |\n| 1 | 2 |'],
  [
    '<p><code>a`b</code> <code><a href=/docs/a>Queue</a></code>',
    '``a`b`` [`Queue`](https://magmastream.com/docs/a.md)',
  ],
  [
    '<div class=code-sample><div class=code-title>src/a.ts</div><pre class=language-ts><code>const a = <span>1</span>;\n</code></pre><button>Copy</button></div>',
    '`src/a.ts`:\n\n```ts\nconst a = 1;\n```',
  ],
  ['<div class=code-sample><pre class=language-md>```\nx\n```</pre></div>', '````md\n```\nx\n```\n````'],
  [
    '<dl class=api-terms><dt><code>volume</code> <span>required</span><dd><p>A number.</dl>',
    '- `volume` required: A number.',
  ],
  [
    '<tab-group><ul role=tablist><li role=tab>npm</ul><div><div role=tabpanel aria-label=yarn hidden><p>yarn add</div></div></tab-group>',
    '**yarn**\n\nyarn add',
  ],
  ['<nav>skipped</nav><p>kept', 'kept'],
  ['<details><summary>2 errors</summary><p>inside</details>', '**2 errors**\n\ninside'],
  [
    '<div class=api-row-line><h3>queue</h3> <code>Queue</code> <div class=api-badges><span>readonly</span></div></div>',
    '### queue\n\n`Queue` · readonly',
  ],
])('the Markdown writer converts %s', (html, markdown) => {
  expect(convert(html)).toBe(markdown);
});
