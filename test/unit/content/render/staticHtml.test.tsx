import { evaluate } from '@mdx-js/mdx';
import { DomUtils, parseDocument } from 'htmlparser2';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import staticHtml from '../../../../src/content/render/staticHtml';

/** Components for the tests. Two of them replace HTML elements, as in the theme. Prose can use the third. */
const components = {
  a: ({ href }: { href?: string }) => <b data-of-theme={href} />,
  h2: ({ children }: { children?: string }) => <h2 data-of-theme="h2">{children}</h2>,
  Live: () => <b>live</b>,
};

async function render(prose: string, rehypePlugins: (typeof staticHtml)[] = [staticHtml]): Promise<string> {
  const options = { Fragment, jsx, jsxs, remarkPlugins: [remarkGfm], rehypePlugins };
  const { default: Content } = await evaluate(prose, options);
  return renderToStaticMarkup(<Content components={components} />);
}

test.each([
  'Text, **strong** and `code` &lt;&amp;.',
  '- a\n- **b**\n\n1. c\n\n   d',
  '> He said "*a* & \'b\'".',
  '| a | b |\n| --- | --- |\n| `c` | *d* |',
  '| a | b |\n| --- | :-: |\n| `c` | *d* |',
  '- [ ] *to do*',
  '<p className="a" data-name="b" tabIndex="0">*c* <br/> d</p>',
  '<p {...{ id: "a" }}>*b*</p>',
  '<p style={{ color: "red" }}>*b*</p>',
  '## Heading *a*\n\n*b* <Live /> [c](/d)',
  '*a* {1 + 1}',
  '<Live>*a* **b**</Live>',
])('staticHtml renders %j like React', async (prose) => {
  const [without, withIt] = await Promise.all([render(prose, []), render(prose)]);
  const normalize = (html: string) => DomUtils.getInnerHTML(parseDocument(html));
  expect(normalize(withIt)).toBe(normalize(without));
});

test('staticHtml leaves an admonition without links to the theme', () => {
  const paragraph = { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: 'text' }] };
  const admonition = { type: 'element', tagName: 'admonition', properties: { type: 'note' }, children: [paragraph] };
  const tree = { type: 'root', children: [admonition] };
  staticHtml()(tree);
  expect(tree.children).toEqual([expect.objectContaining({ tagName: 'admonition' })]);
});

test.each([
  ['/docs/a#b', '<a href="/docs/a#b">'],
  ['#b', '<a href="#b">'],
  ['https://b.c/d/', '<a href="https://b.c/d/" target="_blank" rel="noopener noreferrer">'],
])('staticHtml renders a link to %s like the theme', async (href, link) => {
  expect(await render(`Text and a [link](${href}).`)).toBe(`<p>Text and a ${link}link</a>.</p>`);
});

test.each(['./a.pdf', '/docs/', '/docs/%F0', 'mailto:a@b.c'])('the theme renders a link to %s', async (href) => {
  expect(await render(`Text and a [link](${href}).`)).toContain(`<b data-of-theme="${href}">`);
});
