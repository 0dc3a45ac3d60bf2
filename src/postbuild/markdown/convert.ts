import { DomUtils } from 'htmlparser2';
import type { HtmlElement, HtmlNode } from '../../lib/html/page';

/** Returns the absolute URL of a link or image target. */
export type Resolve = (href: string) => string;

/**
 * Tags of elements that are skipped, because they only help readers navigate the HTML page. Table cells are skipped
 * too, because `tableOf` finds all cells: the build omits closing tags, so the parser nests later rows in the last
 * header cell.
 */
const skippedTags = new Set('nav button script style template tab-restore svg meta footer tbody tr th td'.split(' '));
const skippedClasses = new Set(
  'hash-link member-filter api-index api-source theme-doc-toc-mobile theme-doc-version-badge page-tools'.split(' '),
);

const classesOf = ({ attribs }: HtmlElement): string[] => attribs.class?.split(/\s+/) ?? [];
const hasClass = (element: HtmlElement, name: string): boolean => classesOf(element).includes(name);

const isSkipped = (element: HtmlElement): boolean =>
  skippedTags.has(element.name) ||
  (element.attribs.hidden !== undefined && element.attribs.role !== 'tabpanel') ||
  element.attribs.role === 'tablist' ||
  classesOf(element).some((name) => skippedClasses.has(name));

/** Converts an element's content to Markdown. Empty lines separate the blocks. */
export function toMarkdown(root: HtmlElement, resolve: Resolve): string {
  return blocksOf(root.children, resolve).join('\n\n');
}

function blocksOf(nodes: readonly HtmlNode[], resolve: Resolve): string[] {
  const blocks: string[] = [];
  let text: HtmlNode[] = [];
  const flush = (): void => {
    const line = inline(text, resolve).trim();
    if (line) blocks.push(line);
    text = [];
  };
  for (const node of nodes) {
    if (!DomUtils.isTag(node)) {
      text.push(node);
      continue;
    }
    if (isSkipped(node)) continue;
    const block = blockOf(node, resolve);
    if (block === undefined) {
      text.push(node);
      continue;
    }
    flush();
    if (block) blocks.push(block);
  }
  flush();
  return blocks;
}

const inlineTags = new Set('a abbr b br code del em i img ins kbd mark small span strong sub sup time wbr'.split(' '));

/** Returns a block element's Markdown, or undefined for an inline element. */
function blockOf(element: HtmlElement, resolve: Resolve): string | undefined {
  const { name, attribs, children } = element;
  if (inlineTags.has(name)) return undefined;
  if (/^h[1-6]$/.test(name)) return `${'#'.repeat(Number(name[1]))} ${inline(children, resolve).trim()}`;
  if (name === 'p') return inline(children, resolve).trim();
  if (name === 'summary') return `**${inline(children, resolve).trim()}**`;
  if (name === 'ul' || name === 'ol') return listOf(element, resolve);
  if (name === 'table') return tableOf(element, resolve);
  if (name === 'dl') return termsOf(element, resolve);
  if (name === 'pre') return fence('', DomUtils.textContent(element));
  if (name === 'blockquote') return quote(blocksOf(children, resolve).join('\n\n'));
  if (name === 'hr') return '---';
  if (hasClass(element, 'code-sample')) return sampleOf(element);
  if (hasClass(element, 'api-signature')) return signatureOf(element);
  if (hasClass(element, 'api-meta') || hasClass(element, 'api-badges')) return notesOf(children, resolve);
  if (hasClass(element, 'api-row-line')) return rowLine(element, resolve);
  if (attribs.role === 'tabpanel') return [`**${attribs['aria-label']}**`, ...blocksOf(children, resolve)].join('\n\n');
  return blocksOf(children, resolve).join('\n\n');
}

function fence(language: string, text: string): string {
  const ticks = '`'.repeat(Math.max(3, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length + 1)));
  return `${ticks}${language}\n${text.replace(/\n$/, '')}\n${ticks}`;
}

function sampleOf(element: HtmlElement): string {
  const [pre] = DomUtils.getElementsByTagName('pre', element);
  const [title] = DomUtils.getElementsByClassName('code-title', element);
  const language = /language-(\S+)/.exec(pre.attribs.class ?? '')?.[1] ?? '';
  const code = fence(language === 'text' ? '' : language, DomUtils.textContent(pre));
  return title ? `\`${DomUtils.textContent(title)}\`:\n\n${code}` : code;
}

/** Joins badges and notes with dots. */
function notesOf(nodes: readonly HtmlNode[], resolve: Resolve): string {
  const notes = nodes.flatMap((node) => {
    if (DomUtils.isTag(node) && hasClass(node, 'api-badges')) return notesOf(node.children, resolve);
    return inline([node], resolve).trim();
  });
  return notes.filter(Boolean).join(' · ');
}

