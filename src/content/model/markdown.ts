import type { Element, ElementContent } from 'hast';
import { defaultHandlers, type Handle, type State, toMdast } from 'hast-util-to-mdast';
import type * as mdast from 'mdast';
import {
  defaultHandlers as defaultPrinters,
  type Handle as Print,
  type State as PrintState,
  toMarkdown,
} from 'mdast-util-to-markdown';
import { baseUrl } from '../../config/baseUrl';
import { site } from '../../config/site';
import {
  badgesClass,
  changeClass,
  htmlOnlyClasses,
  languageTypeClass,
  lineClass,
  headFactsClass,
  rowFactsClass,
  rowLineClass,
  signatureClass,
} from '../render/classes';
import { classesOf, findElement, hasClass, rawText } from './tree';

const otherPages = new Set(['/', '/usedby', '/statistics', '/versions']);

/** Returns the path of a page's Markdown version, or undefined if the page has none. */
export function markdownPath(path: string): string | undefined {
  if (!/^\/docs\/|^\/versions\//.test(path) && !otherPages.has(path)) return undefined;
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** Returns the absolute URL of a path that starts at the site root, with or without the base URL. */
function absoluteUrl(path: string): string {
  return site.url + (path.startsWith(baseUrl) ? path : baseUrl + path.slice(1));
}

/** Returns the absolute URL of a link on a page, or the URL of the target's Markdown version if it has one. */
function resolve(href: string, path: string): string {
  const root = site.url + baseUrl;
  const target = new URL(href.startsWith('/') ? absoluteUrl(href) : href, root + encodeURI(path.slice(1)));
  const own = target.href.startsWith(root) ? `/${decodeURI(target.pathname.slice(baseUrl.length))}` : '';
  const to = markdownPath(own);
  return to ? root + encodeURI(to.slice(1)) + target.hash : target.href;
}

/** Converts the content of the page at `path` to Markdown, with an empty line between blocks. */
export function markdownOf(content: readonly ElementContent[], path: string): string {
  const tree = toMdast(
    { type: 'root', children: content.map(withPlainCode) },
    { handlers: handlersOf(path), nodeHandlers: { comment: () => undefined }, document: true },
  );
  return toMarkdown(tree, {
    ...{ bullet: '-', emphasis: '*', rule: '-', listItemIndent: 'one', handlers: printers },
    // Keep lists compact, even if an item contains several paragraphs.
    join: [
      (left, right, { type }) => (left.type === 'listItem' && right.type === 'listItem' && type === 'list' ? 0 : 1),
    ],
  }).trim();
}

/** Replaces highlighted code with its text, because `toMdast` is slow with many elements. */
function withPlainCode(node: ElementContent): ElementContent {
  if (node.type !== 'element') return node;
  const code = codeOf(node);
  return { ...node, children: code === undefined ? node.children.map(withPlainCode) : [{ type: 'text', value: code }] };
}

/** Returns the text of a signature or a sample, or undefined for other elements. */
function codeOf(element: Element): string | undefined {
  if (hasClass(element, signatureClass)) {
    const lines = elementsOf(elementsOf(element)[0]).filter((line) => hasClass(line, lineClass));
    return lines.map(rawText).join('\n');
  }
  return element.tagName === 'pre' && languageOf(element) ? rawText(element) : undefined;
}

const languageOf = (pre: Element): string | undefined => /language-(\S+)/.exec(classesOf(pre).join(' '))?.[1];

const text = (value: string): mdast.PhrasingContent => ({ type: 'text', value });
const paragraph = (...children: mdast.PhrasingContent[]): mdast.Paragraph => ({ type: 'paragraph', children });
const elementsOf = ({ children }: Element): Element[] => children.filter((child) => child.type === 'element');

const phrases = (state: State, element: Element) => state.all(element) as mdast.PhrasingContent[];

function notes(state: State, elements: readonly Element[]): mdast.PhrasingContent[] {
  return elements
    .flatMap((element) => (hasClass(element, rowFactsClass) ? elementsOf(element) : [element]))
    .flatMap((element) => (hasClass(element, badgesClass) ? elementsOf(element) : [element]))
    .map((element) => state.all({ ...element, children: [element] }) as mdast.PhrasingContent[])
    .filter(({ length }) => length > 0)
    .flatMap((note, index) => (index > 0 ? [text(' · '), ...note] : note));
}

/** Classes of elements that Markdown pages omit. Most of them only help readers to navigate the HTML page. */
const skippedClasses = new Set(['hash-link', 'page-tools', ...htmlOnlyClasses]);

function byClass(state: State, element: Element): mdast.Nodes[] | undefined {
  const classes = new Set(classesOf(element));
  const rows = (): mdast.Paragraph[] => {
    const children = notes(
      state,
      elementsOf(element).filter(({ tagName }) => !/^h\d$/.test(tagName)),
    );
    return children.length > 0 ? [paragraph(...children)] : [];
  };
  if (classesOf(element).some((name) => skippedClasses.has(name))) return [];
  if (classes.has('code-sample')) return sampleOf(element);
  if (classes.has(signatureClass)) return [{ type: 'code', lang: 'ts', value: rawText(element) }];
  if (classes.has(headFactsClass) || classes.has(badgesClass)) return rows();
  if (classes.has(rowLineClass))
    return [...(state.all({ ...element, children: element.children.slice(0, 1) }) as mdast.Nodes[]), ...rows()];
  // Replace a member's history with its badge.
  if (classes.has(changeClass)) return phrases(state, elementsOf(element)[0]);
  return undefined;
}

function sampleOf(element: Element): mdast.RootContent[] {
  const title = findElement(element, (descendant) => hasClass(descendant, 'code-title'));
  const pre = findElement(element, ({ tagName }) => tagName === 'pre')!;
  const language = languageOf(pre);
  return [
    ...(title ? [paragraph({ type: 'inlineCode', value: rawText(title) }, text(':'))] : []),
    { type: 'code', lang: language === 'text' ? null : language, value: rawText(pre).replace(/\n$/, '') },
  ];
}

function termsOf(state: State, list: Element): mdast.List {
  const parts = elementsOf(list).flatMap((part) => (part.tagName === 'div' ? elementsOf(part) : [part]));
  const terms = parts.filter(({ tagName }) => tagName === 'dt');
  const children = terms.map((term): mdast.ListItem => {
    const description = parts[parts.indexOf(term) + 1];
    const [first, ...rest] = state.toFlow(state.all(description));
    const isParagraph = first?.type === 'paragraph';
    const line = [...phrases(state, term), ...(isParagraph ? [text(': '), ...first.children] : [])];
    return { type: 'listItem', children: [paragraph(...line), ...(first && !isParagraph ? [first] : []), ...rest] };
  });
  return { type: 'list', children };
}

/** Converts inline code. Code that is one link to this site becomes a link, because Markdown code has no links. */
function codeSpan(element: Element, linkTo: (href: string) => string): mdast.PhrasingContent {
  const value = rawText(element);
  const span = { type: 'inlineCode', value } as const;
  const link = findElement(element, ({ tagName }) => tagName === 'a');
  const isWhole = link && rawText(link) === value && !hasClass(link, languageTypeClass);
  return isWhole ? { type: 'link', url: linkTo(String(link.properties.href)), children: [span] } : span;
}

function handlersOf(path: string): Record<string, Handle> {
  const linkTo = (href: string): string => resolve(href, path);
  const image = (alt: unknown, url: string): mdast.Nodes[] =>
    typeof alt === 'string' && alt ? [{ type: 'image', alt, url: linkTo(url) }] : [];
  const code: Handle = (_, element) => codeSpan(element, linkTo);
  const block: Handle = (state, element) => {
    const known = byClass(state, element);
    if (known) return known;
    const { role, ariaLabel } = element.properties;
    const label = role === 'tabpanel' ? [tabLabel(String(ariaLabel))] : [];
    return [...label, ...state.toFlow(state.all(element))];
  };
  const inline: Handle = (state, element) => byClass(state, element) ?? state.all(element);
  return {
    ...Object.fromEntries('article div figure header section tab-group Tabs'.split(' ').map((name) => [name, block])),
    ...Object.fromEntries(
      'button footer form h1 input nav tab-restore wbr'.split(' ').map((name) => [name, () => undefined]),
    ),
    a: (state, element) => {
      const { href } = element.properties;
      const children = phrases(state, element);
      return (
        byClass(state, element) ?? (typeof href === 'string' ? { type: 'link', url: linkTo(href), children } : children)
      );
    },
    code,
    kbd: code,
    details: block,
    dl: termsOf,
    pre: (state, element) => byClass(state, element) ?? defaultHandlers.pre(state, element),
    img: (_, { properties: { alt, src } }) => image(alt, String(src)),
    mark: inline,
    span: inline,
    ul: (state, element) => (element.properties.role === 'tablist' ? undefined : defaultHandlers.ul(state, element)),
    summary: (state, element) => paragraph({ type: 'strong', children: phrases(state, element) }),
    // Components of MDX pages, such as tabs.
    TabItem: (state, { properties: { label, value }, ...element }) => [
      tabLabel(String(label ?? value)),
      ...state.toFlow(state.all({ ...element, properties: {} })),
    ],
    ThemedImage: (_, { properties: { alt, sources } }) =>
      image(alt, /'(\/[^']+)'/.exec((sources as unknown as { value: string }).value)![1]),
  };
}

const tabLabel = (label: string): mdast.Paragraph => paragraph({ type: 'strong', children: [text(label)] });

const inCell = (value: string, { stack }: PrintState): string =>
  stack.includes('tableCell') ? value.replaceAll('|', '\\|') : value;

const printers: Record<string, Print> = {
  // Do not escape punctuation, because language models and people read these pages as text.
  text: ({ value }: mdast.Text, _, state) => inCell(value.replaceAll('\u00a0', ' '), state),
  delete: (node: mdast.Delete, _, state, info) => `~~${state.containerPhrasing(node, info)}~~`,
  inlineCode: (node: mdast.InlineCode, parent, state) => inCell(defaultPrinters.inlineCode(node, parent, state), state),
  link: (node: mdast.Link, _, state, info) =>
    `[${state.containerPhrasing(node, { ...info, before: '[', after: ']' })}](${node.url})`,
  image: ({ alt, url }: mdast.Image) => `![${alt}](${url})`,
  table: ({ children }: mdast.Table, _, state, info) => {
    const width = Math.max(...children.map((row) => row.children.length));
    const line = (cells: readonly string[]): string =>
      `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
    const exit = state.enter('tableCell');
    const rows = children.map((row) =>
      line(row.children.map((cell) => state.containerPhrasing(cell, { ...info, before: '|', after: '|' }))),
    );
    exit();
    return [rows[0], line(Array<string>(width).fill('---')), ...rows.slice(1)].join('\n');
  },
};
