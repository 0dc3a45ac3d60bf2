import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { buildMark } from '../../../../src/lib/offline';

export const scope = 'https://host/site/';

type Query = { ignoreVary?: boolean; cacheName?: string };
const urlOf = (request: string | { url: string }): string => (typeof request === 'string' ? request : request.url);

/** A Cache Storage in memory. Rejects the responses that browsers reject. `stored` maps cache names to entries. */
export class FakeCaches {
  stored = new Map<string, Map<string, Response>>();
  /** Called before a cache stores a response. */
  beforePut: (url: string) => void = () => undefined;

  open = (name: string) => {
    const entries = this.stored.get(name) ?? new Map<string, Response>();
    this.stored.set(name, entries);
    const put = async (request: string | Request, response: Response) => {
      await Promise.resolve();
      this.beforePut(urlOf(request));
      if (response.status === 206) throw new TypeError('Partial response');
      entries.set(urlOf(request), response);
    };
    return Promise.resolve({
      match: (request: string | Request, query?: Query) => Promise.resolve(this.find(entries, urlOf(request), query)),
      keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
      put,
    });
  };
  keys = () => Promise.resolve([...this.stored.keys()]);
  has = (name: string) => Promise.resolve(this.stored.has(name));
  delete = (name: string) => Promise.resolve(this.stored.delete(name));
  match = (request: string | Request, query: Query = {}) => {
    const all = query.cacheName === undefined ? [...this.stored.values()] : [this.stored.get(query.cacheName)];
    return Promise.resolve(all.map((entries) => entries && this.find(entries, urlOf(request), query)).find(Boolean));
  };

  private find(entries: Map<string, Response>, url: string, { ignoreVary }: Query = {}): Response | undefined {
    const response = entries.get(url);
    return response?.headers.has('vary') && !ignoreVary ? undefined : response?.clone();
  }

  /** Returns the paths in all caches whose names start with a prefix. */
  paths = (prefix = ''): string[] =>
    [...this.stored].flatMap(([name, entries]) =>
      name.startsWith(prefix) ? [...entries.keys()].map((url) => url.slice(scope.length)) : [],
    );
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
const transfer = { vary: 'Origin', etag: '"1"', 'content-encoding': 'gzip', 'content-length': '9' };
/** Returns a response. Texts vary by origin, so that caches find them only with `ignoreVary`. */
export const typed = (type: string, body: string): Response =>
  new Response(body, { headers: { 'content-type': type, ...(type.startsWith('text/') && transfer) } });

export const code = 'start();';
export const script = `assets/js/elements.${hashed(code)}.js`;

/** Returns the page of a build at a path. */
export const pageOf = (build: string, path: string): Response =>
  typed(
    'text/html',
    `<title>${path} of ${build} | Site</title>${buildMark(build)}<img src=/site/img/a.svg><script src=/site/${script}></script><body><ul data-saved></ul>`,
  );

interface Site {
  build: string;
  /** Responds instead of the site, if it returns a response or throws an error. */
  fault: (path: string, options?: RequestInit) => Response | Promise<Response> | undefined;
  requests: string[];
  connection: { saveData?: boolean };
  fetch: (request: string | Request, options?: RequestInit) => Promise<Response>;
}

/** Returns a server that responds as the site does. */
export function serveSite(): Site {
  const site: Site = {
    build: 'b1',
    fault: () => undefined,
    requests: [],
    connection: {},
    fetch: async (request, options) => {
      const path = urlOf(request).slice(scope.length);
      site.requests.push(path);
      const response = await site.fault(path, options);
      if (response) return response;
      const file = path.replace(/\?.*/, '');
      if (file === script) return typed('text/javascript', code);
      if (file.endsWith('.svg')) return typed('image/svg+xml', `<svg>${site.build}</svg>`);
      const versions = { '2.8.5': { pages: ['docs/2.8.5/a'], files: [], bytes: 1 } };
      if (file === 'offline.json') return Response.json({ build: site.build, versions });
      if (file.endsWith('.json')) return typed('application/json', `"${site.build}"`);
      return pageOf(site.build, file);
    },
  };
  return site;
}

const bundle = (): string =>
  buildSync({
    entryPoints: [join(__dirname, '../../../../src/features/offline/worker/index.ts')],
    define: { 'process.env.NODE_ENV': '"production"' },
    bundle: true,
    write: false,
  }).outputFiles[0].text;
let bundled: string | undefined;

class ExtendableEvent {
  work: Promise<unknown>[] = [];
  response?: Promise<Response>;
  waitUntil = (work: Promise<unknown>): void => void this.work.push(work);
  respondWith = (response: Promise<Response>): void => void (this.response = response);
}

/** The pages that the browser has open. */
export interface OpenPage {
  id: string;
  url: string;
  visibilityState: DocumentVisibilityState;
}

/** Starts the service worker of a build. The returned functions wait until the worker has done all its work. */
export function startWorker(site: Site, caches: FakeCaches, pages: readonly OpenPage[] = []) {
  const listeners = new Map<string, (event: ExtendableEvent) => void>();
  const calls: string[] = [];
  const call = (name: string) => () => Promise.resolve(void calls.push(name));
  const registration = { scope, update: call('update'), navigationPreload: { disable: call('disable preload') } };
  const self = {
    build: site.build,
    registration,
    caches,
    clients: {
      claim: call('claim'),
      get: (id: string) => Promise.resolve(pages.find((page) => page.id === id)),
      matchAll: (query: { includeUncontrolled: boolean }) => Promise.resolve(query.includeUncontrolled ? pages : []),
    },
    skipWaiting: call('skip waiting'),
    addEventListener: (type: string, listener: (event: ExtendableEvent) => void) => listeners.set(type, listener),
  };
  const { fetch, connection } = site;
  const globals = { self, registration, caches, fetch, location: new URL(scope), navigator: { connection } };
  const all = { ...globals, ExtendableEvent, FetchEvent: ExtendableEvent };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- A service worker is a script with its own globals.
  const run = new Function(...Object.keys(all), (bundled ??= bundle())) as (...values: unknown[]) => void;
  run(...Object.values(all));

  const dispatch = async (type: string, init: object = {}): Promise<Response> => {
    const event = Object.assign(new ExtendableEvent(), init);
    listeners.get(type)!(event);
    const response = await event.response?.catch(() => Response.error());
    if (response) calls.push('respond');
    // Browsers ignore errors in work that continues after a response.
    for (const work of event.work) await (response ? work.catch(() => undefined) : work);
    return response ?? Response.error();
  };
  const request = (path: string, mode: string, headers = {}): Request =>
    Object.defineProperty(new Request(scope + path, { headers }), 'mode', { value: mode });
  return {
    calls,
    install: () => dispatch('install'),
    activate: () => dispatch('activate'),
    notify: (path: string) => dispatch('message', { source: { url: scope + path } }),
    open: (path: string, headers = {}) => dispatch('fetch', { request: request(path, 'navigate', headers) }),
    prefetch: (path: string) => dispatch('fetch', { request: request(path, 'cors', { purpose: 'prefetch' }) }),
    load: (path: string, clientId = '') => dispatch('fetch', { request: request(path, 'no-cors'), clientId }),
  };
}
