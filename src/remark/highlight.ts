import type { Code, Nodes, Root } from 'mdast';
import type { Node } from './nodes';
import { element } from './nodes';
import { tokensOf, type CodeToken } from '../samples/tokens';

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
    element(
      'pre',
      { class: `language-${language}`, tabIndex: '0' },
      element('code', {}, nodesOf(tokensOf(value, language))),
    ),
    element('button', { class: 'code-copy', type: 'button' }, 'Copy'),
  );
}

function nodesOf(tokens: CodeToken[]): Node[] {
  return tokens.map((token) =>
    typeof token === 'string'
      ? { type: 'apiVerbatim', value: token }
      : element('span', { class: `token ${token.kind}` }, nodesOf(token.content)),
  );
}
