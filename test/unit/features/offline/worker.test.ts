import { code, FakeCaches, type OpenPage, pageOf, scope, script, serveSite, startWorker, typed } from './browser';

const image = 'img/a.svg';
const shards = 'search/shards.json';
const [read, saved] = ['read', '2.8.5'].map((content) => (build: string) => `${content} ${build} ${scope}`);

let site: ReturnType<typeof serveSite>;
let storage: FakeCaches;
let pages: OpenPage[];

const disconnect = () => (site.fault = () => Promise.reject(new TypeError('Failed to fetch')));
/** Makes the site respond with a fault to requests for one path. */
const fail = (path: string, fault: () => Response | Promise<Response>) =>
  (site.fault = (requested) => (requested === path ? fault() : undefined));
const show = (path: string, visibilityState: DocumentVisibilityState = 'visible') =>
  pages.push({ id: path, url: scope + path, visibilityState });
const store = async (name: string, path: string, response: Response) =>
  (await storage.open(name)).put(scope + path, response);
const redirected = (response: Response): Response =>
  Object.defineProperties(response, { redirected: { value: true }, clone: { value: () => response } });
const textOf = async (response: Promise<Response>) => (await response).text();

/** Starts the worker of the site's current build, as a browser does. */
async function start() {
  const worker = startWorker(site, storage, pages);
  await worker.install();
  await worker.activate();
  site.requests.length = 0;
  return worker;
}

beforeEach(() => {
  site = serveSite();
  storage = new FakeCaches();
  pages = [];
});

afterEach(() => jest.useRealTimers());

describe('the installation', () => {
  test('the worker caches the visible pages, their files, the shard list and the offline page', async () => {
    show('docs/a?from=b#c');
    show('docs/hidden', 'hidden');
    show('llms.txt');
    pages.push({ id: '', url: 'https://host/other/docs/a', visibilityState: 'visible' });
    const worker = startWorker(site, storage, pages);
    await worker.install();
    expect(storage.paths().sort()).toEqual([script, 'docs/a', image, 'offline', shards]);
    expect(site.requests).not.toContain('docs/a?from=b');
    expect(worker.calls).toEqual(['skip waiting']);
  });

  test('the worker caches a page only after its files', async () => {
    show('docs/a');
    fail(script, () => new Response('', { status: 500 }));
    await expect(startWorker(site, storage, pages).install()).rejects.toThrow('status 500');
    expect(storage.paths()).not.toContain('docs/a');
  });

  test.each([
    ['redirects', () => redirected(pageOf('b1', 'docs/b'))],
    ['is missing', () => new Response('', { status: 404 })],
  ])('the worker is installed although an open page %s', async (_, respond) => {
    show('docs/a');
    fail('docs/a', respond);
    await startWorker(site, storage, pages).install();
    expect(storage.paths()).not.toContain('docs/a');
    expect(storage.paths()).toContain('offline');
  });

  test('the worker copies only immutable files from the caches of other builds', async () => {
    await store(saved('b0'), image, typed('image/svg+xml', 'b0'));
    await store(saved('b0'), script, typed('text/javascript', code));
    show('docs/a');
    await startWorker(site, storage, pages).install();
    expect(site.requests).not.toContain(script);
    expect(site.requests).toContain(image);
  });

  test('the worker deletes only caches of other builds that are not saved versions, and then claims the pages', async () => {
    const kept = [saved('b0'), 'read b0 https://host/', 'read b0 https://host/site/ other'];
    for (const name of [...kept, read('b0'), saved('a0'), '2.8.4 b0 https://host/site/']) await storage.open(name);
    await store(saved('b0'), 'offline.json', new Response());
    site.connection = { saveData: true };
    const worker = startWorker(site, storage, pages);
    await worker.install();
    await worker.activate();
    expect([...storage.stored.keys()].sort()).toEqual([...kept, read('b1')].sort());
    expect(worker.calls).toEqual(['skip waiting', 'disable preload', 'claim']);
  });

  test('the worker controls the pages while it updates a saved version', async () => {
    await store(saved('b0'), 'offline.json', new Response());
    const updates = new Promise<void>((resolve) =>
      fail('offline.json', () => (resolve(), new Promise(() => undefined))),
    );
    expect((await start()).calls).toContain('claim');
    await updates;
  });
});

