import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const contentTypes = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Types of files that hosts compress: pictures and fonts are compressed already. */
const compressed = /^text|javascript|json|xml/;

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the `_headers` of a build, if there are any: returns which headers they give an address, joined where two rules
 * have the same one, and without those that a later rule takes back by `!`, as Cloudflare Pages does.
 */
function headerRules(folder) {
  const file = join(folder, '_headers');
  const rules = [];
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []) {
    const [, name, value] = /^ {2}(?:! )?([^:]+)(?:: (.+))?$/.exec(line) ?? [];
    if (name) rules.at(-1).lines.push([name.toLowerCase(), value]);
    else rules.push({ start: line.replace(/\*$/, ''), lines: [] });
  }
  return (path) => {
    const headers = {};
    for (const [name, value] of rules.filter(({ start }) => path.startsWith(start)).flatMap(({ lines }) => lines)) {
      if (value) headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
      else delete headers[name];
    }
    return headers;
  };
}

/**
 * Answers requests for the files of a built site under `baseUrl` as static hosts do: addresses have neither `.html` nor
 * a slash at the end, what is unknown gets 404.html with status 404, text is compressed where that is accepted, and
 * browsers may keep what they got for a while. The headers are those that the build asks its hosts for. Each file is read
 * and compressed once. Returns the request listener of an HTTP server.
 */
function staticSite(folder, baseUrl = '/') {
  const paths = readdirSync(folder, { recursive: true }).filter((path) => statSync(join(folder, path)).isFile());
  const files = new Set(paths.map((path) => path.split(sep).join('/')));
  const contents = new Map();
  const headersOf = headerRules(folder);
  const once = (key, make) => contents.get(key) ?? contents.set(key, make()).get(key);
  const read = (file) => once(file, () => readFileSync(join(folder, file)));
  const zip = (file) => once(`gzip ${file}`, () => gzipSync(read(file)));

  return ({ method, url, headers }, response) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    const redirect = (status, location) => response.writeHead(status, { location }).end();
    const send = (status, file) => {
      const type = contentTypes[extname(file)] ?? 'application/octet-stream';
      const isZipped = compressed.test(type) && /gzip/.test(headers['accept-encoding']);
      const body = isZipped ? zip(file) : read(file);
      response.writeHead(status, {
        'content-type': type,
        'content-length': body.length,
        'cache-control': 'max-age=600',
        vary: 'accept-encoding',
        ...(isZipped && { 'content-encoding': 'gzip' }),
        ...headersOf(pathname),
      });
      response.end(method === 'HEAD' ? undefined : body);
    };

    if (!pathname.startsWith(baseUrl)) return redirect(302, baseUrl);
    const path = decoded(pathname.slice(baseUrl.length));
    if (path === undefined) return response.writeHead(400).end('Bad request');
    const clean = path.replace(/(\/index|\.html|\/)+$|^index$/, '');
    if (clean !== path) return redirect(301, baseUrl + encodeURI(clean) + search);
    const file = [path, `${path}.html`, `${path}/index.html`.replace(/^\//, '')].find((name) => files.has(name));
    return file ? send(200, file) : send(404, '404.html');
  };
}

/**
 * Serves a built site on a port of this machine; resolves to the server once it listens.
 * @returns {Promise<import('node:http').Server>}
 */
export function serveSite(folder, baseUrl, port) {
  return new Promise((resolve, reject) => {
    const server = createServer(staticSite(folder, baseUrl)).once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
