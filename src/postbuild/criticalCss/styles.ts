import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { HtmlPage } from '../../lib/html/page';
import { reduce } from './reduce';
import { splitScriptless } from './scriptless';
import { Usage } from './usage';

/*
 * Pages contain their styles, because a linked style sheet (23.4 kB, cacheable) is slower. With a link, the first
 * visits to /docs/intro, Manager and an enum had their largest contentful paint after 720, 744 and 696 ms, instead of
 * 436, 472 and 436 ms. The next page was not faster (371 instead of 377 ms). Measured in five interleaved runs at a
 * quarter of the processor speed, 1.6 Mbit/s and 150 ms latency. Rules that apply only without JavaScript are in a
 * linked file.
 */

export interface Styles {
  inline: string;
  /** The HTML tags that replace the style sheet link. */
  tags: string;
}

/** The style sheet link that critical CSS replaces on a page. */
export interface StyleSheetLink {
  /** The start and end offsets of the link in the page's HTML. */
  start: number;
  end: number;
  kind: PageKind;
}

/**
 * The kinds of pages. Pages of one kind share their CSS, because the security policy contains a hash for each `<style>`
 * element.
 */
type PageKind = 'reference' | 'documentation' | 'other';

/**
 * Matches the scripts of the custom elements and their dialogs. Every page can load them, but the HTML does not contain
 * the markup that they create.
 */
const sharedScript = /^assets\/js\/(?:src_)?elements[._][\w.-]+\.js$/;
const sharedStyle = /^assets\/css\/(?!styles\.).*\.css$/;

/** Collects the names that each kind of page uses. Then reduces the site's style sheet to the matching rules. */
export class CriticalCss {
  private readonly usages = new Map<PageKind, Usage>();
  private href = '';

  constructor(
    private readonly buildDir: string,
    private readonly baseUrl: string,
    private readonly files: readonly string[],
  ) {
    if (!files.some((file) => sharedScript.test(file)))
      throw new Error('The build has no script for the custom elements');
  }

  /**
   * Adds a page and returns its style sheet link. Returns undefined for a page with an island. This page keeps the
   * link, because React renders elements that are not in the HTML. Throws an error if any other page has no style sheet
   * link.
   */
  add(page: HtmlPage): StyleSheetLink | undefined {
    const { file, elements } = page;
    if (elements.some(({ name }) => name === 'react-island')) return undefined;
    const link = elements.find(({ name, attribs }) => name === 'link' && /\/styles\.\w+\.css$/.test(attribs.href));
    if (!link) throw new Error(`${file}: the page has no link to the style sheet of the site`);
    this.href = link.attribs.href;
    const kind = kindOf(page);
    const usage = this.usages.get(kind) ?? new Usage();
    this.usages.set(kind, usage);
    usage.addPage(page);
    return { start: link.startIndex!, end: link.endIndex! + 1, kind };
  }

  /** Returns the styles of each kind of page. Also writes the files that the tags link to. */
  async byKind(): Promise<Map<PageKind, Styles>> {
    const read = (file: string): string => readFileSync(join(this.buildDir, file), 'utf8');
    const css = read(this.href.slice(this.baseUrl.length));
    const scripts = this.files.filter((file) => sharedScript.test(file)).map(read);
    const styles = this.files.filter((file) => sharedStyle.test(file)).map(read);
    const all = new Map<PageKind, Styles>();
    for (const [kind, usage] of this.usages) {
      for (const text of scripts) usage.addScript(text);
      for (const text of styles) usage.addStyle(text);
      const { inline, scriptless } = splitScriptless(reduce(await purge(css, usage), usage.variables));
      all.set(kind, { inline, tags: `<style>${inline}</style>${this.scriptlessTag(scriptless)}` });
    }
    return all;
  }

  private scriptlessTag(css: string): string {
    if (!css) return '';
    const file = `assets/css/scriptless.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
    writeFileSync(join(this.buildDir, file), css);
    return `<noscript><link rel="stylesheet" href="${this.baseUrl}${file}"></noscript>`;
  }
}

function kindOf({ elements }: HtmlPage): PageKind {
  const has = (name: string): boolean => elements.some(({ attribs }) => attribs.class?.split(' ').includes(name));
  if (!has('docs-wrapper')) return 'other';
  return has('api-head-facts') ? 'reference' : 'documentation';
}

/** Removes all rules from a style sheet that do not match a name in `usage`. */
async function purge(css: string, usage: Usage): Promise<string> {
  const names = usage.extracted();
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    defaultExtractor: () => names,
    css: [{ raw: css }],
    keyframes: true,
    // Keep rules such as `:focus-visible`. PurgeCSS would remove selectors that consist only of a pseudo-class.
    safelist: [/^:/],
  });
  return purged.css;
}