/** Returns a row's heading, followed by its type and notes. */
function rowLine({ children }: HtmlElement, resolve: Resolve): string {
  const isHeading = (node: HtmlNode): boolean => DomUtils.isTag(node) && /^h\d$/.test(node.name);
  const notes = notesOf(
    children.filter((node) => !isHeading(node)),
    resolve,
  );
  return [...blocksOf(children.filter(isHeading), resolve), ...(notes ? [notes] : [])].join('\n\n');
}

function signatureOf(element: HtmlElement): string {
  const lines = DomUtils.getElementsByClassName('api-line', element);
  const texts = (lines.length > 0 ? lines : [element]).map((line) => DomUtils.textContent(line));
  return fence('ts', texts.join('\n'));
}

const quote = (text: string): string => text.replace(/^/gm, '> ').replace(/^> $/gm, '>');

/** Indents all lines except the first, so that the text can be used in a list item. */
const hang = (text: string, width: number): string => text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(width)}`);

function listOf({ name, children, attribs }: HtmlElement, resolve: Resolve): string {
  const items = children.filter(DomUtils.isTag).filter((item) => item.name === 'li' && !isSkipped(item));
  const first = Number(attribs.start ?? 1);
  return items
    .map((item, index) => {
      const marker = name === 'ol' ? `${first + index}. ` : '- ';
      return marker + hang(blocksOf(item.children, resolve).join('\n\n'), marker.length);
    })
    .join('\n');
}

/** Converts a list of terms and descriptions, such as parameters or errors. */
function termsOf(element: HtmlElement, resolve: Resolve): string {
  return DomUtils.getElementsByTagName('dt', element)
    .map((term) => {
      const all = DomUtils.getElementsByTagName('dd', term.parent ?? element);
      const description = all.flatMap(({ children }) => blocksOf(children, resolve)).join('\n\n');
      return `- ${inline(term.children, resolve).trim()}${description ? `: ${hang(description, 2)}` : ''}`;
    })
    .join('\n');
}

function tableOf(table: HtmlElement, resolve: Resolve): string {
  const rows: string[][] = [];
  for (const cell of DomUtils.getElementsByTagName((name) => /^t[rhd]$/.test(name), table)) {
    if (cell.name === 'tr') {
      rows.push([]);
    } else {
      const text = inline(cell.children, resolve).trim();
      rows.at(-1)?.push(text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' '));
    }
  }
  const filled = rows.filter(({ length }) => length > 0);
  const width = Math.max(...filled.map(({ length }) => length));
  const line = (cells: string[]): string =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const [head, ...body] = filled.map(line);
  return [head, line(Array<string>(width).fill('---')), ...body].join('\n');
}

/** Converts inline content to Markdown. Collapses whitespace in the same way as HTML. */
function inline(nodes: readonly HtmlNode[], resolve: Resolve): string {
  return nodes
    .map((node) => {
      if (DomUtils.isText(node)) return node.data.replace(/[\u200b\ufeff]/g, '').replace(/\s+/g, ' ');
      return DomUtils.isTag(node) && !isSkipped(node) ? inlineElement(node, resolve) : '';
    })
    .join('');
}

function inlineElement(element: HtmlElement, resolve: Resolve): string {
  const { name, attribs, children } = element;
  const text = (): string => inline(children, resolve);
  // Replaces a member's history with its badge. Omits a badge that names neither an addition nor a change.
  if (hasClass(element, 'api-change--none')) return '';
  if (hasClass(element, 'api-change'))
    return inline(DomUtils.getElementsByTagName('summary', element)[0].children, resolve);
  if (name === 'code' || name === 'kbd') return codeSpan(element, resolve);
  if (name === 'br') return '\n';
  if (name === 'img') return attribs.alt ? `![${attribs.alt}](${resolve(attribs.src)})` : '';
  if (name === 'a') return attribs.href && text().trim() ? `[${text().trim()}](${resolve(attribs.href)})` : text();
  if (name === 'strong' || name === 'b') return text().trim() ? `**${text().trim()}**` : '';
  if (name === 'em' || name === 'i') return text().trim() ? `*${text().trim()}*` : '';
  return inlineTags.has(name) ? text() : `${text()} `;
}

/**
 * Converts a code element. Markdown code spans cannot contain links, so an element that consists of one link becomes a
 * link.
 */
function codeSpan(element: HtmlElement, resolve: Resolve): string {
  const text = DomUtils.textContent(element).replace(/[\u200b\ufeff]/g, '');
  const ticks = '`'.repeat(Math.max(1, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length + 1)));
  const padding = /^`|`$/.test(text) ? ' ' : '';
  const span = `${ticks}${padding}${text}${padding}${ticks}`;
  const [link, ...others] = DomUtils.getElementsByTagName('a', element);
  const isWhole =
    link && others.length === 0 && DomUtils.textContent(link) === text && !hasClass(link, 'api-type--language');
  return isWhole && link.attribs.href ? `[${span}](${resolve(link.attribs.href)})` : span;
}
