import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../../config/environment';
import { versionAliases } from '../../config/versionAliases';
import type { Redirect } from './redirects';

type Headers = Readonly<Record<string, string>>;

/** Writes the rules of Netlify and Cloudflare Pages (`_headers`, `_redirects`) and of nginx (`_nginx.conf`). */
export function writeHosting(buildDir: string, baseUrl: string, redirects: readonly Redirect[], policy: string) {
  const headers = headersOf(policy);
  const write = (file: string, text: string): void => writeFileSync(join(buildDir, file), text);
  write('_headers', headerRules(headers, baseUrl));
  write('_redirects', redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('') + aliasRules(baseUrl));
  write('_nginx.conf', nginxRules(headers, redirects, baseUrl));
}

const { CSP_REPORT_URL: reports } = environment;

/** Redirects from version aliases are temporary, because the aliases point to other pages after the next release. */
const aliasRules = (baseUrl: string): string =>
  versionAliases
    .map(({ from, to }) => [baseUrl + from.slice(1), baseUrl + to.slice(1)])
    .map(([from, to]) => `${from} ${to} 302\n${from}/* ${to}/:splat 302\n`)
    .join('');

const headersOf = (policy: string): Headers => ({
  'Content-Security-Policy': reports ? `${policy}; report-uri ${reports}` : policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
});

/** Folders with a short policy. This policy allows the search worker to fetch the index. */
const folders = ['assets', 'img', 'search'];
const filePolicy = { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'" };

/** Headers for Markdown files. Search engines should show the HTML page instead. */
const markdownHeaders = { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' };

/** Cache rules. Files with a content hash never change. Browsers must always check for a new service worker. */
const cacheControl = {
  'assets/*': 'public, max-age=31536000, immutable',
  'img/*': 'public, max-age=3600',
  'sw.js': 'no-cache',
};

/**
 * Returns the content of `_headers`. Cloudflare merges matching rules unless `!` removes a header. Netlify ignores the
 * line with `!` and sends both policies.
 */
function headerRules(headers: Headers, baseUrl: string): string {
  const rule = (path: string, added: Headers, ...lines: string[]): string => {
    const all = [...lines, ...Object.entries(added).map(([name, value]) => `${name}: ${value}`)];
    return [baseUrl + path, ...all.map((line) => `  ${line}`), ''].join('\n');
  };
  return [
    rule('*', headers),
    ...folders.map((folder) => rule(`${folder}/*`, filePolicy, '! Content-Security-Policy')),
    // These hosts cannot select a file by the `Accept` header. They serve Markdown only at separate URLs.
    ...['*.md', 'docs/*.md'].map((path) => rule(path, markdownHeaders)),
    ...Object.entries(cacheControl).map(([path, value]) => rule(path, { 'Cache-Control': value })),
  ].join('');
}

const weight = '[^,]*;\\s*q=';
const lowerWeights = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
  (digit) => `${weight}0\\.${digit}.*text/html${weight}0\\.[0-${digit - 1}]`,
);

/** Matches an `Accept` header that prefers Markdown. Compares first decimals only, because nginx has no numbers. */
const prefersMarkdown =
  `^(?!.*text/html.*text/markdown).*text/markdown(?!${weight}0(?:\\.0*)?(?:[,;\\s]|$))` +
  `(?:(?!${weight}0)|(?!.*text/html)|${weight}(0\\.\\d+).*text/html${weight}\\1(?!\\d)|${lowerWeights.join('|')})`;

/**
 * Returns the rules that `hosting/nginx.conf` includes. Excludes paths with `//` and `/\`, because browsers would
 * redirect to another host.
 */
export function nginxRules(headers: Headers, redirects: readonly Redirect[], baseUrl: string): string {
  const mount = baseUrl.slice(0, -1);
  const suffixes = '(?:/index|\\.html|/)+';
  const addHeaders = (all: Headers): string[] =>
    Object.entries(all).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const withoutMount = mount ? [`  rewrite ^${mount}(/.*)$ $1 break;`] : [];
  return [
    ...addHeaders(headers),
    'add_header Vary Accept;',
    // If a request prefers Markdown, serve the Markdown version of the page if it exists.
    'set $markdown "";',
    'set $accepted_path "$http_accept $uri";',
    `if ($accepted_path ~* "${prefersMarkdown}.* ${mount}(?<page_path>/.+)$") {`,
    '  set $markdown "$page_path.md";',
    '}',
    `if ($accepted_path ~* "${prefersMarkdown}.* ${mount}/$") {`,
    '  set $markdown "/index.md";',
    '}',
    ...versionAliases.flatMap(({ from, to }) => [
      `if ($request_uri ~ "^${mount}${from.replaceAll('.', '\\.')}(/[^?]*)?(\\?.*)?$") {`,
      `  return 302 ${mount}${to}$1$2;`,
      '}',
    ]),
    // Some programs encode the `#` of a link as `%23`.
    `if ($request_uri ~ "^${baseUrl}([^?/\\x5c][^?]*?)%23([^?]*)(\\?.*)?$") {`,
    `  return 302 "${baseUrl}$1$3#$2";`,
    '}',
    `if ($request_uri ~ "^${baseUrl}(?:index(?:\\.html)?|([^?/\\x5c][^?]*?)${suffixes})(\\?.*)?$") {`,
    `  return 301 ${baseUrl}$1$2;`,
    '}',
    `location ${baseUrl} {`,
    ...withoutMount,
    '  try_files $markdown $uri $uri.html $uri/index.html =404;',
    '}',
    `location ~ ^${baseUrl}.*\\.md$ {`,
    ...withoutMount,
    '  try_files $uri =404;',
    ...['add_header Cache-Control $cache_control always;', 'add_header X-Robots-Tag noindex always;']
      .concat(addHeaders(headers))
      .map((line) => `  ${line}`),
    '}',
    `location ~ ^${baseUrl}(?:${folders.join('|')})/ {`,
    ...withoutMount,
    // Without this line, nginx would add a slash to folder URLs, and the rule above would remove it, in a loop.
    '  try_files $uri =404;',
    // Repeat all headers, because a location with its own `add_header` does not inherit headers from the server.
    ...['add_header Cache-Control $cache_control always;', ...addHeaders({ ...headers, ...filePolicy })].map(
      (line) => `  ${line}`,
    ),
    '}',
    ...(mount
      ? [`location = ${mount} {`, `  return 301 ${baseUrl}$is_args$args;`, '}', 'location / {', '  return 404;', '}']
      : []),
    ...redirects.flatMap(({ from, to }) => [
      `location = ${decodeURI(from)} {`,
      `  return 301 ${to}$is_args$args;`,
      '}',
    ]),
    '',
  ].join('\n');
}
