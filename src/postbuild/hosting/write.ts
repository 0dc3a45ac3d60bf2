import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { policyOf } from './policy';
import { redirectsOf, writeRedirectPages } from './redirects';
import { headerRules, headersOf, nginxRules, redirectRules } from './rules';

function* pagesOf(buildDir: string): Generator<string> {
  for (const file of readdirSync(buildDir, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.html')) yield readFileSync(join(buildDir, file), 'utf8');
}

/**
 * Writes into a build what its hosts need to know: `_headers` and `_redirects` for Netlify and Cloudflare Pages,
 * `_nginx.conf` for nginx, and pages that redirect for all others. `addresses` are those of its pages. Done when it
 * returns, so that nothing else changes a page between.
 */
export function writeHosting(buildDir: string, baseUrl: string, addresses: readonly string[]): void {
  const redirects = redirectsOf(addresses, baseUrl);
  writeRedirectPages(buildDir, baseUrl, redirects);
  const headers = headersOf(policyOf(pagesOf(buildDir)));
  writeFileSync(join(buildDir, '_headers'), headerRules(headers, baseUrl));
  writeFileSync(join(buildDir, '_redirects'), redirectRules(redirects));
  writeFileSync(join(buildDir, '_nginx.conf'), nginxRules(headers, redirects, baseUrl));
}
