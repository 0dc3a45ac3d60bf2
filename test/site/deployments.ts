import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of the site whose network and deployments a test decides about. */
export interface Site {
  address: string;
  /** The paths that were asked for, and the status of each answer. */
  asked: { path: string; status: number }[];
  /** From now on nobody gets an answer. */
  disconnect: () => void;
  connect: () => void;
  /** Deploys another build: other words, and other names of scripts; `broken` is a path that it fails to answer. */
  deploy: (broken?: string) => void;
  close: () => void;
}

const script = /elements\.([0-9a-f]{8})\.js/g;

/** What the next build has in the place of this one: a heading that is seen, the names of its files and its own name. */
const nextBuild = (text: string, build: string): string =>
  text
    .replaceAll(build, 'f'.repeat(build.length))
    .replace(script, 'elements.ffffffff.js')
    .replace(/(plugin-docs[^]*<h1[^>]*>|<h1[^>]*>(?=Not kept))/, '$1Anew: ');

/** Serves what the server at `origin` has, which is the build. */
export async function serveDeployments(origin: string, worker: string): Promise<Site> {
  const textOf = async (path: string): Promise<string> => (await fetch(origin + path)).text();
  const [, build = ''] = /self\.build="(\w+)"/.exec(await textOf(worker)) ?? [];
  const [scriptFile = ''] = (await textOf('/')).match(script) ?? [];
  let isConnected = true;
  let isNext = false;
  let broken: string | undefined;
  const asked: Site['asked'] = [];

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const answer = async (): Promise<void> => {
      const isOld = isNext && path.includes(scriptFile);
      const source = isOld ? '/gone.js' : path.replace('elements.ffffffff.js', scriptFile);
      const found = await fetch(origin + source, { redirect: 'manual' });
      const type = found.headers.get('content-type') ?? '';
      const body = /html|javascript|json/.test(type)
        ? Buffer.from(isNext ? nextBuild(await found.text(), build) : await found.text())
        : Buffer.from(await found.arrayBuffer());
      const status = path === broken ? 500 : found.status;
      asked.push({ path, status });
      for (const name of ['content-type', 'content-security-policy', 'location'])
        if (found.headers.has(name)) response.setHeader(name, found.headers.get(name)!);
      response.writeHead(status, { 'cache-control': 'no-cache' }).end(body);
    };
    if (isConnected) answer().catch(() => response.destroy());
    else response.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    disconnect: () => {
      isConnected = false;
      server.closeAllConnections();
    },
    connect: () => (isConnected = true),
    deploy: (path) => {
      isNext = true;
      broken = path;
      asked.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
