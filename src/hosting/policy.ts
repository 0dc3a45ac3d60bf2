import { createHash } from 'node:crypto';
import { hosted, markStyle, search, searchHosts } from '../config/search';
import { liveHosts } from '../config/site';

const inline = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;

/** Scripts that lie in a file, and data, which no browser runs. */
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

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What search by this application of Algolia adds to the directives for connections and styles. */
export const hostedSources = (application: string) => ({
  connections: searchHosts(application),
  styles: [hash(markStyle)],
});

/**
 * The Content-Security-Policy of a site with these pages, as HTML: only its own files, the very scripts and styles that
 * stand in the pages, and the other hosts that the configuration makes browsers ask. One policy for all pages, because
 * the application goes from one to the next without a new document. Throws when the pages hold too many different ones.
 */
export function policyOf(pages: Iterable<string>): string {
  const { script, style } = hashesIn(pages);
  const icons = process.env.ICON_STYLESHEET_URL ? [new URL(process.env.ICON_STYLESHEET_URL).origin] : [];
  const algolia = hosted ? hostedSources(search.appId) : { connections: [], styles: [] };
  const { scripts, connections } = search.insights ? insights : { scripts: [], connections: [] };
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...script, ...scripts],
    ["style-src 'self'", ...style, ...algolia.styles, ...icons],
    ["font-src 'self'", ...icons],
    "img-src 'self' data:",
    ["connect-src 'self'", ...Object.values(liveHosts), ...algolia.connections, ...connections],
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

/** What search by Algolia loads and reports to when it is asked for insights: the file that the client names. */
const insights = {
  scripts: ['https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js'],
  connections: ['https://insights.algolia.io'],
};
