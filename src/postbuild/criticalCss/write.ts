import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { compact } from './compact';
import { usedIn } from './used';

/** Pages that React hydrates keep the link to the whole sheet. */
const hydrated = /<html[^>]* data-hydrate/;

/** The site's own sheet as every page names it, with its address. */
const link = /<link rel="?stylesheet"? href="?(\/[^\s">]*\/styles\.\w+\.css)"?>/;

interface Page {
  file: string;
  html: string;
}

/** What kind of page it is, of which there are few: browsers are told the hash of each kind's style with every page. */
function kindOf({ file, html }: Page): string {
  if (file === 'index.html') return 'home';
  if (!/<html[^>]* class="[^"]*\bdocs-wrapper\b/.test(html)) return 'other';
  if (/[\\/]category[\\/]/.test(file)) return 'category';
  return /class="?api-/.test(html) ? 'reference' : 'guide';
}

/**
 * What all pages have without naming it in a tag, and without the application: the script that makes the menu of small
 * screens, and the style of the search dialog, which asks for custom properties.
 */
const ofEveryPage = /^assets[\\/](?:js[\\/]elements\.\w+\.js|css[\\/][^\\/]*search_ui_Dialog[^\\/]*\.css)$/;

/** The rules of a sheet, in their order, that find something in one of the pages. */
async function rulesFor(pages: readonly string[], sheet: string): Promise<string> {
  const { names, variables } = usedIn(pages);
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: 'read already', extension: 'html' }],
    defaultExtractor: () => names,
    css: [{ raw: sheet }],
    keyframes: true,
    variables: true,
    // A pseudo-class is nothing that a page names: it never lets a rule go, not even one that has nothing else.
    safelist: { standard: [/^:/], variables },
  });
  return compact(purged.css, new Set(variables));
}

/**
 * Inlines into each page the styles that pages of its kind use, instead of the link to the whole sheet. `baseUrl` is the
 * path that the site is mounted at; `moreOf` returns further tags for a page. Throws if the pages name no sheet.
 */
export async function writeSheets(
  buildDir: string,
  baseUrl: string,
  moreOf: (html: string) => string = () => '',
): Promise<void> {
  const names = readdirSync(buildDir, { recursive: true, encoding: 'utf8' });
  const read = (file: string): string => readFileSync(join(buildDir, file), 'utf8');
  const files = names.filter((name) => name.endsWith('.html')).map((file) => ({ file, html: read(file) }));
  const more = names
    .filter((name) => ofEveryPage.test(name))
    .map((file) => {
      const tag = file.endsWith('.js') ? 'script' : 'style';
      return `<${tag}>${read(file)}</${tag}>`;
    });
  const pages = files.filter(({ html }) => link.test(html));
  const [, address] = link.exec(pages[0]?.html) ?? [];
  if (!address) throw new Error('No page names the style sheet of the site any more.');
  const sheetFile = join(buildDir, address.slice(baseUrl.length));
  const sheet = readFileSync(sheetFile, 'utf8');
  for (const { file, html } of pages.filter((page) => hydrated.test(page.html))) {
    writeFileSync(
      join(buildDir, file),
      html.replace(link, (tag) => tag + moreOf(html)),
    );
  }
  const inlined = pages.filter(({ html }) => !hydrated.test(html));
  for (const kind of new Set(inlined.map(kindOf))) {
    const ofKind = inlined.filter((page) => kindOf(page) === kind);
    const texts = [...ofKind.map(({ html }) => html), ...more];
    const tags = `<style>${await rulesFor(texts, sheet)}</style>`;
    const carrying = (html: string): string => html.replace(link, () => tags + moreOf(html));
    for (const { file, html } of ofKind) writeFileSync(join(buildDir, file), carrying(html));
  }
}
