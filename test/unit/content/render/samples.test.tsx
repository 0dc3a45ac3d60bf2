import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { VFile } from 'vfile';
import { currentVersion } from '../../../../src/config/versions';
import renderContent from '../../../../src/content/render';
import { temporaryFolder, writeFile } from '../../temporary';

const root = join(__dirname, '../../../..');
const play = readFileSync(join(root, 'docs/_play.mdx'), 'utf8');
const site = temporaryFolder();

/** Compiles prose as a page in the current version. */
async function render(prose: string, siteDir = root): Promise<string> {
  const file = new VFile({ path: join(siteDir, 'docs/a.mdx'), value: prose });
  const remarkPlugins = [[renderContent, { siteDir, versions: [currentVersion] }]];
  const { default: Content } = await evaluate(file, { Fragment, jsx, jsxs, remarkPlugins } as never);
  return renderToStaticMarkup(<Content />);
}

const writePage = (prose: string) => writeFile(join(site, 'docs/node.mdx'), prose);

const textOfCode = (html: string) =>
  /<code>(.*)<\/code>/s
    .exec(html)![1]
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>');

describe('home page sample', () => {
  let html: string;
  beforeAll(async () => {
    html = await render(play);
  });

  test('the home page sample links each name that its fence lists to the page of the symbol', () => {
    const names = /links="(.*?)"/.exec(play)![1].split(/,? +/);
    expect(names).toContain('Manager.create');
    for (const name of names) {
      const link = new RegExp(`<a href="/docs/[^"]*">${name.split('.').at(-1)}</a>`);
      expect(html).toMatch(link);
    }
    expect(html).toContain('<a href="/docs/classes/Manager#create">create</a>');
  });

  test('the home page sample keeps its text, has fewer than 15 lines, and does not link local names', () => {
    const [, written] = /```ts links=.*?\n(.*)\n```/s.exec(play)!;
    expect(textOfCode(html)).toBe(written);
    expect(written.split('\n').length).toBeLessThan(15);
    expect(html).toContain('<span class="code-keyword">await</span> manager<wbr/>.');
  });
});

test.each(['title="src/a.ts"', "title='src/a.ts'"])('the page shows the title of a fence with %s', async (meta) => {
  expect(await render(`- in a list\n\n  \`\`\`ts ${meta}\n  let a: Player;\n  \`\`\`\n`)).toContain(
    '<section class="code-sample"><div class="code-title">src/a.ts</div><pre class="language-ts" translate="no"><code>' +
      '<span class="code-keyword">let</span> a: <span class="code-type">Player</span>;</code>',
  );
});

test('the page shows the version of a fence for another version', async () => {
  const html = await render('```ts version="2.6.1"\nlet a;\n```\n');
  expect(html).toContain('<div class="code-title">Magmastream 2.6.1</div>');
});

test('a fence without a title and a known language becomes plain text with a copy button', async () => {
  expect(await render('```\nnode.stats\n```\n')).toBe(
    '<section class="code-sample"><pre class="language-text" translate="no"><code>node<wbr/>.stats</code></pre>' +
      '<button class="code-copy" type="button">Copy</button></section>',
  );
});

test('code can wrap before the dots of properties, and inside paths and URLs', async () => {
  const html = await render('```ts\nqueue?.add("https://a.de/b", 0.5, ...rest);\n```\n');
  expect(html.replace(/<\/?(?:span|code|pre)[^>]*>/g, '')).toContain(
    'queue<wbr/>?.add(&quot;https://a<wbr/>.de<wbr/>/b&quot;, 0.5, ...rest);',
  );
});

test('shell code can wrap before the parts of a URL, and not after hyphens or before file extensions', async () => {
  const html = await render('```bash\nnode --env-file=a.js b-c https://a.de/b?c=1&d=2\n```\n');
  expect(html.replace(/<\/?(?:code|pre)[^>]*>/g, '')).toContain(
    'node <span class="code-word">--env-file</span>=a.js <span class="code-word">b-c</span> ' +
      'https://a<wbr/>.de<wbr/>/b<wbr/>?c=1<wbr/>&amp;d=2',
  );
});

test('code marks the indent of a line that is too long for a phone, including inside a comment', async () => {
  const long = 'a'.repeat(31);
  const html = await render(`\`\`\`ts\nif (b) {\n    ${long};\n\n    c;\n}\n/*\n  ${long}\n */\n\`\`\`\n`);
  expect(html).toContain(
    `<code><span class="code-keyword">if</span> (b) {\n<span class="indent-4">    ${long};</span>\n\n    c;\n}\n` +
      `<span class="code-comment">/*</span>\n<span class="indent-2"><span class="code-comment">  ${long}</span></span>\n` +
      '<span class="code-comment"> */</span></code>',
  );
});

describe('collapse', () => {
  const sample = (lines: number, attribute: string) =>
    render(
      '```js ' + attribute + '\n' + Array.from({ length: lines }, (_, line) => `play(${line});`).join('\n') + '\n```\n',
    );
  const control = /<\/pre><details class="code-fold"><summary><span>Show all (\d+) lines<\/span><span>Show 12 lines</;

  test('a collapsed sample has a control with the number of lines', async () => {
    expect(control.exec(await sample(16, 'title="a.js" collapse'))?.[1]).toBe('16');
  });

  test.each([
    ['would hide fewer lines than the control needs', 15, 'collapse'],
    ['has no attribute', 16, 'title="collapse"'],
  ])('the page shows all lines of a sample that %s', async (_, lines, attribute) => {
    expect(await sample(lines, attribute)).not.toContain('<details');
  });
});

test.each([
  ['no page documents', 'Node.stats Player.queue', 'no page documents Player.queue, a name in "links"'],
  ['the sample does not contain', 'Node.address', 'the sample does not contain Node.address, a name in "links"'],
])('the build fails for a linked name that %s', async (_, links, reason) => {
  writePage('---\napi: Node\nslug: /node\n---\n\nWords.\n');
  const sample = 'const stats = address(node.stats);';
  expect(await render(`\`\`\`ts links="Node.stats"\n${sample}\n\`\`\`\n`, site)).toContain(
    'const</span> stats = <span class="code-name">address</span>(node<wbr/>.<a href="/docs/node#stats">stats</a>)',
  );
  await expect(render(`Words.\n\n\`\`\`js links="${links}"\n${sample}\n\`\`\`\n`, site)).rejects.toMatchObject({
    line: 3,
    reason,
  });
});

test('the build fails for a page without valid front matter', async () => {
  writePage('---\napi: Node\n---\n');
  await expect(render('```ts links="Node.stats"\nnode.stats;\n```\n', site)).rejects.toThrow(
    'docs/node.mdx:1  a page with "api"',
  );
});
