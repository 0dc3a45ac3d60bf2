import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { usedIn } from './used';

/** The site's own sheet as every page names it, with its address. */
const link = /<link rel="?stylesheet"? href="?(\/[^\s">]*\/styles\.\w+\.css)"?>/;

interface Page {
  file: string;
  html: string;
}

/** What kind of page it is, of which there are few: browsers are told the hash of each kind's style with every page. */
function kindOf({ file, html }: Page): string {
  if (file === 'index.html') return 'home';
  return /<html[^>]* class="[^"]*\bdocs-wrapper\b/.test(html) ? 'documentation' : 'other';
}

/** The rules of a sheet, in their order, that find something in one of the pages. */
async function rulesFor(pages: readonly Page[], sheet: string): Promise<string> {
  const { names, variables } = usedIn(pages.map(({ html }) => html));
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: 'read already', extension: 'html' }],
    defaultExtractor: () => names,
    css: [{ raw: sheet }],
    fontFace: true,
    keyframes: true,
    variables: true,
    safelist: { variables },
  });
  return purged.css;
}

/**
 * Puts into each page of a build the style that pages of its kind have use for, in the place of the link to the sheet for
 * all pages. That one comes with the application, which makes what no page has: a `meta` names it. `baseUrl` is the path
 * that the site is mounted at. Throws if the pages name no sheet.
 */
export async function writeSheets(buildDir: string, baseUrl: string): Promise<void> {
  const kinds = new Map<string, Page[]>();
  for (const name of readdirSync(buildDir, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const page = { file: name.split(sep).join('/'), html: readFileSync(join(buildDir, name), 'utf8') };
    if (link.test(page.html)) kinds.set(kindOf(page), [...(kinds.get(kindOf(page)) ?? []), page]);
  }
  if (kinds.size === 0) throw new Error('No page names the style sheet of the site any more.');
  for (const pages of kinds.values()) {
    const [, address] = link.exec(pages[0].html)!;
    const sheet = readFileSync(join(buildDir, address.slice(baseUrl.length)), 'utf8');
    const tags = `<style>${await rulesFor(pages, sheet)}</style><meta name="style-sheet" content="${address}">`;
    const carrying = (html: string): string => html.replace(link, () => tags);
    for (const { file, html } of pages) writeFileSync(join(buildDir, file), carrying(html));
  }
}