describe('caching', () => {
  test.each([
    ['docs/b', 'docs/b'],
    ['docs/b?from=a', 'docs/b'],
    ['docs/b#c', 'docs/b'],
  ])('the worker caches %s as %s', async (path, cached) => {
    const worker = await start();
    await worker.load(image);
    await worker.open(path);
    expect(storage.paths()).toEqual(expect.arrayContaining([image, cached]));
    expect(storage.paths()).not.toContain('docs/b?from=a');
  });

  test.each([
    ['a file of another site', '../other/a.svg'],
    ['the list of saved versions', 'offline.json'],
  ])('the worker does not cache %s', async (_, path) => {
    const worker = await start();
    const before = storage.paths();
    await worker.load(path);
    expect(storage.paths()).toEqual(before);
  });

  test('the worker does not cache a prerendered page until the reader opens it', async () => {
    const worker = await start();
    await worker.open('docs/b', { 'sec-purpose': 'prefetch;prerender' });
    expect(storage.paths()).not.toContain('docs/b');
    await worker.notify('docs/b?from=a#c');
    expect(storage.paths()).toContain('docs/b');
    site.build = 'b2';
    await worker.notify('docs/c');
    expect(storage.paths()).not.toContain('docs/c');
  });

  test.each([
    ['a partial response', () => new Response('sta', { status: 206 })],
    ['a redirected response', () => redirected(typed('text/javascript', code))],
    ['a truncated response', () => typed('text/javascript', 'sta')],
    ['an error', () => new Response('', { status: 404 })],
  ])('the worker returns %s to a page, but does not cache it', async (_, respond) => {
    const worker = await start();
    storage.stored.clear();
    fail(script, respond);
    await worker.load(script);
    expect(storage.paths()).not.toContain(script);
    site.fault = () => undefined;
    expect(await textOf(worker.load(script))).toBe(code);
    expect(storage.paths()).toContain(script);
  });

  test('the worker downloads a damaged copy in the browser cache again', async () => {
    const worker = await start();
    storage.stored.clear();
    site.fault = (_, options) => (options?.cache === 'reload' ? undefined : typed('text/html', 'Sign in'));
    expect(await textOf(worker.load(script))).toBe(code);
    fail(script, () => new Response('', { status: 404 }));
    storage.stored.clear();
    expect((await worker.load(script)).status).toBe(404);
    expect(site.requests.filter((path) => path === script)).toHaveLength(3);
  });

  test('the worker downloads a damaged cached file again, and uses an intact copy when it is offline', async () => {
    show('docs/a');
    const worker = await start();
    const damage = () =>
      store(read('b1'), script, new Response('Sign in', { headers: { 'content-type': 'text/html' } }));
    await damage();
    expect(await textOf(worker.load(script))).toBe(code);
    await damage();
    await store(saved('b0'), script, typed('text/javascript', code));
    disconnect();
    expect(await textOf(worker.load(script, 'docs/a'))).toBe(code);
  });

  test('the worker requests a page or file only once if its name has no hash', async () => {
    const worker = await start();
    site.fault = () => typed('text/html', 'Sign in');
    await worker.load(image);
    site.fault = () => new Response('', { status: 503 });
    await worker.open('docs/b');
    expect(site.requests).toEqual([image, 'docs/b']);
  });

  test('the worker finds immutable files without a request, also with a query', async () => {
    show('docs/a');
    const worker = await start();
    expect(await textOf(worker.load(`${script}?a`))).toBe(code);
    expect(site.requests).toEqual([]);
  });
});

describe('a new build', () => {
  test('the worker checks for an update once, and caches only immutable files from then on', async () => {
    show('docs/a');
    const worker = await start();
    storage.stored.get(read('b1'))!.delete(scope + script);
    site.build = 'b2';
    for (const path of ['docs/b', 'docs/c']) expect(await textOf(worker.open(path))).toContain(`${path} of b2`);
    await worker.load(image);
    await worker.load(script);
    expect(worker.calls.filter((name) => name === 'update')).toHaveLength(1);
    expect(storage.paths().sort()).toEqual([script, 'docs/a', image, 'offline', shards]);
    expect(await textOf(Promise.resolve((await storage.match(scope + image, { ignoreVary: true }))!))).toContain('b1');
    disconnect();
    expect((await worker.load(image)).type).toBe('error');
  });

  test('the worker keeps the shard list of its build', async () => {
    const worker = await start();
    site.build = 'b2';
    expect(await textOf(worker.load(shards))).toBe('"b2"');
    disconnect();
    expect(await textOf(worker.load(shards))).toBe('"b1"');
  });

  test('the worker serves each page files from the same build', async () => {
    show('docs/a');
    show('docs/2.8.5/a#b');
    const worker = await start();
    await store(saved('b0'), 'offline.json', new Response());
    await store(saved('b0'), 'docs/2.8.5/a', pageOf('b0', 'docs/2.8.5/a'));
    await store(saved('b0'), image, typed('image/svg+xml', 'b0'));
    storage.stored.get(read('b1'))!.delete(`${scope}docs/2.8.5/a`);
    disconnect();
    expect(await textOf(worker.load(image, 'docs/2.8.5/a#b'))).toBe('b0');
    expect(await textOf(worker.load(image, 'docs/a'))).toContain('b1');
    expect(await textOf(worker.load(image))).toContain('b1');
    expect((await worker.load('img/gone.svg', 'docs/a')).type).toBe('error');
  });

  test('the worker prefers the pages of its build in every order of the caches', async () => {
    await store(saved('b0'), 'offline.json', new Response());
    await store(saved('b0'), 'docs/a', pageOf('b0', 'docs/a'));
    await store(saved('b0'), 'docs/b', pageOf('b0', 'docs/b'));
    site.connection = { saveData: true };
    show('docs/a');
    const worker = await start();
    disconnect();
    expect(await textOf(worker.open('docs/a'))).toContain('docs/a of b1');
    expect(await textOf(worker.open('docs/b'))).toContain('docs/b of b0');
  });

  test('the worker updates a saved version when the reader opens a page', async () => {
    const worker = await start();
    await store(saved('b0'), 'offline.json', new Response());
    await worker.open('docs/b');
    expect([...storage.stored.keys()]).toEqual([read('b1'), saved('b1')]);
  });
});

