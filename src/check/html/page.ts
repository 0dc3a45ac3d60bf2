import { DomUtils, parseDocument } from 'htmlparser2';

/** A part of a page: its text and where it starts, as an offset into the source. */
export interface Part {
  text: string;
  offset: number;
}

/** What the rules look at in one built page. */
export interface PageParts {
  ids: Part[];
  headings: Part[];
  /** `text` is the address as it is written, `name` what a reader sees or hears. */
  links: (Part & { name: string })[];
  /** What the browser loads by itself while it shows the page: `text` is the address; some of it not at once. */
  requests: (Part & { tag: string; isLater: boolean })[];
  /** Style and script in attributes: `text` is the name of the attribute. */
  inline: Part[];
  /** Pictures that stand for the page where it is shared: `text` is the address. */
  cards: Part[];
  canonical?: Part;
  /** Where the page sends the reader on to at once, for a redirect page. */
  refresh?: Part;
}

type Element = ReturnType<typeof DomUtils.findAll>[number];
type Attributes = Readonly<Record<string, string | undefined>>;

/** Reads a built page. Any text is a page: HTML has no syntax errors, so neither has this. */
export function readParts(html: string): PageParts {
  const parts: PageParts = { ids: [], headings: [], links: [], requests: [], inline: [], cards: [] };
  for (const element of DomUtils.findAll(() => true, parseDocument(html, { withStartIndices: true }).children)) {
    const { name: tag, startIndex } = element;
    const offset = startIndex ?? 0;
    const { id, href, rel, name = '', property = name, content = '', ...others }: Attributes = element.attribs;
    if (id) parts.ids.push({ text: id, offset });
    if (tag === 'h1') parts.headings.push({ text: heard(element), offset });
    if (tag === 'a' && href !== undefined) parts.links.push({ text: href, name: heard(element), offset });
    if (tag === 'link' && rel === 'canonical') parts.canonical = { text: href ?? '', offset };
    if (tag === 'meta' && /^(og|twitter):image$/.test(property)) parts.cards.push({ text: content, offset });
    if (tag === 'meta' && /^refresh$/i.test(others['http-equiv'] ?? ''))
      parts.refresh = { text: /url=(.*)$/i.exec(content)?.[1] ?? '', offset };

    for (const text of Object.keys(element.attribs))
      if (/^(style|on.+)$/.test(text)) parts.inline.push({ text, offset });
    const isLater = others.loading === 'lazy' || /\b(icon|manifest|prefetch)\b/i.test(rel ?? '');
    for (const text of requestedBy(element)) parts.requests.push({ text, tag, isLater, offset });
  }
  return parts;
}

/** What a reader sees or hears of an element, without spaces at the ends and characters of no width. */
function heard(element: Element): string {
  return spoken(element)
    .replace(/[\u200b\ufeff]/g, '')
    .trim();
}

function spoken({ name, attribs, children }: Element): string {
  const { 'aria-label': label, alt, title }: Attributes = attribs;
  const own = label ?? (name === 'img' ? alt : undefined) ?? (name === 'a' ? title : undefined) ?? '';
  const inner = children.map((child) => {
    if (DomUtils.isText(child)) return child.data;
    return DomUtils.isTag(child) && child.name !== 'style' ? spoken(child) : '';
  });
  return own + inner.join('');
}

const requestingRels = /\b(stylesheet|preconnect|dns-prefetch|preload|prefetch|modulepreload|icon|manifest)\b/i;

const cssAddress = /(?:url\(\s*|@import\s+)["']?([^"')\s]+)/g;

/** The addresses that the browser loads for an element. */
function requestedBy(element: Element): string[] {
  const { name, attribs } = element;
  const { src, srcset = '', poster, data, href, 'xlink:href': xlink, rel = '' }: Attributes = attribs;
  const isLoaded = name === 'link' ? requestingRels.test(rel) : name === 'image' || name === 'use';
  const css = name === 'style' ? DomUtils.textContent(element) : '';
  return [
    ...[src, poster, name === 'object' ? data : undefined],
    ...(isLoaded ? [href, xlink] : []),
    ...srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0]),
    ...Array.from(css.matchAll(cssAddress), ([, address]) => address),
  ].filter((address): address is string => Boolean(address));
}
