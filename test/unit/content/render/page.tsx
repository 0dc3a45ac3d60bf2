import { evaluate } from '@mdx-js/mdx';
import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { historyOf } from '../../../../src/api/history';
import { inputsOf } from '../../../../src/api/inputs';
import { symbolUrls } from '../../../../src/api/links';
import { documentedVersions, loadFacts } from '../../../../src/api/load';
import type { Problem } from '../../../../src/content/read/problem';
import { readReference } from '../../../../src/content/read/readReference';
import { renderPage } from '../../../../src/content/render/api';

interface Rendered {
  html: string;
  /** The visible text, without tags and with collapsed whitespace. */
  text: string;
  problems: Omit<Problem, 'file'>[];
}

const urls = symbolUrls([
  { symbols: ['Manager', 'ManagerEvents'], url: '/docs/classes/Manager' },
  { symbols: ['Player'], url: '/docs/classes/Player' },
  { symbols: ['PlayerOptions'], url: '/docs/typedefs/Player/playerOptions' },
  { symbols: ['Track', 'Sizes'], url: '/docs/typedefs/Track' },
]);

/** Joins prose with a version's facts, and compiles the result as the build does. */
export async function renderWords(prose: string, symbols: string[], version = '2.8.7'): Promise<Rendered> {
  const facts = loadFacts(version);
  const history = historyOf(documentedVersions.map(loadFacts), version);
  const problems: Rendered['problems'] = [];
  const join = () => (tree: Root) => {
    const page = readReference({ file: 'a.mdx', nodes: tree.children, symbols }, facts);
    problems.push(...page.problems.map(({ line, message }) => ({ line, message })));
    tree.children = renderPage(page, { facts, history, urls, urlsByVersion: new Map(), inputs: inputsOf(facts) });
  };
  const runtime = { Fragment, jsx, jsxs };
  const { default: Content } = await evaluate(escapeMarkdownHeadingIds(prose), { ...runtime, remarkPlugins: [join] });
  const html = renderToStaticMarkup(<Content />);
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&gt;/g, '>')
    .replace(/&lt;/g, '<');
  return {
    html,
    text: text
      .replace(/\s+/g, ' ')
      .replace(/ ([),.:;>\]])/g, '$1')
      .replace(/([(<[]) /g, '$1'),
    problems,
  };
}
