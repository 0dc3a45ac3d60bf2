import type { PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { History } from '../../api/history';
import { linkTypes, type SymbolUrls } from '../../api/links';
import type { Facts } from '../../api/schema';

/** What a page is joined with: the facts of its version, their history up to it, and where symbols are documented. */
export interface RenderContext {
  facts: Facts;
  history: History;
  urls: SymbolUrls;
}

/** A link inside of a Markdown tree: made through `hName`, so that MDX maps it to the site's own link component. */
export interface LinkNode {
  type: 'apiLink';
  data: { hName: 'a'; hProperties: Record<string, unknown> };
  children: Node[];
}

/** Text whose white space counts: `mdast-util-to-hast` trims the lines of ordinary text. */
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

type Single = Node | string | undefined | false;
export type Child = Single | Single[];

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxTextElementData {
    /** How MDX marks an element that a person wrote as JSX: no component of the theme takes its place. */
    _mdxExplicitJsx?: boolean;
  }
}

/**
 * Makes an element that is no link: JSX, which MDX leaves as the plain element that it names, whatever its children.
 * A string child is text, and a missing child (`undefined`, `false`) is left out.
 */
export function element(name: string, properties: Record<string, string>, ...children: Child[]): MdxJsxTextElement {
  const attributes = Object.entries(properties).map(([key, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: key === 'class' ? 'className' : key,
    value,
  }));
  // The tree takes blocks inside of text elements too; only the type of the package does not.
  const content = nodesOf(children) as PhrasingContent[];
  return { type: 'mdxJsxTextElement', name, attributes, children: content, data: { _mdxExplicitJsx: true } };
}

/** Makes a link; internal urls are written from the root of the site, without its base address. */
export function link(href: string, properties: Record<string, string>, ...children: Child[]): LinkNode {
  const { class: className, ...rest } = properties;
  const hProperties = { ...rest, href, ...(className && { className: className.split(' ') }) };
  return { type: 'apiLink', data: { hName: 'a', hProperties }, children: nodesOf(children) };
}

/** Text beside text is one text: React would tell two apart with a comment between them. */
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

/** Where a reader sees a name fall into parts: before a hump and before a dot, behind a slash and an opened bracket. */
const joints = /(?<=[a-z])(?=[A-Z])|(?<=[\w\]])(?=\??\.[A-Za-z[])|(?<=[(/])(?=[^)/])/;

/** Code whose prose, when longer than a column has room for, may continue in the next line at their joints. */
export function breakable(code: string, longest: number): Single[] {
  return code.split(/(\s+)/).flatMap((word): Single[] => {
    if (word.length <= longest) return [word];
    return word.split(joints).flatMap((part, place) => (place === 0 ? [part] : [element('wbr', {}), part]));
  });
}

/** The tables of a reference page stack their columns where these would be narrower. */
const inColumn = (value: string): Single[] => breakable(value, 20);

/** Text set as code. */
export function code(value: string): Node {
  return element('code', {}, inColumn(value));
}

/** The text of a type or signature, its names linked, its keywords and strings marked for color. */
export function typeNodes(type: string, urls: SymbolUrls): (Node | string)[] {
  return linkTypes(type, urls).flatMap(({ text: value, kind, href }) => {
    if (href) return link(href, { class: 'api-type' }, inColumn(value));
    // A member of an enum, behind the link to the enum.
    if (kind === 'plain' && value.startsWith('.')) return [element('wbr', {}), value];
    return kind === 'plain' ? value : element('span', { class: `api-${kind}` }, value);
  });
}

/** A type set as code, its names linked. */
export function typeCode(type: string, urls: SymbolUrls): Node {
  return element('code', { class: 'api-type-code' }, typeNodes(type, urls));
}
