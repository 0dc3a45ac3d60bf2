import { isFile, isImmutable } from '../../../../src/features/offline/saved/page';
import { removeVersion, savedVersions, saveVersion } from '../../../../src/features/offline/saved/version';
import { buildMark } from '../../../../src/lib/offline';

test.each([
  ['/assets/js/main.8f6979ff.js', true, true],
  ['/search/texts/docs-default-2.8.5.ba60c3ce.json', true, true],
  ['/search/shards.json', false, true],
  ['/img/logo.svg', false, true],
  ['/versions/2.8.7', false, false],
  ['/docs/category/%EF%B8%8F-classes', false, false],
])('%s: immutable %s, file %s', (path, immutable, file) => {
  expect([isImmutable(`https://host${path}`), isFile(`https://host${path}`)]).toEqual([immutable, file]);
});

describe('saving a version', () => {
  const scope = 'https://host/';
  const pages = Array.from({ length: 20 }, (_, index) => `docs/page-${index}`);
  const list = { build: 'b1', versions: { '2.8.5': { pages, files: ['search/index.12345678.json'], bytes: 1 } } };
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
    respond = () => new Response(buildMark('b1'));
    global.fetch = (async (url: string, options?: RequestInit) => {
      if (url.endsWith('offline.json')) return Response.json(list);
      return respond(new URL(url).pathname, options?.signal);
    }) as typeof fetch;
  });

  const save = (onProgress = jest.fn()) => {
    const controller = new AbortController();
    return { controller, onProgress, saved: saveVersion('2.8.5', scope, { signal: controller.signal, onProgress }) };
  };

  test('saves all files, lists the version and removes it', async () => {
    const { saved, onProgress } = save();
    await saved;
    expect(onProgress).toHaveBeenLastCalledWith(21, 21);
    expect(await savedVersions(scope)).toMatchObject([{ content: '2.8.5', build: 'b1' }]);
    expect([...stored.keys()]).toEqual(['2.8.5 b1 https://host/']);
    await removeVersion('2.8.5', scope);
    expect(await savedVersions(scope)).toEqual([]);
  });

  test('ends with the first failure and continues from there on the next attempt', async () => {
    const requested: string[] = [];
    respond = (path) => {
      requested.push(path);
      return path.endsWith('page-9') ? new Response('', { status: 500 }) : new Response(buildMark('b1'));
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
      return new Response(buildMark('b1'));
    };
    await save().saved;
    expect(retried).toContain('/docs/page-9');
    expect(retried).not.toContain('/docs/page-1');
    expect(await savedVersions(scope)).toMatchObject([{ content: '2.8.5', build: 'b1' }]);
  });

  test('stops running requests', async () => {
    respond = (_, signal) =>
      new Promise((__, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    const { controller, saved } = save();
    setTimeout(() => controller.abort());
    await expect(saved).rejects.toThrow();
    expect(await savedVersions(scope)).toEqual([]);
  });

  test('rejects pages of another build', async () => {
    respond = () => new Response(buildMark('b2'));
    await expect(save().saved).rejects.toThrow('is not of the build b1');
  });
});
