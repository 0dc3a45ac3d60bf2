import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Declaration, type Node, type Rule } from 'postcss';
import { PurgeCSS } from 'purgecss';
import type { HtmlPage } from '../../lib/html/page';
import { Usage } from './usage';

/** The link to the style sheet of the site in a page that gets critical CSS in its place. */
export interface StyleSheetLink {
  /** Offsets in the HTML of the page. */
  start: number;
  end: number;
  kind: PageKind;
}

/** Pages of one kind get the same CSS, because the policy names the hash of each different `<style>`. */
type PageKind = 'home' | 'reference' | 'guide' | 'category' | 'other';

/** Names of the elements and of the search dialog: every page loads both, and its HTML contains neither. */
const sharedScript = /^assets\/js\/elements\.\w+\.js$/;
const sharedStyle = /^assets\/css\/(?:vendors-)?_elements_.*\.css$/;

/** Collects the names in the pages of each kind and reduces the style sheet of the site to the rules that match them. */
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
   * Adds a page and returns its link to the style sheet. Returns undefined for hydrated pages, which keep the link: the
   * React app renders elements that their HTML does not contain. Throws an error if another page has no such link.
   */
  add(page: HtmlPage): StyleSheetLink | undefined {
    const { file, elements } = page;
    if (elements.some(({ name, attribs }) => name === 'html' && 'data-hydrate' in attribs)) return undefined;
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
 * Removes custom properties that a later rule with the same selector sets again: the theme overrides many of Infima's, and
 * each page would carry both values.
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

/** Returns the rules of a style sheet that match something in `usage`, in their order. */
async function purge(css: string, usage: Usage): Promise<string> {
  const names = usage.extracted();
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    defaultExtractor: () => names,
    css: [{ raw: css }],
    keyframes: true,
    variables: true,
    // Keeps pseudo-classes: PurgeCSS would remove a rule such as `:focus-visible`, whose selector has no other part.
    safelist: { standard: [/^:/], variables: [...usage.variables] },
  });
  return purged.css;
}
