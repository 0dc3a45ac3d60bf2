import type { Redirect } from './redirects';

type Headers = Readonly<Record<string, string>>;

/** The headers of every answer, whatever is asked for. */
export const headersOf = (policy: string): Headers => ({
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
});

/** Folders without pages and workers: the hashes of a page's scripts are more than many of their files. */
const folders = ['assets', 'img', 'search'];
const policyOfFiles = { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };

/** Files named after their content, which never change; files that keep their names; and the worker that knows of new ones. */
const cached = {
  'assets/*': 'public, max-age=31536000, immutable',
  'img/*': 'public, max-age=3600',
  'sw.js': 'no-cache',
};

/**
 * The rules of headers for Netlify and Cloudflare Pages, which by themselves have browsers ask again for every page.
 * Cloudflare joins what two rules say of a header, unless the second takes the first back by `!`, a line that Netlify
 * passes over: there, files have both policies.
 */
export function headerRules(headers: Headers, baseUrl: string): string {
  const rule = (path: string, ofPath: Headers, ...lines: string[]): string => {
    const all = [...lines, ...Object.entries(ofPath).map(([name, value]) => `${name}: ${value}`)];
    return [baseUrl + path, ...all.map((line) => `  ${line}`), ''].join('\n');
  };
  return [
    rule('*', headers),
    ...folders.map((folder) => rule(`${folder}/*`, policyOfFiles, '! Content-Security-Policy')),
    ...Object.entries(cached).map(([path, value]) => rule(path, { 'Cache-Control': value })),
  ].join('');
}

/** The redirects for Netlify and Cloudflare Pages. */
export const redirectRules = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');

/**
 * What `hosting/nginx.conf` includes: all of the server that depends on the build. A page has one address, without
 * `.html`, `/index` or a slash at its end; what only a browser would read as another host (`//`, `/\`) is not sent on.
 */
export function nginxRules(headers: Headers, redirects: readonly Redirect[], baseUrl: string): string {
  const mount = baseUrl.slice(0, -1);
  const further = '(?:/index|\\.html|/)+';
  const adding = (ofAnswer: Headers): string[] =>
    Object.entries(ofAnswer).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const withoutMount = mount ? [`  rewrite ^${mount}(/.*)$ $1 break;`] : [];
  return [
    ...adding(headers),
    `if ($request_uri ~ "^${baseUrl}(?:index(?:\\.html)?|([^?/\\x5c][^?]*?)${further})(\\?.*)?$") {`,
    `  return 301 ${baseUrl}$1$2;`,
    '}',
    `location ${baseUrl} {`,
    ...withoutMount,
    '  try_files $uri $uri.html $uri/index.html =404;',
    '}',
    `location ~ ^${baseUrl}(?:${folders.join('|')})/ {`,
    ...withoutMount,
    // Without it, a folder would be sent on to its address with a slash, which is sent back.
    '  try_files $uri =404;',
    // A location that adds a header has none of those around it.
    ...['add_header Cache-Control $keep always;', ...adding({ ...headers, ...policyOfFiles })].map(
      (line) => `  ${line}`,
    ),
    '}',
    ...(mount ? [`location = ${mount} {`, `  return 301 ${baseUrl}$is_args$args;`, '}'] : []),
    ...redirects.flatMap(({ from, to }) => [
      `location = ${decodeURI(from)} {`,
      `  return 301 ${to}$is_args$args;`,
      '}',
    ]),
    '',
  ].join('\n');
}
