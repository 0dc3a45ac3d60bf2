import { baseUrl } from '../../config/baseUrl';
import { escapeHtml } from '../../lib/escapeHtml';

/** A part of a page, in the tree of its words or in that of the HTML which MDX makes of them. */
interface Part {
  type: string;
  value?: string;
  children?: Part[];
  /** Of an element of HTML. */
  tagName?: string;
  properties?: object;
  /** Of an element of JSX. */
  name?: unknown;
  attributes?: unknown;
  data?: { hName?: string; hProperties?: object; _mdxExplicitJsx?: boolean };
}

/** An element, whatever its tree calls it; one that is `written` as JSX is no component of the theme. */
interface Tag {
  name: string;
  attributes: [name: string, value: unknown][];
  written: boolean;
}

type Texts = [name: string, value: string][];

/** Elements that the theme makes more of than their HTML. */
const ofTheme = /^(?:h[1-6]|details|img|pre)$/;
const ofHtml = /^[a-z]+\d?$/;
const attributesOfHtml = /^(?:class|id|role|scope|title|type|tabindex|href|target|rel|(?:aria|data)-[a-z][a-z-]*)$/;

/** Elements in which the space between others is no text. */
const between = /^(?:table|thead|tbody|tfoot|tr)$/;
const text = /^(?:text|apiVerbatim)$/;

/** Where React is told what is in an element. */
const inside = 'dangerouslySetInnerHTML';

function tagOf({ type, tagName, properties, name, attributes, data }: Part): Tag | undefined {
  if (type === 'element') return { name: tagName!, attributes: Object.entries(properties!), written: false };
  if (type === 'apiLink') return { name: data!.hName!, attributes: Object.entries(data!.hProperties!), written: false };
  if (!/^mdxJsx/.test(type) || typeof name !== 'string') return undefined;
  const own = (attributes as { name?: string; value: unknown }[]).map((one): Tag['attributes'][number] => [
    one.name ?? 'every one of an object',
    one.value,
  ]);
  return { name, attributes: own, written: data?._mdxExplicitJsx ?? false };
}

/** What HTML calls a property. */
const attributeOf = (property: string): string =>
  property === 'className' ? 'class' : property.replace(/^(aria|data)(?=[A-Z])/, '$1-').toLowerCase();

/** The attributes in HTML; undefined where one is no text, or may mean more to React. */
function textsOf({ attributes }: Tag): Texts | undefined {
  const texts = attributes
    .filter(([property]) => property !== inside)
    .map(([property, value]) => [attributeOf(property), Array.isArray(value) ? value.join(' ') : value] as const);
  const isHtml = ([name, value]: (typeof texts)[number]) => typeof value === 'string' && attributesOfHtml.test(name);
  return texts.every(isHtml) ? (texts as unknown as Texts) : undefined;
}

/** The attributes that the framework's link has in the end; undefined where it would be more than they say. */
function linkTexts(texts: Texts): Texts | undefined {
  const href = texts.find(([name]) => name === 'href')?.[1] ?? '';
  const others = texts.filter(([name]) => name !== 'href');
  if (others.some(([name]) => name === 'target')) return undefined;
  if (href.startsWith('#')) return [['href', href], ...others];
  if (/^https?:/.test(href)) return [['href', href], ['target', '_blank'], ['rel', 'noopener noreferrer'], ...others];
  if (!/^(?:\/[\w.-]+)+(?:#[\w.-]+)?$/.test(href)) return undefined;
  return [...others, ['href', href.startsWith(baseUrl) ? href : baseUrl + href.slice(1)]];
}

/** How an element begins in HTML, without its brackets; undefined for what only a component can show. */
function startOf(part: Part): string | undefined {
  const tag = tagOf(part);
  if (!tag || !ofHtml.test(tag.name) || (!tag.written && ofTheme.test(tag.name))) return undefined;
  const own = textsOf(tag);
  const texts = own && tag.name === 'a' && !tag.written ? linkTexts(own) : own;
  return texts && tag.name + texts.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
}

function htmlOf(part: Part): string | undefined {
  if (text.test(part.type)) return escapeHtml(part.value!);
  const start = startOf(part);
  if (start === undefined) return undefined;
  const [name] = start.split(' ');
  if (/^(?:br|hr|wbr)$/.test(name)) return `<${start}>`;
  const html = insideOf(part, name);
  return html === undefined ? undefined : `<${start}>${html}</${name}>`;
}

/** What is in an element, as HTML; undefined if there is a component or an expression. */
function insideOf(part: Part, name: string): string | undefined {
  const made = tagOf(part)?.attributes.find(([property]) => property === inside);
  if (made) return (made[1] as { value: string }).value;
  let html = '';
  for (const child of part.children ?? []) {
    if (between.test(name) && child.type === 'text' && !child.value!.trim()) continue;
    const own = htmlOf(child);
    if (own === undefined) return undefined;
    html += own;
  }
  return html;
}

/** The attribute that tells React what is in an element, as MDX has it. */
function insideAttribute(html: string): object {
  const key = { type: 'Identifier', name: '__html' };
  const property = { type: 'Property', kind: 'init', key, value: { type: 'Literal', value: html } };
  const expression = { type: 'ObjectExpression', properties: [property] };
  const estree = { type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression }] };
  const value = { type: 'mdxJsxAttributeValueExpression', value: html, data: { estree } };
  return { type: 'mdxJsxAttribute', name: inside, value };
}

/** The element with HTML in it. */
function withInside({ name, attributes }: Tag, html: string): Part {
  const own = attributes
    .filter(([property]) => property !== inside)
    .map(([property, value]) => {
      const text = Array.isArray(value) ? value.join(' ') : value;
      return { type: 'mdxJsxAttribute', name: property, value: text };
    });
  const data = { _mdxExplicitJsx: true };
  return { type: 'mdxJsxFlowElement', name, attributes: [...own, insideAttribute(html)], children: [], data };
}

/**
 * Makes one text of HTML of all that is in an element without components: most of a page. The element itself stays one of
 * React, which neither makes what is in it when the site is built nor goes through it in the browser. Called for the
 * prose, whose samples and tables are then no work for what follows, and as a plugin at the end for what is left.
 */
export function makeStill(part: Part): void {
  part.children?.forEach((child, index) => {
    // The table of contents is made of the headings.
    if (child.type === 'heading') return;
    const tag = tagOf(child);
    const isWorthIt = tag && tag.name !== 'a' && child.children!.some(({ type }) => !text.test(type));
    const html = isWorthIt && startOf(child) !== undefined ? insideOf(child, tag.name) : undefined;
    if (tag && html !== undefined) part.children![index] = withInside(tag, html);
    else makeStill(child);
  });
}

/** The rehype plugin that does so. */
export default function still(): (tree: Part) => void {
  return makeStill;
}
