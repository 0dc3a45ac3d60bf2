import type { Redirect } from './redirects';

type Headers = Readonly<Record<string, string>>;

/** The headers of every answer, whatever is asked for. */
export const headersOf = (policy: string): Headers => ({
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/** Files named after their content, which never changes; files that keep their names; and the worker that knows of new ones. */
const cached = {
  'assets/*': 'public, max-age=31536000, immutable',
  'img/*': 'public, max-age=3600',
  'sw.js': 'no-cache',
};

/** The rules of headers for Netlify and Cloudflare Pages, which by themselves have browsers ask again for every page. */
export function headerRules(headers: Headers, baseUrl: string): string {
  const rules: [string, Headers][] = [
    ['*', headers],
    ...Object.entries(cached).map(([path, value]): [string, Headers] => [path, { 'Cache-Control': value }]),
  ];
  const lines = rules.flatMap(([path, ofPath]) => [
    baseUrl + path,
    ...Object.entries(ofPath).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
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
  return [
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    `if ($request_uri ~ "^${baseUrl}(?:index(?:\\.html)?|([^?/\\x5c][^?]*?)${further})(\\?.*)?$") {`,
    `  return 301 ${baseUrl}$1$2;`,
    '}',
    `location ${baseUrl} {`,
    ...(mount ? [`  rewrite ^${mount}(/.*)$ $1 break;`] : []),
    '  try_files $uri $uri.html $uri/index.html =404;',
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
