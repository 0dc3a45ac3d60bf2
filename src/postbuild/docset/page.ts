import { dirname, relative } from 'node:path/posix';
import { DomUtils } from 'htmlparser2';
import type { HtmlElement, HtmlPage } from '../../lib/html/page';
import type { Section } from '../../search/section';

export interface DocsetSite {
  url: string;
  baseUrl: string;
  /** The docset's pages and images, relative to its documents folder. */
  files: ReadonlySet<string>;
}

/** Elements that do not work without the site's navigation or scripts. */
const removedTags = new Set(['nav', 'script', 'button', 'template', 'tab-restore', 'footer']);
const removedClasses =
  /(?:^|\s)(?:hash-link|member-filter|page-tools|theme-doc-toc-mobile|theme-doc-version-badge)(?:\s|$)/;

/** Returns the HTML of a built page for a docset, with relative links and Dash anchors. */
export function docsetPage(page: HtmlPage, sections: readonly Section[], site: DocsetSite): string {
  const [main] = DomUtils.getElementsByTagName('main', page.document);
  const articles = DomUtils.getElementsByTagName('article', main);
  const content = articles.find((article) => DomUtils.getElementsByTagName('h1', article).length > 0) ?? main;
  const removed = DomUtils.findAll(
    ({ name, attribs }) =>
      removedTags.has(name) || removedClasses.test(attribs.class ?? '') || attribs.role === 'tablist',
    content.children,
  );
  removed.forEach((element) => DomUtils.removeElement(element));
  const bySection = new Map(
    sections.flatMap((section) => (section.anchor ? [[section.anchor, section] as const] : [])),
  );
  for (const element of DomUtils.findAll(() => true, content.children)) {
    relink(element, 'href', page, site);
    relink(element, 'src', page, site);
    if (element.attribs.role === 'tabpanel') element.attribs['data-shown'] = '';
    const section = bySection.get(element.attribs.id ?? '');
    if (section)
      element.attribs['data-dash'] = `//apple_ref/cpp/${entryType(section)}/${encodeURIComponent(section.title)}`;
  }
  const body = content.children.map((node) => DomUtils.getOuterHTML(node)).join('');
  const anchored = body.replace(/<h(\d)([^>]*?) data-dash="([^"]*)"/g, '<a name="$3" class="dashAnchor"></a><h$1$2');
  const [title] = DomUtils.getElementsByTagName('title', page.document);
  const root = relative(dirname(page.file), '.') || '.';
  return (
    `<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8"><title>${DomUtils.getInnerHTML(title)}</title>` +
    `<link rel="stylesheet" href="${root}/style.css"></head><body><main class="docset markdown">${anchored}</main></body></html>\n`
  );
}

/** Returns a section's docset entry type (https://kapeli.com/docsets#supportedentrytypes). */
export function entryType({ kind, level }: Pick<Section, 'kind' | 'level'>): string {
  if (kind === 'enum member') return 'Value';
  if (kind) return kind.charAt(0).toUpperCase() + kind.slice(1);
  return level === 1 ? 'Guide' : 'Section';
}

/** Makes a link relative if the docset contains its target. Otherwise, makes the link absolute. */
function relink(element: HtmlElement, name: 'href' | 'src', page: HtmlPage, { url, baseUrl, files }: DocsetSite): void {
  const value = element.attribs[name];
  if (!value || value.startsWith('#')) return;
  const target = new URL(value, url + baseUrl + page.path.slice(1));
  const path = decodeURI(target.pathname.slice(baseUrl.length));
  const own = target.href.startsWith(url + baseUrl);
  const file = own ? [path, `${path}.html`, `${path}/index.html`].find((candidate) => files.has(candidate)) : undefined;
  element.attribs[name] = file ? encodeURI(relative(dirname(page.file), file)) + target.hash : target.href;
}
