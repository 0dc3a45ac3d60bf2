import type { PhrasingContent, Root, RootContent, TableCell } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { History } from '../../api/history';
import { linkTypes, type SymbolUrls } from '../../api/links';
import type { Facts } from '../../api/schema';
import { wordParts } from '../../lib/wordParts';
import type { UrlLookup } from '../read/urls';

/** Data for rendering a page: the facts of its version, their history across all versions, and the symbol URLs. */
export interface RenderContext {
  facts: Facts;
  history: History;
  urls: SymbolUrls;
  urlsByVersion: ReadonlyMap<string, UrlLookup>;
  /** Names of the interfaces and types that bots pass to Magmastream but never receive from it. */
  inputs: ReadonlySet<string>;
}

/** A link in a Markdown tree. `hName` makes MDX render it with the site's link component. */
export interface LinkNode {
  type: 'apiLink';
  data: { hName: 'a'; hProperties: Record<string, unknown> };
  children: Node[];
}

/** Text with significant white space. `mdast-util-to-hast` would trim the white space of an ordinary text node. */
interface VerbatimNode {
  type: 'apiVerbatim';
  value: string;
}

declare module 'mdast' {
  interface RootContentMap {
    apiLink: LinkNode;
    apiVerbatim: VerbatimNode;
  }
}

export type Node = RootContent | PhrasingContent;

export type Single = Node | string | undefined | false;
export type Child = Single | Single[];

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxTextElementData {
    /** Marks an element as explicit JSX, which MDX does not replace with a theme component. */
    _mdxExplicitJsx?: boolean;
  }
}

/** Creates an HTML element as explicit JSX. Converts string children to text, and skips `undefined` and `false`. */
export function element(name: string, properties: Record<string, string>, ...children: Child[]): MdxJsxTextElement {
  const attributes = Object.entries(properties).map(([key, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: key === 'class' ? 'className' : key,
    value,
  }));
  // Children may be block elements. They work at run time, although the types of the package forbid them.
  const content = nodesOf(children) as PhrasingContent[];
  return { type: 'mdxJsxTextElement', name, attributes, children: content, data: { _mdxExplicitJsx: true } };
}

/** Creates a link. Internal URLs start at the site root, without the base URL. */
export function link(href: string, properties: Record<string, string>, ...children: Child[]): LinkNode {
  const { class: className, ...rest } = properties;
  const hProperties = { ...rest, href, ...(className && { className: className.split(' ') }) };
  return { type: 'apiLink', data: { hName: 'a', hProperties }, children: nodesOf(children) };
}

/** Flattens the children. Joins adjacent text nodes, because React would insert comments between them. */
function nodesOf(children: Child[]): Node[] {
  const nodes: Node[] = [];
  for (const child of children.flat()) {
    if (child === undefined || child === false) continue;
    const node: Node = typeof child === 'string' ? { type: 'text', value: child } : child;
    const last = nodes.at(-1);
    if (last && 'value' in last && 'value' in node && last.type === node.type && /^(text|apiVerbatim)$/.test(node.type))
      nodes[nodes.length - 1] = { ...last, value: last.value + node.value };
    else nodes.push(node);
  }
  return nodes;
}

function breakable(code: string, longest: number): Single[] {
  return code.split(/(\s+)/).flatMap((word): Single[] => {
    if (word.length <= longest) return [word];
    return wordParts(word).flatMap((part, place) => (place === 0 ? [part] : [element('wbr', {}), part]));
  });
}

/**
 * Allows line breaks in long names of inline code. A table column on a phone fits only ten characters. Skips headings,
 * because the table of contents reads their code.
 */
export function breakCode(tree: Root): void {
  const breakIn = (parent: TableCell | Root, longest: number): void =>
    visit(parent, 'inlineCode', ({ value }, index, owner) => {
      if (owner!.type !== 'heading') owner!.children[index!] = element('code', {}, breakable(value, longest));
    });
  visit(tree, 'tableCell', (cell) => breakIn(cell, 10));
  breakIn(tree, 20);
}

/** Breaks words of more than 20 characters. On narrower screens, CSS stacks the cells instead. */
const inColumn = (value: string): Single[] => breakable(value, 20);

/** Renders text as inline code. */
export function code(value: string): Node {
  return element('code', {}, inColumn(value));
}

/** Renders a type or signature. Links names, and marks keywords and strings with CSS classes. */
export function typeNodes(type: string, urls: SymbolUrls): (Node | string)[] {
  return linkTypes(type, urls).flatMap(({ text: value, kind, href }) => {
    const isOwn = href?.startsWith('/');
    if (href) return link(href, { class: isOwn ? 'api-type' : 'api-type api-type--language' }, inColumn(value));
    // Allow a line break between an enum and its member.
    if (kind === 'plain' && value.startsWith('.')) return [element('wbr', {}), value];
    return kind === 'plain' ? value : element('span', { class: `api-${kind}` }, value);
  });
}

/** Renders a type as inline code with linked names. */
export function typeCode(type: string, urls: SymbolUrls): Node {
  return element('code', { class: 'api-type-code' }, typeNodes(type, urls));
}
