import { registerRoute } from 'workbox-routing/registerRoute';
import { setCatchHandler } from 'workbox-routing/setCatchHandler';
import { CacheFirst } from 'workbox-strategies/CacheFirst';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst';
import type { StrategyOptions } from 'workbox-strategies/Strategy';
import { isFile, isImmutable, isIntact, isOfType } from '../../../lib/intact';
import { buildOf, listFile } from '../../../lib/offline';
import { cacheName, cachesOf, saveFile, savePage, type Deployment } from '../saved/page';
import { aliasTarget } from './aliases';
import { markSaved, offlinePage, offlineUrl } from './offlinePage';
import { savedVersions } from '../saved/version';
import { prefetch, takePrefetched } from './prefetched';
import { renewSaved } from './renew';

/** Declares only the globals that the worker uses, because TypeScript's worker types conflict with DOM types. */
interface OpenPage {
  url: string;
  visibilityState: DocumentVisibilityState;
}
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
  /** The page that sent a message. */
  source?: OpenPage;
  /** The identifier of the page that requests a file. */
  clientId?: string;
  request?: Request;
}
declare const self: {
  /** The build name. The build adds an assignment of this property to the start of the worker script. */
  build: string;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    get: (id: string) => Promise<OpenPage | undefined>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly OpenPage[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void) => void;
};

/** The number of seconds that the worker waits for the network before it serves a cached page. */
const networkTimeoutSeconds = 3;

const { build, registration } = self;
const site: Deployment = { scope: registration.scope, build };
const readCache = cacheName('read', site);
const shards = `${site.scope}search/shards.json`;

/** True once the server has a newer build. This worker then caches only immutable files. */
let isOutdated = false;

/** Responses that report a server failure. The worker returns them only if it has no saved copy. */
const failures = new WeakMap<Event, Response>();

/** True for a status with which a server or gateway reports that it cannot respond at the moment. */
const isUnavailable = (status: number): boolean => status >= 500 || status === 408 || status === 429;

