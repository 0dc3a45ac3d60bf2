import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownPath } from '../content/model/markdown';
import type { PageModel } from '../content/model/page';
import type { Place } from '../content/model/places';
import { speculationRules } from '../config/speculationRules';
import { readModel } from '../content/model/read';
import { filesIn, writeFile } from '../lib/files';
import { type HtmlPage, readPage } from '../lib/html/page';
import { buildMark } from '../lib/offline';
import { searchSections } from '../search/build/sections';
import { writeIndex } from '../search/build/write';
import {
  compareVersions,
  differencesTag,
  indexPages,
  type SiteIndex,
  type VersionLink,
  versionLinksOf,
  withStatuses,
} from './versionSwitch';
import { writeMarkdown } from './markdown/write';
import { indexTag } from '../search/client/indexFiles';
import { cardOf, cardPath, cardTags } from './cards/card';
import { writeCards } from './cards/write';
import { CriticalCss, type StyleSheetLink } from './criticalCss/styles';
import { addInlineCode, type InlineCode, policyOf, policyTag } from './hosting/policy';
import { redirectPage, redirectScript, redirectsOf, temporaryRedirectsOf } from './hosting/redirects';
import { writeHosting } from './hosting/rules';
import { islandTags } from './islands';
import { nameOf, retireOffline, writeOffline } from './offline/write';
import { notFoundFile, titlesTag } from './pageTitles';

export interface BuildOptions {
  buildDir: string;
  cacheDir: string;
  url: string;
  baseUrl: string;
  routes: readonly string[];
  places: ReadonlyMap<string, Place>;
  /** True to remove the service worker (see `offline/retired.js`). */
  retire: boolean;
}

/** A page without its parsed document, because all documents together would take 300 MB. */
interface Page extends Pick<HtmlPage, 'file' | 'path' | 'meta'> {
  html: string;
  /** The offset after `<meta charset>`. This tag must be the first in the head. */
  headStart: number;
  link: StyleSheetLink | undefined;
  /** The tags that preload the code of the page's islands. */
  islands: string;
  model: PageModel;
  /** Determines the policy in the page. The policy in the headers covers all pages. */
  code: InlineCode;
  versionLinks: VersionLink[];
}

/** Completes a build from the page models and the HTML. Reads and writes each HTML file only once. */
export async function completeBuild(options: BuildOptions): Promise<void> {
  const { buildDir, cacheDir, url, baseUrl, routes, retire } = options;
  const { pages, css } = readPages(options);
  const models = pages.map(({ model }) => model);
  writeMarkdown(buildDir, models);
  const index = writeIndex(buildDir, models.flatMap(searchSections));
  const cards = pages.map(({ file, path, model }) => ({ file, path, card: cardOf(model) }));
  await writeCards(buildDir, cacheDir, cards);

  const styles = await css.byKind();
  const redirects = redirectsOf(routes, baseUrl);
  for (const { code, link } of pages) {
    code.scripts.add(speculationRules(baseUrl));
    if (link) code.styles.add(styles.get(link.kind)!.inline);
  }
  const policy = policyOf({
    scripts: new Set([
      ...pages.flatMap(({ code }) => [...code.scripts]),
      ...(redirects.length ? [redirectScript] : []),
    ]),
    styles: new Set(pages.flatMap(({ code }) => [...code.styles])),
  });
  writeHosting(buildDir, baseUrl, redirects, policy);

  const siteIndex = indexPages(models);
  for (const [position, page] of pages.entries()) {
    const differences = addStatuses(page, siteIndex);
    const cardUrl = url + baseUrl + cardPath(page.path).slice(1);
    if (page.link) page.html = withStyle(page.html, page.link, styles.get(page.link.kind)!.tags);
    page.html = insert(
      page,
      policyTag(policyOf(page.code)) +
        cardTags(cards[position].card, cardUrl) +
        indexTag(page.model, index) +
        markdownTag(page, options) +
        page.islands +
        (page.file === notFoundFile ? titlesTag(models) : differences),
    );
  }

  const build = nameOf(buildDir, pages);
  const mark = retire ? '' : buildMark(build);
  for (const page of pages) writeFileSync(join(buildDir, page.file), insert(page, mark));
  for (const redirect of [...redirects, ...temporaryRedirectsOf(routes, baseUrl)]) {
    const { file, html } = redirectPage(redirect, baseUrl, policyTag(policy) + mark);
    // Throws an error if the build already contains the file.
    writeFile(join(buildDir, file), html, { flag: 'wx' });
  }
  if (retire) retireOffline(buildDir);
  else writeOffline({ buildDir, baseUrl, build }, pages, index);
}

function readPages({ buildDir, baseUrl, places }: BuildOptions) {
  const files = filesIn(buildDir);
  const css = new CriticalCss(buildDir, baseUrl, files);
  const pages = files
    .filter((name) => name.endsWith('.html'))
    .map((file): Page => {
      const page = readPage(file, readFileSync(join(buildDir, file), 'utf8'));
      const { path, html, meta } = page;
      const code: InlineCode = { scripts: new Set(), styles: new Set() };
      addInlineCode(code, page);
      return {
        ...{ file, path, html, meta, headStart: headStartOf(page), link: css.add(page) },
        islands: islandTags(page, files, baseUrl),
        code,
        model: readModel(page, places.get(path)),
        versionLinks: versionLinksOf(page.elements, html),
      };
    });
  return { pages, css };
}

function addStatuses(page: Page, index: SiteIndex): string {
  const { version } = page.model;
  if (!version) return '';
  const compared = page.versionLinks.map((link) => ({
    ...link,
    ...compareVersions({ ...page.model, version }, link, index),
  }));
  page.html = withStatuses(page.html, compared);
  return differencesTag(Object.fromEntries(compared.map(({ version: { name }, differences }) => [name, differences])));
}

function markdownTag({ path }: Page, { url, baseUrl }: BuildOptions): string {
  const to = markdownPath(path);
  if (!to) return '';
  return `<link rel="alternate" type="text/markdown" href="${url}${baseUrl}${encodeURI(to.slice(1))}">`;
}

function headStartOf({ file, elements }: HtmlPage): number {
  const charset = elements.find(({ name, attribs }) => name === 'meta' && attribs.charset !== undefined);
  if (!charset) throw new Error(`${file}: the page has no <meta charset>`);
  return charset.endIndex! + 1;
}

function insert({ html, headStart }: Page, tags: string): string {
  return html.slice(0, headStart) + tags + html.slice(headStart);
}

function withStyle(html: string, { start, end }: StyleSheetLink, tags: string): string {
  return html.slice(0, start) + tags + html.slice(end);
}
