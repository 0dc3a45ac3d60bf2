import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A faulty response: an HTML page, the file without its content type, an error status, or no response. `offline` closes
 * the connection.
 */
export type Fault = 'html' | 'untyped' | 'hang' | 'offline' | 404 | 500 | 502 | 503;

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
  /** Answers the next requests for matching paths with a fault, until `repair` is called. */
  fail: (paths: RegExp, fault: Fault, times?: number) => void;
  repair: () => void;
  /** Delays all requests for a path until the returned function is called. */
  hold: (path: string) => () => void;
  close: () => void;
}

/** An HTML page that a proxy or captive portal returns instead of the requested file. */
const portal = '<!doctype html><title>Portal</title><h1>Sign in</h1>';

const scriptName = /elements\.[0-9a-f]{8}\.js/g;
const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex').slice(0, 8);

interface Build {
  name: string;
  script: string;
  code: string;
}

/** Starts a proxy for the server at `origin`. `scope` is the site's path. */
export async function serveDeployments(origin: string, scope: string): Promise<Site> {
  const textOf = async (path: string): Promise<string> => (await fetch(origin + path)).text();
  const [, name = ''] = /self\.build="(\w+)"/.exec(await textOf(`${scope}sw.js`)) ?? [];
  const [script = ''] = (await textOf(scope)).match(scriptName) ?? [];
  const first: Build = { name, script, code: await textOf(`${scope}assets/js/${script}`) };
  let build = first;
  let deployed = 0;
  let isConnected = true;
  let faults: { paths: RegExp; fault: Fault; times: number }[] = [];
  const hanging = new Set<ServerResponse>();
  let held: { path: string; released: Promise<void> } | undefined;
  const requests: Site['requests'] = [];

  /** Changes the heading, file names and build name in a file, so that the file looks like part of a new build. */
  const rewrite = (text: string): string =>
    text
      .replaceAll(first.name, build.name)
      .replace(scriptName, build.script)
      .replace(/(plugin-docs[^]*<h1[^>]*>|<h1[^>]*>(?=Not saved))/, '$1New: ');

  const faultOf = (path: string): Fault | undefined => {
    const found = faults.find(({ paths, times }) => times > 0 && paths.test(path));
    if (found) found.times -= 1;
    return found?.fault;
  };

  async function answer(path: string, response: ServerResponse): Promise<void> {
    if (path === held?.path) await held.released;
    const fault = faultOf(path);
    if (fault === 'hang') return void hanging.add(response);
    if (fault === 'offline') return void response.destroy();
    if (typeof fault === 'number' || fault === 'html') {
      const status = fault === 'html' ? 200 : fault;
      requests.push({ path, status });
      // Hosts choose this header by the requested path, even if they respond with an HTML page.
      const isKept = fault === 'html' && path.includes('/assets/');
      const cacheControl = isKept ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.writeHead(status, { 'content-type': 'text/html', 'cache-control': cacheControl }).end(portal);
      return;
    }
    const [requested] = path.match(scriptName) ?? [];
    const isGone = requested !== undefined && requested !== build.script;
    const found = await fetch(origin + (isGone ? '/gone.js' : path.replace(scriptName, script)), {
      redirect: 'manual',
    });
    const type = found.headers.get('content-type') ?? '';
    const isText = /html|javascript|json/.test(type) && build !== first;
    const body = isText ? rewrite(await found.text()) : Buffer.from(await found.arrayBuffer());
    requests.push({ path, status: found.status });
    const kept = ['content-security-policy', 'location', 'x-content-type-options', 'cache-control'];
    for (const header of fault === 'untyped' ? kept : ['content-type', ...kept])
      if (found.headers.has(header)) response.setHeader(header, found.headers.get(header)!);
    response.writeHead(found.status).end(requested && !isGone ? build.code : body);
  }

  const server = createServer((request, response) => {
    if (isConnected) answer(request.url ?? '/', response).catch(() => response.destroy());
    else response.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    disconnect: () => {
      isConnected = false;
      server.closeAllConnections();
    },
    connect: () => (isConnected = true),
    deploy: () => {
      const letter = 'abcdef'[deployed++];
      const code = `${first.code}\n// ${letter}`;
      build = { name: letter.repeat(first.name.length), script: `elements.${hashOf(code)}.js`, code };
      requests.length = 0;
    },
    fail: (paths, fault, times = Infinity) => void faults.unshift({ paths, fault, times }),
    repair: () => {
      faults = [];
      // Closes the hanging requests, because browsers open only six connections to a host.
      hanging.forEach((response) => response.destroy());
      hanging.clear();
    },
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