const withoutHash = (url: string): string => url.replace(/[?#].*$/, '');

/**
 * Searches the caches of this build, and then the saved versions from earlier builds. With `page`, searches only the
 * caches of that page's build.
 */
async function findCached(url: string, page?: string): Promise<{ build: string; response: Response } | undefined> {
  const ofPage = page === undefined ? undefined : await findCached(page);
  const own = (await cachesOf(site.scope)).sort((a, b) => Number(b.build === build) - Number(a.build === build));
  for (const cache of own) {
    if (ofPage && cache.build !== ofPage.build) continue;
    const response = await caches.match(url, { cacheName: cache.name, ignoreVary: true });
    if (response && isOfType(url, response)) return { build: cache.build, response };
  }
  return undefined;
}

/** Returns the saved copy of a page with a note, or a redirect if the URL is an alias of a saved page. */
async function findPage(url: string, opened: string): Promise<Response | undefined> {
  const found = await findCached(url);
  if (found) return markSaved(found.response);
  const target = await aliasTarget(url, site);
  return target === undefined ? undefined : Response.redirect(target + new URL(opened).search);
}

/** Caches responses only if they come from this worker's build. Serves each page only files from the same build. */
const singleBuild: NonNullable<StrategyOptions['plugins']>[number] = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(withoutHash(request.url)),
  fetchDidSucceed: async ({ request, response, event }) => {
    if (isUnavailable(response.status)) {
      failures.set(event as WorkerEvent, response);
      throw new Error(`${request.url}: the server responds with status ${response.status}`);
    }
    // The browser may have cached a damaged copy of an immutable file.
    const isDamaged = response.ok && isImmutable(request.url) && !isOfType(request.url, response);
    return isDamaged ? fetch(request.url, { cache: 'reload' }) : response;
  },
  cacheWillUpdate: async ({ request, response }) => {
    // Skip the shard list, because `install` has already cached the list of this build.
    if (request.url === shards || !(await isIntact(request.url, response))) return null;
    if (!isOutdated && !isFile(new URL(request.url).pathname) && buildOf(await response.clone().text()) !== build) {
      isOutdated = true;
      // Check for a new worker immediately, because browsers check only after a delay.
      registration.update().catch(() => undefined);
    }
    // Skip pages that the browser prerenders, because the reader may never open them.
    if (request.headers.has('sec-purpose')) return null;
    return isOutdated && !isImmutable(request.url) ? null : response;
  },
  cachedResponseWillBeUsed: async ({ request, event, cachedResponse }) => {
    const { clientId = '', request: opened } = event as WorkerEvent;
    if (opened?.mode === 'navigate') return findPage(request.url, opened.url);
    const needsSameBuild = isFile(request.url) && !isImmutable(request.url);
    if (isOutdated && needsSameBuild) return null;
    if (cachedResponse && !needsSameBuild && isOfType(request.url, cachedResponse)) return cachedResponse;
    const page = needsSameBuild ? await self.clients.get(clientId) : undefined;
    return (await findCached(request.url, page && withoutHash(page.url)))?.response;
  },
};
const options = { cacheName: readCache, plugins: [singleBuild] };
const networkFirst = new NetworkFirst({ ...options, networkTimeoutSeconds });

const isOwn = ({ href }: URL): boolean => href.startsWith(site.scope);

registerRoute(
  ({ url, request }) => isOwn(url) && request.mode === 'navigate',
  (navigation) => {
    // Give a prefetched response to Workbox, so that it does not send a request.
    Object.defineProperty(navigation.event, 'preloadResponse', { value: takePrefetched(navigation.request.url) });
    // The event keeps the worker running during the download.
    (navigation.event as WorkerEvent).waitUntil(renewSaved(site));
    return networkFirst.handle(navigation);
  },
);
registerRoute(
  ({ url, request }) => isOwn(url) && request.headers.get('purpose') === 'prefetch',
  ({ request }) => prefetch(request.url),
);
registerRoute(({ url }) => isOwn(url) && isImmutable(url.href), new CacheFirst(options));
registerRoute(({ url }) => isOwn(url) && isFile(url.pathname) && url.href !== site.scope + listFile, networkFirst);
setCatchHandler(({ request, event }) => {
  const failure = failures.get(event as WorkerEvent);
  if (!failure && request.mode === 'navigate') return offlinePage(site);
  // Try the network again, because the error may come from the Cache Storage.
  return failure ? Promise.resolve(failure) : fetch(request);
});

/**
 * Caches the search shards, the offline page and all visible pages, because they loaded before this worker ran. Skips
 * hidden pages, because the browser may be prerendering them.
 */
async function install(): Promise<void> {
  const cache = await caches.open(readCache);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const visible = windows.filter(({ visibilityState }) => visibilityState === 'visible').map(({ url }) => new URL(url));
  const open = visible.filter((url) => isOwn(url) && !isFile(url.pathname));
  await saveFile(shards, cache);
  for (const url of new Set(open.map(({ origin, pathname }) => origin + pathname))) await savePage(url, cache, site);
  await savePage(offlineUrl(site), cache, site);
  await self.skipWaiting();
}

/**
 * Deletes the caches of other builds and takes control of open pages. Keeps saved versions until they have been saved
 * again.
 */
async function activate(): Promise<void> {
  const saved = new Set((await savedVersions(site.scope)).map(({ name }) => name));
  const others = (await cachesOf(site.scope)).filter((cache) => cache.build !== build && !saved.has(cache.name));
  await Promise.all(others.map(({ name }) => caches.delete(name)));
  // Disable navigation preload, which earlier builds enabled. With preload, Firefox shows its own error page when it is
  // offline (GoogleChrome/workbox#3134).
  await registration.navigationPreload?.disable();
  await self.clients.claim();
  // Do not wait for this download, because pages wait until the worker is active.
  void renewSaved(site);
}

/** Caches the page that sent the message. The browser prerendered this page before the reader opened it. */
async function onMessage({ source }: WorkerEvent): Promise<void> {
  if (source) await savePage(withoutHash(source.url), await caches.open(readCache), site);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
// Ignore pages of another build and lost connections. The next visit caches the page.
self.addEventListener('message', (event) => event.waitUntil(onMessage(event).catch(() => undefined)));
