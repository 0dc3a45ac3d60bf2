import { toHtml } from 'hast-util-to-html';
import { baseUrl } from '../../config/baseUrl';

interface Attribute {
  type: string;
  name?: string;
  value: unknown;
}

/** A node of the HTML tree that MDX creates, including JSX nodes. */
export interface TreeNode {
  type: string;
  value?: string;
  children?: TreeNode[];
  tagName?: string;
  properties?: object;
  name?: unknown;
  attributes?: Attribute[];
  data?: { _mdxExplicitJsx?: boolean };
}

interface Tag {
  name: string;
  properties: Readonly<Record<string, unknown>>;
  /** True for explicit JSX, which MDX does not replace with a theme component. */
  isExplicit: boolean;
}

type Hast = Extract<Parameters<typeof toHtml>[0], { type: 'element' }>['children'][number];
type Properties = Record<string, string>;

/** Matches elements that the theme replaces with components to add behavior. */
const themedTag = /^(?:h[1-6]|admonition|details|img|pre)$/;
const htmlTag = /^[a-z]+\d?$/;
const htmlAttribute =
  /^(?:class(?:Name)?|id|role|scope|title|translate|type|tabIndex|href|target|rel|(?:aria|data)[-A-Z].*)$/i;

/** Matches table elements that ignore white space between their children. */
const tableTag = /^(?:table|thead|tbody|tfoot|tr)$/;

/** Returns the tag of an element or JSX node, or undefined for other nodes. */
export function tagOf({ type, tagName, properties, name, attributes, data }: TreeNode): Tag | undefined {
  if (type === 'element') return { name: tagName!, properties: { ...properties }, isExplicit: false };
  if (!/^mdxJsx/.test(type) || typeof name !== 'string') return undefined;
  const entries = attributes!.map((attribute) => [attribute.name ?? '{...}', attribute.value] as const);
  return { name, properties: Object.fromEntries<unknown>(entries), isExplicit: data?._mdxExplicitJsx ?? false };
}

/** Returns the attributes as HTML, or undefined if React might treat one of them differently. */
function htmlProperties({ properties }: Tag): Properties | undefined {
  const entries = Object.entries(properties).map(
    ([name, value]) => [name, Array.isArray(value) ? value.join(' ') : value] as const,
  );
  const isHtml = entries.every(([name, value]) => typeof value === 'string' && htmlAttribute.test(name));
  return isHtml ? Object.fromEntries(entries as [string, string][]) : undefined;
}

/** Returns the attributes that Docusaurus' link component would render, or undefined if the link needs it. */
function linkProperties({ href = '', ...others }: Properties): Properties | undefined {
  if ('target' in others) return undefined;
  if (href.startsWith('#')) return { href, ...others };
  if (/^https?:/.test(href)) return { href, target: '_blank', rel: 'noopener noreferrer', ...others };
  if (!/^(?:\/[\w.-]+)+(?:#[\w.-]+)?$/.test(href)) return undefined;
  return { ...others, href: href.startsWith(baseUrl) ? href : baseUrl + href.slice(1) };
}

/** Returns the HTML attributes of an element, or undefined if the element needs a component. */
function propertiesOf(tag: Tag): Properties | undefined {
  if (!htmlTag.test(tag.name) || (!tag.isExplicit && themedTag.test(tag.name))) return undefined;
  const properties = htmlProperties(tag);
  return properties && tag.name === 'a' && !tag.isExplicit ? linkProperties(properties) : properties;
}

function toHast(node: TreeNode): Hast | undefined {
  if (node.type === 'text') return { type: 'text', value: node.value! };
  const tag = tagOf(node);
  const properties = tag && propertiesOf(tag);
  const children = properties && childrenOf(node, tag);
  return children && { type: 'element', tagName: tag.name, properties, children };
}

/** Returns the static children of an element, or undefined if they include a component or an expression. */
function childrenOf({ children = [] }: TreeNode, { name }: Tag): Hast[] | undefined {
  const all: Hast[] = [];
  for (const child of children) {
    if (tableTag.test(name) && child.type === 'text' && !child.value!.trim()) continue;
    const hast = toHast(child);
    if (!hast) return undefined;
    all.push(hast);
  }
  return all;
}

/** Creates the JSX attribute that sets the inner HTML, including the syntax tree that MDX compiles. */
function innerHtmlAttribute(html: string): Attribute {
  const key = { type: 'Identifier', name: '__html' };
  const property = { type: 'Property', kind: 'init', key, value: { type: 'Literal', value: html } };
  const expression = { type: 'ObjectExpression', properties: [property] };
  const estree = { type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression }] };
  const value = { type: 'mdxJsxAttributeValueExpression', value: html, data: { estree } };
  return { type: 'mdxJsxAttribute', name: 'dangerouslySetInnerHTML', value };
}

function withInnerHtml({ name, properties }: Tag, children: Hast[]): TreeNode {
  const html = toHtml({ type: 'root', children });
  const own = Object.entries(properties).map(([property, value]) => {
    return { type: 'mdxJsxAttribute', name: property, value: Array.isArray(value) ? value.join(' ') : value };
  });
  const attributes = [...own, innerHtmlAttribute(html)];
  return { type: 'mdxJsxFlowElement', name, attributes, children: [], data: { _mdxExplicitJsx: true } };
}

/** Converts content without components to an HTML string, so that React renders only one element. */
function serializeStaticParts(parent: TreeNode): void {
  parent.children?.forEach((child, index) => {
    const tag = tagOf(child);
    const isWorthwhile = tag && tag.name !== 'a' && child.children!.some(({ type }) => type !== 'text');
    const children = isWorthwhile && propertiesOf(tag) ? childrenOf(child, tag) : undefined;
    if (tag && children) parent.children![index] = withInnerHtml(tag, children);
    else serializeStaticParts(child);
  });
}

/** Rehype plugin that serializes the static parts of the HTML tree. */
export default function staticHtml(): (tree: TreeNode) => void {
  return serializeStaticParts;
}
