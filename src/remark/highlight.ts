import type { Code, Nodes, Root } from 'mdast';
import { Prism } from 'prism-react-renderer';
import type { Node } from './nodes';
import { element } from './nodes';

type Tokens = ReturnType<typeof Prism.tokenize>;

/** Languages by the names that authors write, as Prism calls them; what Prism does not know is shown plain. */
const grammars: Record<string, string> = { ts: 'tsx', typescript: 'tsx', js: 'jsx', javascript: 'jsx', yml: 'yaml' };

/**
 * The remark plugin that colors code samples at build time, so that no highlighter reaches the browser and colors follow
 * the color mode by style alone.
 */
export default function highlightCode(): (tree: Root) => void {
  return (tree) => replaceCode(tree);
}

function replaceCode(parent: Nodes): void {
  if (!('children' in parent)) return;
  parent.children = parent.children.map((child) => {
    if (child.type === 'code') return sample(child);
    replaceCode(child);
    return child;
  });
}

function sample({ value, lang, meta }: Code): Node {
  const title = /(?:^|\s)title="([^"]*)"/.exec(meta ?? '')?.[1];
  const language = lang ?? 'text';
  return element(
    'div',
    { class: 'code-sample' },
    title !== undefined && element('div', { class: 'code-title' }, title),
    element('pre', { class: `language-${language}`, tabIndex: '0' }, element('code', {}, tokensOf(value, language))),
    element('button', { class: 'code-copy', type: 'button' }, 'Copy'),
  );
}

function tokensOf(value: string, language: string): Node[] {
  const grammar = Prism.languages[grammars[language] ?? language];
  return grammar ? nodesOf(Prism.tokenize(value, grammar)) : [verbatim(value)];
}

function nodesOf(tokens: Tokens): Node[] {
  return tokens.map((token) => {
    if (typeof token === 'string') return verbatim(token);
    const content = Array.isArray(token.content) ? token.content : [token.content];
    return element('span', { class: `token ${token.type}` }, nodesOf(content));
  });
}

function verbatim(value: string): Node {
  return { type: 'apiVerbatim', value };
}
