import { registerRoute } from 'workbox-routing/registerRoute';
import { setCatchHandler } from 'workbox-routing/setCatchHandler';
import { CacheFirst } from 'workbox-strategies/CacheFirst';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst';
import type { StrategyOptions } from 'workbox-strategies/Strategy';
import { cacheName, cachesOf, type Deployment } from '../saved/caches';
import { isFile, isNamedByContent, keepFile } from '../saved/page';
import { buildMark, listFile } from '../../../lib/offline';
import { moveIn } from './moveIn';
import { offlinePage } from './offlinePage';
import type { WorkerScope } from './scope';

declare const self: WorkerScope;

/** A page that takes so many seconds is shown as it is kept, if it is. */
const patience = 3;

const { build, registration } = self;
const site: Deployment = { scope: registration.scope, build };
const shards = `${site.scope}search/shards.json`;

/** Whether the server has another build by now, of which this worker keeps nothing: the next worker does. */
let isPast = false;

async function isOfOtherBuild(response: Response): Promise<boolean> {
  const isPage = response.headers.get('content-type')?.includes('html') ?? false;
  return isPage && !(await response.clone().text()).includes(buildMark(build));
}

/** One build, never two: of another one nothing is kept, and what is kept is not shown in its pages. */
const ofOneBuild: NonNullable<StrategyOptions['plugins']>[number] = {
  // Neither query nor hash changes anything in a page that is read.
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.replace(/[?#].*$/, '')),
  cacheWillUpdate: async ({ request, response }) => {
    // The index of the search is that of the pages: kept with them, once.
    if (response.status !== 200 || response.redirected || request.url === shards) return null;
    if (!isPast && (await isOfOtherBuild(response))) {
      isPast = true;
      // Browsers look for a new worker too, but take their time.
      registration.update().catch(() => undefined);
    }
    return isPast && !isNamedByContent(request.url) ? null : response;
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    if (isPast && isFile(request.url) && !isNamedByContent(request.url)) return null;
    if (cachedResponse) return cachedResponse;
    const own = (await cachesOf(site.scope)).filter((cache) => cache.build === build);
    const found = own.map(({ name }) => caches.match(request, { cacheName: name, ignoreVary: true }));
    return (await Promise.all(found)).find((response) => response);
  },
};
const options = { cacheName: cacheName('read', site), plugins: [ofOneBuild], matchOptions: { ignoreVary: true } };

const isOwn = ({ href }: URL): boolean => href.startsWith(site.scope);

registerRoute(
  ({ url, request }) => isOwn(url) && request.mode === 'navigate',
  new NetworkFirst({ ...options, networkTimeoutSeconds: patience }),
);
registerRoute(({ url }) => isOwn(url) && isNamedByContent(url.href), new CacheFirst(options));
registerRoute(
  ({ url }) => isOwn(url) && isFile(url.pathname) && url.href !== site.scope + listFile,
  new NetworkFirst(options),
);
setCatchHandler(({ request }) => (request.mode === 'navigate' ? offlinePage(site) : Promise.resolve(Response.error())));

// Nobody waits for it, so it takes over as soon as it has all that the worker before had, and not before.
self.addEventListener('install', (event) =>
  event.waitUntil(
    (async () => {
      const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      await keepFile(shards, await caches.open(options.cacheName));
      await moveIn(
        site,
        windows.map(({ url }) => new URL(url)).filter((url) => isOwn(url) && !isFile(url.pathname)),
      );
      await self.skipWaiting();
    })(),
  ),
);

self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const others = (await cachesOf(site.scope)).filter((cache) => cache.build !== build);
      await Promise.all(others.map(({ name }) => caches.delete(name)));
      // The page is asked for while the worker starts.
      await registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  ),
);
