import { evaluate } from '@mdx-js/mdx';
import { DomUtils, parseDocument } from 'htmlparser2';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import still from '../../../../src/content/render/still';

/** What the theme shows in the place of two elements of Markdown, and a component. */
const components = {
  a: ({ href }: { href?: string }) => <b data-of-theme={href} />,
  h2: ({ children }: { children?: string }) => <h2 data-of-theme="h2">{children}</h2>,
  Live: () => <b>live</b>,
};

async function render(words: string, rehypePlugins: (typeof still)[] = [still]): Promise<string> {
  const options = { Fragment, jsx, jsxs, remarkPlugins: [remarkGfm], rehypePlugins };
  const { default: Content } = await evaluate(words, options);
  return renderToStaticMarkup(<Content components={components} />);
}

test.each([
  'Words, **strong** and `code` &lt;&amp;.',
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
])('%j looks as it would without', async (words) => {
  const [without, withIt] = await Promise.all([render(words, []), render(words)]);
  const shown = (html: string) => DomUtils.getInnerHTML(parseDocument(html));
  expect(shown(withIt)).toBe(shown(without));
});

test.each([
  ['/docs/a#b', '<a href="/docs/a#b">'],
  ['#b', '<a href="#b">'],
  ['https://b.c/d/', '<a href="https://b.c/d/" target="_blank" rel="noopener noreferrer">'],
])('a link to %s is as the theme makes it', async (href, link) => {
  expect(await render(`Words and a [link](${href}).`)).toBe(`<p>Words and a ${link}link</a>.</p>`);
});

test.each(['./a.pdf', '/docs/', '/docs/%F0', 'mailto:a@b.c'])('a link to %s is left to the theme', async (href) => {
  expect(await render(`Words and a [link](${href}).`)).toContain(`<b data-of-theme="${href}">`);
});
