import { removeVersion, savedVersions, saveVersion } from '../../../../src/features/offline/saved/version';
import { buildMark } from '../../../../src/lib/offline';

describe('saving a version', () => {
  const scope = 'https://host/';
  const pages = Array.from({ length: 20 }, (_, index) => `docs/page-${index}`);
  const files = ['search/index.json'];
  const list = { build: 'b1', versions: { '2.8.5': { pages, files, bytes: 1 } } };
  const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });
  const answer = (path: string) => (path.endsWith('.json') ? Response.json([]) : html(buildMark('b1')));
  let stored: Map<string, Map<string, Response>>;
  let respond: (path: string, signal?: AbortSignal | null) => Promise<Response> | Response;

  beforeEach(() => {
    stored = new Map();
    const open = (name: string) => {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      const put = (url: string, response: Response) => Promise.resolve(void entries.set(url, response));
      return Promise.resolve({ match: (url: string) => Promise.resolve(entries.get(url)), put });
    };
    global.caches = {
      open,
      keys: () => Promise.resolve([...stored.keys()]),
      match: (url: string, { cacheName = '' } = {}) => Promise.resolve(stored.get(cacheName)?.get(url)),
      delete: (name: string) => Promise.resolve(stored.delete(name)),
    } as unknown as CacheStorage;
    respond = answer;
    global.fetch = (async (url: string, options?: RequestInit) => {
      if (url.endsWith('offline.json')) return Response.json(list);
      return respond(new URL(url).pathname, options?.signal);
    }) as typeof fetch;
  });

  const save = (onProgress = jest.fn()) => {
    const controller = new AbortController();
    return { controller, onProgress, saved: saveVersion('2.8.5', scope, { signal: controller.signal, onProgress }) };
  };

  test('saveVersion saves all files and lists the version, and removeVersion removes it', async () => {
    const { saved, onProgress } = save();
    await saved;
    expect(onProgress).toHaveBeenLastCalledWith(21, 21);
    expect(await savedVersions(scope)).toMatchObject([{ content: '2.8.5', build: 'b1' }]);
    expect([...stored.keys()]).toEqual(['2.8.5 b1 https://host/']);
    await removeVersion('2.8.5', scope);
    expect(await savedVersions(scope)).toEqual([]);
  });

  test('saveVersion ends at the first failure, and continues there on the next attempt', async () => {
    const requested: string[] = [];
    respond = (path) => {
      requested.push(path);
      return path.endsWith('page-9') ? new Response('', { status: 500 }) : answer(path);
    };
    const { saved, onProgress, controller } = save();
    await expect(saved).rejects.toThrow('page-9: the server responds with status 500');
    controller.abort();
    const { length } = requested;
    const { length: calls } = onProgress.mock.calls;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(requested).toHaveLength(length);
    expect(onProgress).toHaveBeenCalledTimes(calls);
    expect(await savedVersions(scope)).toEqual([]);

    const retried: string[] = [];
    respond = (path) => {
      retried.push(path);
      return answer(path);
    };
    await save().saved;
    expect(retried).toContain('/docs/page-9');
    expect(retried).not.toContain('/docs/page-1');
    expect(await savedVersions(scope)).toMatchObject([{ content: '2.8.5', build: 'b1' }]);
  });

  test('saveVersion stops running requests', async () => {
    respond = (_, signal) =>
      new Promise((__, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    const { controller, saved } = save();
    setTimeout(() => controller.abort());
    await expect(saved).rejects.toThrow();
    expect(await savedVersions(scope)).toEqual([]);
  });

  test.each([
    ['an HTML page instead of a file', '/search/index.json', () => html('<!doctype html>'), 'with other content'],
    ['a page of another site', '/docs/page-3', () => html('<!doctype html>'), 'with other content'],
    ['no page', '/docs/page-3', () => new Response('', { status: 404 }), 'does not have this page'],
    ['no file', '/search/index.json', () => new Response('', { status: 404 }), 'does not have this page'],
  ])('saveVersion does not count %s as saved', async (_, broken, respondBroken, message) => {
    respond = (path) => (path === broken ? respondBroken() : answer(path));
    const { saved, onProgress } = save();
    await expect(saved).rejects.toThrow(message);
    expect(onProgress).not.toHaveBeenCalledWith(21, 21);
    expect(await savedVersions(scope)).toEqual([]);
  });

  test('saveVersion rejects pages of another build', async () => {
    respond = (path) => (path.endsWith('.json') ? answer(path) : html(buildMark('b2')));
    await expect(save().saved).rejects.toThrow('is not of the build b1');
  });
});
