import { DomUtils } from 'htmlparser2';
import type { Attributes, HtmlElement, HtmlPage } from '../../lib/html/page';

/** A piece of text on a page, with the offset of its element in the HTML. */
export interface Part {
  text: string;
  offset: number;
}

export interface PageParts {
  ids: Part[];
  headings: Part[];
  links: (Part & { name: string })[];
  /** URLs that the browser loads for the page. `isLater` is true for URLs that may load after the page is visible. */
  requests: (Part & { tag: string; isLater: boolean })[];
  inline: Part[];
  cards: Part[];
  canonical?: Part;
  refresh?: Part;
}

/** Extracts the parts of a page that the rules check. */
export function readParts({ elements, redirect }: HtmlPage): PageParts {
  const parts: PageParts = { ids: [], headings: [], links: [], requests: [], inline: [], cards: [] };
  if (redirect !== undefined) parts.refresh = { text: redirect, offset: 0 };
  for (const element of elements) {
    const { name: tag, startIndex } = element;
    const offset = startIndex ?? 0;
    const { id, href, rel = '', name, property = name, content = '', loading }: Attributes = element.attribs;
    if (id) parts.ids.push({ text: id, offset });
    if (tag === 'h1') parts.headings.push({ text: accessibleName(element), offset });
    if (tag === 'a' && href !== undefined) parts.links.push({ text: href, name: accessibleName(element), offset });
    if (tag === 'link' && rel === 'canonical') parts.canonical = { text: href ?? '', offset };
    if (tag === 'meta' && /^(og|twitter):image$/.test(property ?? '')) parts.cards.push({ text: content, offset });
    for (const text of Object.keys(element.attribs))
      if (/^(style|on.+)$/.test(text)) parts.inline.push({ text, offset });
    const isWithoutScripts = (element.parent as HtmlElement | null)?.name === 'noscript';
    const isLater = isWithoutScripts || loading === 'lazy' || /\b(icon|manifest|prefetch)\b/i.test(rel);
    for (const text of requestsOf(element)) parts.requests.push({ text, tag, isLater, offset });
  }
  return parts;
}

function accessibleName(element: HtmlElement): string {
  return textOf(element)
    .replace(/[\u200b\ufeff]/g, '')
    .trim();
}

function textOf({ name, attribs, children }: HtmlElement): string {
  const { 'aria-label': label, alt, title }: Attributes = attribs;
  const own = label ?? (name === 'img' ? alt : undefined) ?? (name === 'a' ? title : undefined) ?? '';
  const inner = children.map((child) => {
    if (DomUtils.isText(child)) return child.data;
    return DomUtils.isTag(child) && child.name !== 'style' ? textOf(child) : '';
  });
  return own + inner.join('');
}

const requestingRels = /\b(stylesheet|preconnect|dns-prefetch|preload|prefetch|modulepreload|icon|manifest)\b/i;
const urlInCss = /(?:url\(\s*|@import\s+)["']?([^"')\s]+)/g;

/** Returns the URLs that the browser loads for an element. Skips `#…` references, because they load nothing. */
function requestsOf(element: HtmlElement): string[] {
  const { name, attribs } = element;
  const { src, srcset = '', poster, data, href, 'xlink:href': xlink, rel = '' }: Attributes = attribs;
  const isLoaded = name === 'link' ? requestingRels.test(rel) : name === 'image' || name === 'use';
  const css = name === 'style' ? DomUtils.textContent(element) : '';
  return [
    ...[src, poster, name === 'object' ? data : undefined],
    ...(isLoaded ? [href, xlink] : []),
    ...srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0]),
    ...Array.from(css.matchAll(urlInCss), ([, url]) => url),
  ].filter((url): url is string => Boolean(url) && !url!.startsWith('#'));
}
