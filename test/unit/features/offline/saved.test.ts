import { createHash } from 'node:crypto';
import { fetchList, removeVersion, savedVersions, saveVersion } from '../../../../src/features/offline/saved/version';
import { buildMark } from '../../../../src/lib/offline';
import { FakeCaches } from './browser';

describe('saving a version', () => {
  const scope = 'https://host/';
  const pages = Array.from({ length: 20 }, (_, index) => `docs/page-${index}`);
  const files = ['search/index.json'];
  const list = { build: 'b1', versions: { '2.8.5': { pages, files, bytes: 1 } } };
  const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });
  const answer = (path: string) => (path.endsWith('.json') ? Response.json([]) : html(buildMark('b1')));
  let storage: FakeCaches;
  let respond: (path: string, options?: RequestInit) => Promise<Response> | Response;
  let published: unknown;

  beforeEach(() => {
    global.caches = (storage = new FakeCaches()) as unknown as CacheStorage;
    respond = answer;
    published = list;
    global.fetch = (async (url: string, options?: RequestInit) => {
      if (url.endsWith('offline.json')) return Response.json(published);
      return respond(new URL(url).pathname, options);
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
    expect([...storage.stored.keys()]).toEqual(['2.8.5 b1 https://host/']);
    await removeVersion('2.8.5', scope);
    expect(await savedVersions(scope)).toEqual([]);
  });

  test('saveVersion stops at the first failure, and continues there on the next attempt', async () => {
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
    expect(retried).not.toContain('/search/index.json');
    expect(await savedVersions(scope)).toMatchObject([{ content: '2.8.5', build: 'b1' }]);
  });

  test('saveVersion stops running requests', async () => {
    respond = (_, options) =>
      new Promise((__, reject) => options?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
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

  test('saveVersion rejects if the site deploys another build in the meantime', async () => {
    storage.beforePut = () => (published = { ...list, build: 'b2' });
    await expect(save().saved).rejects.toMatchObject({ name: 'OtherBuild' });
    expect(await savedVersions(scope)).toEqual([]);
  });

  test('saveVersion rejects a page that lacks one of its files', async () => {
    const page = html(`${buildMark('b1')}<img src=/img/gone.svg>`);
    respond = (path) => {
      if (path === '/img/gone.svg') return new Response('', { status: 404 });
      return path.endsWith('page-3') ? page : answer(path);
    };
    await expect(save().saved).rejects.toThrow('does not have this page or one of its files');
    expect(await savedVersions(scope)).toEqual([]);
  });

  test('saveVersion deletes the copy of an earlier build', async () => {
    const earlier = new Map([[`${scope}offline.json`, new Response()]]);
    storage.stored.set('2.8.5 b0 https://host/', earlier).set('2.8.4 b0 https://host/', earlier);
    await save().saved;
    expect((await savedVersions(scope)).map(({ name }) => name)).toEqual([
      '2.8.4 b0 https://host/',
      '2.8.5 b1 https://host/',
    ]);
  });

  test('saveVersion keeps the copy of an earlier build if the download fails', async () => {
    storage.stored.set('2.8.5 b0 https://host/', new Map([[`${scope}offline.json`, new Response()]]));
    respond = () => new Response('', { status: 500 });
    await expect(save().saved).rejects.toThrow('status 500');
    expect(await savedVersions(scope)).toMatchObject([{ build: 'b0' }]);
  });

  test('saveVersion asks the server for changes of pages and of the list', async () => {
    const asked = jest.spyOn(global, 'fetch');
    await save().saved;
    const modes = new Map(asked.mock.calls.map(([url, options]) => [url, options?.cache]));
    expect([...new Set(modes.values())]).toEqual(['no-cache']);
  });

  test('fetchList names the status of a failed response', async () => {
    jest.spyOn(global, 'fetch').mockResolvedValue(Response.json(list, { status: 503 }));
    await expect(fetchList(scope)).rejects.toThrow('offline.json: the server responds with status 503');
  });

  test('saveVersion deletes the incomplete copy if the storage is full', async () => {
    storage.beforePut = (url) => {
      if (url.endsWith('page-3')) throw new DOMException('', 'QuotaExceededError');
    };
    await expect(save().saved).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect([...storage.stored.keys()]).toEqual([]);
  });

  test.each(['page-3', 'offline.json'])(
    'saveVersion rejects if the version is removed while %s is stored',
    async (file) => {
      storage.beforePut = (url) => void (url.endsWith(file) && storage.stored.clear());
      await expect(save().saved).rejects.toMatchObject({ name: 'Removed' });
    },
  );

  describe('an immutable file', () => {
    const code = 'start();';
    const file = `/assets/js/a.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
    const script = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript' } });
    const saveScript = async () => {
      const requests: (RequestCache | undefined)[] = [];
      const respondOnce = respond;
      respond = (path, options) => {
        if (path !== file) return answer(path);
        requests.push(options?.cache);
        return respondOnce(path, options);
      };
      published = { build: 'b1', versions: { '2.8.5': { pages: [], files: [file.slice(1)], bytes: 1 } } };
      await save().saved;
      const copy = storage.stored.get('2.8.5 b1 https://host/')!.get(`https://host${file}`)!;
      return { requests, text: await copy.text() };
    };

    test('saveVersion copies an immutable file from another cache', async () => {
      storage.stored.set('read b1 https://host/', new Map([[`https://host${file}`, script(code)]]));
      expect(await saveScript()).toEqual({ requests: [], text: code });
    });

    test('saveVersion does not use a damaged copy in another cache', async () => {
      storage.stored.set('read b1 https://host/', new Map([[`https://host${file}`, html('<!doctype html>')]]));
      respond = () => script(code);
      expect(await saveScript()).toEqual({ requests: ['default'], text: code });
    });

    test('saveVersion downloads a damaged copy in the browser cache again', async () => {
      respond = (_, options) => (options?.cache === 'reload' ? script(code) : html('<!doctype html>'));
      expect(await saveScript()).toEqual({ requests: ['default', 'reload'], text: code });
    });
  });

  test.each([
    ...[
      null,
      7,
      'x',
      [],
      {},
      { build: 'b1' },
      { versions: {} },
      { build: 7, versions: {} },
      { build: 'b1', versions: null },
    ],
    ...[null, 7, {}, { pages: 7, files: [], bytes: 1 }, { pages: [], files: [], bytes: '1' }].map((entry) => ({
      build: 'b1',
      versions: { '2.8.5': entry },
    })),
  ])('fetchList rejects the list %j', async (content) => {
    published = content;
    await expect(fetchList(scope)).rejects.toThrow('offline.json: the server responds with other data');
  });
});
