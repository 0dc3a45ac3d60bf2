import { createHash } from 'node:crypto';
import { hosted, search, searchHosts } from '../../config/search';
import { liveHosts } from '../../config/site';

const inline = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;

/**
 * Scripts that lie in a file, and data, which no browser runs. Speculation rules are named by their hashes as scripts are:
 * beside any hash browsers ignore 'inline-speculation-rules'.
 */
const notRun = /\bsrc=|\btype="?application\//;

/** No header may be longer on Cloudflare Pages, and none should be: every answer carries it. */
const mostLetters = 2000;

/** The hashes by which a policy names what stands in the pages themselves, each once. */
function hashesIn(pages: Iterable<string>): Record<'script' | 'style', string[]> {
  const texts = { script: new Set<string>(), style: new Set<string>() };
  for (const html of pages) {
    for (const [, kind, attributes, text] of html.matchAll(inline))
      if (!notRun.test(attributes)) texts[kind as 'script' | 'style'].add(text);
  }
  return { script: [...texts.script].map(hash).sort(), style: [...texts.style].map(hash).sort() };
}

/** In the mark of Algolia, which is in the search dialog even where nobody sees it. */
const markStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What search by an application of Algolia adds to the policy: its hosts, and where insights are asked for, the one file
 * that the client loads for them and the host that they are told to.
 */
export const hostedSources = (application: string, withInsights: boolean) => ({
  'script-src': withInsights ? ['https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js'] : [],
  'connect-src': [...searchHosts(application), ...(withInsights ? ['https://insights.algolia.io'] : [])],
});

/**
 * The Content-Security-Policy of a site with these pages, as HTML: only its own files, the very scripts and styles that
 * stand in the pages, and the other hosts that the configuration makes browsers ask. One policy for all pages, because
 * the application goes from one to the next without a new document. Throws when the pages hold too many different ones.
 */
export function policyOf(pages: Iterable<string>): string {
  const { script, style } = hashesIn(pages);
  const icons = process.env.ICON_STYLESHEET_URL ? [new URL(process.env.ICON_STYLESHEET_URL).origin] : [];
  const algolia = hosted ? hostedSources(search.appId, search.insights) : undefined;
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...script, ...(algolia?.['script-src'] ?? [])],
    ["style-src 'self'", ...style, hash(markStyle), ...icons],
    ["font-src 'self'", ...icons],
    "img-src 'self' data:",
    ["connect-src 'self'", ...Object.values(liveHosts), ...(algolia?.['connect-src'] ?? [])],
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ];
  const policy = directives.map((parts) => [parts].flat().join(' ')).join('; ');
  if (policy.length <= mostLetters) return policy;
  throw new Error(
    `The pages hold ${script.length} different scripts and ${style.length} different styles, too many for one header: ` +
      'put what differs from page to page into files, or into attributes that one script reads.',
  );
}
