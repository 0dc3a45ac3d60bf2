import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../lib/files';
import { type HtmlPage, readPage } from '../lib/html/page';
import { buildMark } from '../lib/offline';
import { readSections } from '../search/build/read';
import { versions } from '../config/versions';
import { writeIndex } from '../search/build/write';
import {
  anchorsTag,
  compareVersions,
  indexSections,
  type SectionIndex,
  type VersionLink,
  versionLinksOf,
  withStatuses,
} from './versionSwitch';
import { markdownOf, type MarkdownPage, markdownPath, writeMarkdown } from './markdown/write';
import { indexTag } from '../search/client/indexFiles';
import { type Card, cardOf, cardPath, cardTags } from './cards/card';
import { writeCards } from './cards/write';
import { CriticalCss, type StyleSheetLink } from './criticalCss/styles';
import { addInlineCode, type InlineCode } from './hosting/policy';
import { redirectPage, redirectScript, redirectsOf } from './hosting/redirects';
import { writeHosting } from './hosting/rules';
import { islandTags } from './islands';
import { nameOf, retireOffline, writeOffline } from './offline/write';

export interface BuildOptions {
  buildDir: string;
  /** Folder that caches social cards between builds. */
  cacheDir: string;
  /** Site origin: `https://magmastream.com`. */
  url: string;
  /** The site's path on its host, with a leading and a trailing slash. */
  baseUrl: string;
  /** Paths of all pages. Each path begins with `baseUrl`. */
  routes: readonly string[];
  /** True to remove the service worker. See `offline/retired.js`. */
  retire: boolean;
}

/**
 * The page data that later steps need. Does not include the parsed document, because all documents together would take
 * 300 MB.
 */
interface Page extends Pick<HtmlPage, 'file' | 'path' | 'meta'> {
  html: string;
  /** The offset after `<meta charset>`, which must be the first tag in the head. */
  headStart: number;
  link: StyleSheetLink | undefined;
  card: Card;
  /** Tags that load the code of the page's islands. */
  islands: string;
  versionLinks: VersionLink[];
}

/**
 * Completes a build's HTML files. Reads and writes each file only once. Generates the search index, critical CSS,
 * social cards, hosting rules and offline list from the pages.
 */
export async function completeBuild(options: BuildOptions): Promise<void> {
  const { buildDir, cacheDir, url, baseUrl, routes, retire } = options;
  const { pages, sections, css, code, markdown } = readPages(options);
  writeMarkdown(buildDir, markdown, options);
  const index = writeIndex(buildDir, sections);
  await writeCards(buildDir, cacheDir, pages);

  const styles = await css.byKind();
  const sectionIndex = indexSections(sections, baseUrl);
  for (const page of pages) {
    const anchors = addStatuses(page, sectionIndex);
    const cardUrl = url + baseUrl + cardPath(page.path).slice(1);
    if (page.link) page.html = withStyle(page.html, page.link, styles.get(page.link.kind)!);
    page.html = insert(
      page,
      cardTags(page.card, cardUrl) + indexTag(page, index) + markdownTag(page, options) + page.islands + anchors,
    );
  }

  const redirects = redirectsOf(routes, baseUrl);
  if (redirects.length > 0) code.scripts.add(redirectScript);
  for (const style of styles.values()) code.styles.add(style);
  writeHosting(buildDir, baseUrl, redirects, code);

  const build = nameOf(buildDir, pages);
  for (const page of pages)
    writeFileSync(join(buildDir, page.file), retire ? page.html : insert(page, buildMark(build)));
  for (const redirect of redirects) writeNew(buildDir, redirectPage(redirect, baseUrl));
  if (retire) retireOffline(buildDir);
  else writeOffline({ buildDir, baseUrl, build }, pages, index);
}

function readPages({ buildDir, url, baseUrl }: BuildOptions) {
  const files = filesIn(buildDir);
  const css = new CriticalCss(buildDir, baseUrl, files);
  const code: InlineCode = { scripts: new Set(), styles: new Set() };
  const sections: ReturnType<typeof readSections> = [];
  const pages: Page[] = [];
  const markdown: MarkdownPage[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const page = readPage(file, readFileSync(join(buildDir, file), 'utf8'));
    const { path, html, meta } = page;
    sections.push(...readSections(page, { url, baseUrl }));
    addInlineCode(code, page);
    const converted = markdownOf(page, { url, baseUrl });
    if (converted) markdown.push(converted);
    pages.push({
      file,
      path,
      html,
      meta,
      headStart: headStartOf(page),
      link: css.add(page),
      card: cardOf(page),
      islands: islandTags(page, files, baseUrl),
      versionLinks: versionLinksOf(page.elements, html, baseUrl),
    });
  }
  return { pages, sections, css, code, markdown };
}

/**
 * Adds a status to each version in the version menu of a documentation page. Returns a tag that lists the anchors that
 * differ.
 */
function addStatuses(page: Page, index: SectionIndex): string {
  const own = versions.find(({ name }) => name === page.meta.get('docsearch:version'));
  if (!own) return '';
  const compared = page.versionLinks.flatMap((link) => {
    const other = versions.find(({ name }) => name === link.name);
    if (!other) return [];
    const pair = { from: own, to: other, path: page.path, otherPath: link.path };
    return [{ ...link, ...compareVersions(pair, index) }];
  });
  page.html = withStatuses(page.html, compared);
  return anchorsTag(new Map(compared.map(({ name, anchors }) => [name, anchors])));
}

/** Returns a tag that points language models to a page's Markdown version. */
function markdownTag({ path }: Page, { url, baseUrl }: BuildOptions): string {
  const to = markdownPath({ path });
  if (!to) return '';
  return `<link rel="alternate" type="text/markdown" href="${url}${baseUrl}${encodeURI(to.slice(1))}">`;
}

function headStartOf({ file, elements }: HtmlPage): number {
  const charset = elements.find(({ name, attribs }) => name === 'meta' && attribs.charset !== undefined);
  if (!charset) throw new Error(`${file}: the page has no <meta charset>`);
  return charset.endIndex! + 1;
}

/** Inserts tags at the start of the page head. */
function insert({ html, headStart }: Page, tags: string): string {
  return html.slice(0, headStart) + tags + html.slice(headStart);
}

function withStyle(html: string, { start, end }: StyleSheetLink, css: string): string {
  return `${html.slice(0, start)}<style>${css}</style>${html.slice(end)}`;
}

/** Writes a file and creates its folder. Throws an error if the build already contains the file. */
function writeNew(buildDir: string, { file, html }: { file: string; html: string }): void {
  const path = join(buildDir, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, html, { flag: 'wx' });
}
