import { createHash } from 'node:crypto';
import { DomUtils } from 'htmlparser2';
import { environment } from '../../config/environment';
import { hosted, search, searchHosts } from '../../config/search';
import { liveHosts } from '../../config/site';
import type { HtmlPage } from '../../lib/html/page';

/** The maximum length of a header on Cloudflare Pages. */
const maxLength = 2000;

/** The inline style of the Algolia logo. The search dialog contains this style even if the logo is hidden. */
const algoliaLogoStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashesOf = (texts: Iterable<string>): string[] => Array.from(texts, hash).sort();

/** The distinct inline scripts and styles of one or more pages. The security policy contains their hashes. */
export interface InlineCode {
  scripts: Set<string>;
  styles: Set<string>;
}

/** Adds the inline scripts and styles of a page. Skips data such as JSON, because browsers do not run it. */
export function addInlineCode({ scripts, styles }: InlineCode, { elements }: HtmlPage): void {
  for (const element of elements) {
    const { name, attribs } = element;
    if (name === 'style') styles.add(DomUtils.textContent(element));
    const isCode = name === 'script' && attribs.src === undefined && !attribs.type?.startsWith('application/');
    if (isCode) scripts.add(DomUtils.textContent(element));
  }
}

/** Returns the policy sources for hosted search and, if `withInsights` is true, for Algolia Insights. */
export const hostedSources = (appId: string, withInsights: boolean) => ({
  'script-src': withInsights ? ['https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js'] : [],
  'connect-src': [...searchHosts(appId), ...(withInsights ? ['https://insights.algolia.io'] : [])],
});

/**
 * Returns a `<meta>` element with the policy, for hosts that cannot send headers. Removes `frame-ancestors`, because
 * browsers reject it in this element.
 */
export const policyTag = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${policy.replace("; frame-ancestors 'none'", '')}">`;

/** Returns the Content-Security-Policy for pages with the given code. Throws an error if it does not fit into a header. */
export function policyOf({ scripts, styles }: InlineCode): string {
  const { ICON_STYLESHEET_URL: styleSheet } = environment;
  const icons = styleSheet ? [new URL(styleSheet).origin] : [];
  const algolia = hosted ? hostedSources(search.appId, search.insights) : undefined;
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(scripts), ...(algolia?.['script-src'] ?? [])],
    ["style-src 'self'", ...hashesOf(styles), hash(algoliaLogoStyle), ...icons],
    ["font-src 'self'", ...icons],
    "img-src 'self' data:",
    ["connect-src 'self'", ...Object.values(liveHosts), ...(algolia?.['connect-src'] ?? [])],
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // `src/elements/trusted-types` creates the policy that checks all markup and script URLs.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ];
  const policy = directives.map((parts) => [parts].flat().join(' ')).join('; ');
  if (policy.length <= maxLength) return policy;
  throw new Error(
    `The pages contain ${scripts.size} different inline scripts and ${styles.size} different inline styles, too many for ` +
      'one Content-Security-Policy header. Move code that differs from page to page into files or attributes.',
  );
}
