import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

export interface Served {
  origin: string;
  close: () => void;
}

/** Serves a folder on 127.0.0.1 under `baseUrl`, pages without their ending, as the host of the site does. */
export function serve(folder: string, baseUrl = '/'): Promise<Served> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const path = normalize(decodeURIComponent(pathname)).replace(baseUrl, '/');
    const file = [path, `${path}.html`, `${path}/index.html`].map((name) => join(folder, name)).find(isFile);
    response.writeHead(file ? 200 : 404, { 'content-type': types[extname(file ?? '')] ?? 'application/octet-stream' });
    response.end(file ? readFileSync(file) : undefined);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        origin: `http://127.0.0.1:${port}`,
        close() {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