describe('failures', () => {
  test.each([500, 503, 408, 429])(
    'the worker replaces a response with status %i with a marked copy',
    async (status) => {
      show('docs/a');
      const worker = await start();
      site.fault = () => new Response('Down', { status });
      const response = await worker.open('docs/a?b');
      expect(await response.text()).toMatch(/<body><p id="saved-copy".*<ul data-saved><\/ul>$/);
      expect([...response.headers.keys()]).toEqual(['content-type', 'vary']);
      expect(await textOf(worker.open('docs/other'))).toBe('Down');
      expect((await worker.load(image)).status).toBe(200);
      expect((await worker.load('img/other.svg')).status).toBe(status);
    },
  );

  test('the worker waits three seconds for a page before it shows a copy', async () => {
    show('docs/a');
    const worker = await start();
    jest.useFakeTimers();
    fail('docs/a', () => new Promise((resolve) => setTimeout(resolve, 60_000, pageOf('b1', 'docs/a'))));
    const opened = worker.open('docs/a');
    await jest.advanceTimersByTimeAsync(2_900);
    expect(worker.calls).not.toContain('respond');
    await jest.advanceTimersByTimeAsync(200);
    expect(worker.calls).toContain('respond');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await textOf(opened)).toContain('saved-copy');
  });

  test('an alias leads to the cached page, and keeps the query', async () => {
    show('docs/a');
    const worker = await start();
    disconnect();
    const response = await worker.open('docs/a/index.html?from=b');
    expect(response.headers.get('location')).toBe(`${scope}docs/a?from=b`);
  });

  test('the offline page lists saved versions, and then the cached pages from new to old', async () => {
    show('docs/a');
    show('docs/2.8.5/b');
    const worker = await start();
    await worker.open('docs/c');
    await store(read('b1'), 'docs/untitled', typed('text/html', 'Moved'));
    await store(saved('b1'), 'offline.json', new Response());
    disconnect();
    const response = await worker.open('docs/other');
    expect(response.status).toBe(503);
    const names = [...(await response.text()).matchAll(/<a href="(.*?)">(.*?)<\/a>/g)].map(([, url, name]) => [
      url,
      name,
    ]);
    expect(names).toEqual([
      [expect.stringMatching('^/site/docs/2.8.5/'), 'Version 2.8.5, all pages'],
      ['/site/docs/c', expect.stringMatching(/^docs\/c of b1/)],
      ['/site/docs/2.8.5/b', 'docs/2.8.5/b of b1 (2.8.5)'],
      ['/site/docs/a', expect.stringMatching(/^docs\/a of b1/)],
    ]);
  });

  test('a prefetched page opens when the connection is lost afterwards', async () => {
    const worker = await start();
    jest.useFakeTimers({ advanceTimers: true });
    await worker.prefetch('docs/b');
    disconnect();
    expect(await textOf(worker.open('docs/b#c'))).toContain('docs/b of b1');
    expect(storage.paths()).toContain('docs/b');
  });

  test('a page opens normally if its prefetch fails', async () => {
    const worker = await start();
    jest.useFakeTimers({ advanceTimers: true });
    disconnect();
    await worker.prefetch('docs/b');
    site.fault = () => undefined;
    expect(await textOf(worker.open('docs/b'))).toContain('docs/b of b1');
  });
});

describe('a browser whose Cache Storage fails', () => {
  const breakStorage = () => {
    const refuse = () => Promise.reject(new DOMException('Unexpected internal error', 'UnknownError'));
    Object.assign(storage, { open: refuse, match: refuse, keys: refuse, has: refuse, delete: refuse });
  };

  test('the worker is not installed', async () => {
    breakStorage();
    await expect(startWorker(site, storage).install()).rejects.toThrow('Unexpected internal error');
  });

  test('pages and their files load from the server', async () => {
    const worker = await start();
    breakStorage();
    expect(await textOf(worker.load(script))).toBe(code);
    expect(await textOf(worker.load(image))).toContain('b1');
    expect(await textOf(worker.open('docs/a'))).toContain('docs/a of b1');
  });
});
