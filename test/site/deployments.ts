import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server for the site that lets a test control the network and deploy another build. */
export interface Site {
  address: string;
  /** Paths of all requests, with the status of each response. */
  requests: { path: string; status: number }[];
  /** Closes all connections. Requests fail until `connect` is called. */
  disconnect: () => void;
  connect: () => void;
  /** Deploys a build with different headings and script names. Each call deploys another build. */
  deploy: () => void;
  /** Makes all requests for a path fail. If no path is given, all requests succeed again. */
  fail: (path?: string) => void;
  /** Delays all requests for a path until the returned function is called. */
  hold: (path: string) => () => void;
  close: () => void;
}

const script = /elements\.([0-9a-f]{8})\.js/g;

/** Rewrites a file so that it looks like part of a new build, with a different heading, file names and build name. */
const nextBuild = (text: string, build: string, letter: string): string =>
  text
    .replaceAll(build, letter.repeat(build.length))
    .replace(script, `elements.${letter.repeat(8)}.js`)
    .replace(/(plugin-docs[^]*<h1[^>]*>|<h1[^>]*>(?=Not saved))/, '$1New: ');

/** Starts a proxy for the server at `origin`. `worker` is the service worker's path. */
export async function serveDeployments(origin: string, worker: string): Promise<Site> {
  const textOf = async (path: string): Promise<string> => (await fetch(origin + path)).text();
  const [, build = ''] = /self\.build="(\w+)"/.exec(await textOf(worker)) ?? [];
  const [scriptFile = ''] = (await textOf('/')).match(script) ?? [];
  let isConnected = true;
  let deployed = 0;
  let broken: string | undefined;
  let held: { path: string; released: Promise<void> } | undefined;
  const requests: Site['requests'] = [];

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const answer = async (): Promise<void> => {
      if (path === held?.path) await held.released;
      const letter = 'abcdef'[deployed - 1];
      const currentScript = letter ? `elements.${letter.repeat(8)}.js` : scriptFile;
      const isOld = path.search(script) >= 0 && !path.endsWith(currentScript);
      const source = isOld ? '/gone.js' : path.replace(currentScript, scriptFile);
      const found = await fetch(origin + source, { redirect: 'manual' });
      const type = found.headers.get('content-type') ?? '';
      const body = /html|javascript|json/.test(type)
        ? Buffer.from(letter ? nextBuild(await found.text(), build, letter) : await found.text())
        : Buffer.from(await found.arrayBuffer());
      const status = path === broken ? 500 : found.status;
      requests.push({ path, status });
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
    requests,
    disconnect: () => {
      isConnected = false;
      server.closeAllConnections();
    },
    connect: () => (isConnected = true),
    deploy: () => {
      deployed += 1;
      requests.length = 0;
    },
    fail: (path) => (broken = path),
    hold: (path) => {
      let release = () => {};
      held = { path, released: new Promise<void>((resolve) => (release = resolve)) };
      return release;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
