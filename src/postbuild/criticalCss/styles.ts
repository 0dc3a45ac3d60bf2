import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Declaration, type Node, type Rule } from 'postcss';
import { PurgeCSS } from 'purgecss';
import type { HtmlPage } from '../../lib/html/page';
import { Usage } from './usage';

/** The style sheet link in a page that critical CSS replaces. */
export interface StyleSheetLink {
  /** Start and end offsets of the link in the page's HTML. */
  start: number;
  end: number;
  kind: PageKind;
}

/** Pages of the same kind share their CSS, because the security policy lists a hash for each distinct `<style>`. */
type PageKind = 'home' | 'reference' | 'guide' | 'category' | 'other';

/**
 * Matches the files of the custom elements and the search dialog. Every page loads these files, but the HTML does not
 * contain the elements' markup.
 */
const sharedScript = /^assets\/js\/elements\.\w+\.js$/;
const sharedStyle = /^assets\/css\/(?!styles\.).*\.css$/;

/** Collects the names that each kind of page uses, and reduces the site style sheet to the matching rules. */
export class CriticalCss {
  private readonly usages = new Map<PageKind, Usage>();
  private href = '';

  constructor(
    private readonly buildDir: string,
    private readonly baseUrl: string,
    private readonly files: readonly string[],
  ) {
    if (!files.some((file) => sharedScript.test(file))) throw new Error('The build has no script of the elements');
  }

  /**
   * Adds a page and returns its style sheet link. Returns undefined for pages with an island: they keep the link,
   * because React renders elements that are not in the HTML. Throws an error if any other page has no style sheet link.
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

  async byKind(): Promise<Map<PageKind, string>> {
    const read = (file: string): string => readFileSync(join(this.buildDir, file), 'utf8');
    const css = dropOverridden(read(this.href.slice(this.baseUrl.length)));
    const scripts = this.files.filter((file) => sharedScript.test(file)).map(read);
    const styles = this.files.filter((file) => sharedStyle.test(file)).map(read);
    const all = new Map<PageKind, string>();
    for (const [kind, usage] of this.usages) {
      for (const text of scripts) usage.addScript(text);
      for (const text of styles) usage.addStyle(text);
      all.set(kind, await purge(css, usage));
    }
    return all;
  }
}

function kindOf({ file, elements }: HtmlPage): PageKind {
  if (file === 'index.html') return 'home';
  const isDoc = elements.some(({ name, attribs }) => name === 'html' && /\bdocs-wrapper\b/.test(attribs.class));
  if (!isDoc) return 'other';
  if (file.includes('/category/')) return 'category';
  return elements.some(({ attribs }) => attribs.class?.startsWith('api-')) ? 'reference' : 'guide';
}

/**
 * Removes custom properties that a later rule with the same selector overrides. The theme overrides many Infima
 * properties, and each page would otherwise contain both values.
 */
export function dropOverridden(css: string): string {
  const root = postcss.parse(css);
  const last = new Map<string, Declaration>();
  root.walkDecls(/^--/, (declaration) => {
    const key = `${conditionsOf(declaration)}${declaration.prop}`;
    last.get(key)?.remove();
    last.set(key, declaration);
  });
  return root.toString();
}

/** Returns the selector and the at-rules around a node. */
function conditionsOf({ parent }: Node): string {
  if (!parent || parent.type === 'root') return '';
  const { selector } = parent as Rule;
  const { name, params } = parent as AtRule;
  return `${conditionsOf(parent)}${selector ?? `@${name} ${params}`}{`;
}

/** Removes all rules from a style sheet that do not match anything in `usage`. */
async function purge(css: string, usage: Usage): Promise<string> {
  const names = usage.extracted();
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    defaultExtractor: () => names,
    css: [{ raw: css }],
    keyframes: true,
    variables: true,
    // Keeps rules such as `:focus-visible`, because PurgeCSS would remove selectors that consist only of a
    // pseudo-class.
    safelist: { standard: [/^:/], variables: [...usage.variables] },
  });
  return purged.css;
}
