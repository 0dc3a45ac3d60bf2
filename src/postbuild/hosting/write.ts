import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InlineCode, policyOf } from './policy';
import type { Redirect } from './redirects';
import { headerRules, headersOf, nginxRules, redirectRules } from './rules';

/** Writes `_headers` and `_redirects` for Netlify and Cloudflare Pages, and `_nginx.conf` for nginx. */
export function writeHosting(
  buildDir: string,
  baseUrl: string,
  redirects: readonly Redirect[],
  code: InlineCode,
): void {
  const headers = headersOf(policyOf(code));
  writeFileSync(join(buildDir, '_headers'), headerRules(headers, baseUrl));
  writeFileSync(join(buildDir, '_redirects'), redirectRules(redirects));
  writeFileSync(join(buildDir, '_nginx.conf'), nginxRules(headers, redirects, baseUrl));
}
