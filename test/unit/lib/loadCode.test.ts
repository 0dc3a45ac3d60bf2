import { isUpdate, loadCode, renewFile, retryLabel } from '../../../src/lib/loadCode';

const file = '/assets/js/part.0a1b2c3d.js';
const url = `https://host${file}`;
const ofType = (type: string, body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });
const portal = () => ofType('text/html', '<title>Sign in</title>');
const script = () => ofType('text/javascript', 'start();');
const otherBuild = () => ofType('text/html', '<meta name=build content=b2>');

let cached: Map<string, Response>;
let requests: (RequestCache | undefined)[];
let respond: () => Response;

beforeEach(() => {
  cached = new Map();
  requests = [];
  respond = script;
  const cache = {
    match: (key: string) => Promise.resolve(cached.get(key)),
    delete: (key: string) => Promise.resolve(cached.delete(key)),
  };
  Object.assign(globalThis, {
    location: { href: 'https://host/docs/intro' },
    document: { querySelector: () => ({ content: 'b1' }) },
    caches: { keys: () => Promise.resolve(['read b1']), open: () => Promise.resolve(cache) },
    fetch: (_: string, options?: RequestInit) => {
      requests.push(options?.cache);
      return Promise.resolve(respond());
    },
  });
});

/** Returns a function that fails the given number of times, as the bundler's `import()` does. */
function failing(times: number, request: string | undefined = file) {
  let calls = 0;
  return jest.fn(() =>
    ++calls <= times
      ? Promise.reject(Object.assign(new Error('Loading failed'), { request }))
      : Promise.resolve('code'),
  );
}

test('loadCode removes the damaged copy of a script and loads the script once more', async () => {
  cached.set(url, portal());
  const load = failing(1);
  expect(await loadCode(load)).toBe('code');
  expect(requests).toEqual(['reload']);
  expect(cached.size).toBe(0);
});

test('loadCode rejects if the script fails twice', async () => {
  const load = failing(2);
  await expect(loadCode(load)).rejects.toThrow('Loading failed');
  expect(load).toHaveBeenCalledTimes(2);
});

test('loadCode does not repeat other errors', async () => {
  const load = failing(1, '');
  await expect(loadCode(load)).rejects.toThrow('Loading failed');
  expect(requests).toEqual([]);
});

test('renewFile keeps an intact copy', async () => {
  cached.set('https://host/img/a.svg', ofType('image/svg+xml', '<svg/>'));
  await renewFile('/img/a.svg');
  expect(cached.size).toBe(1);
});

test('renewFile works without the cache', async () => {
  Reflect.deleteProperty(globalThis, 'caches');
  await renewFile(file);
  expect(requests).toEqual(['reload']);
});

test.each([
  ['status 404', () => ofType('text/plain', '', 404), true],
  ['status 410', () => ofType('text/plain', '', 410), true],
  ['a page of another build', otherBuild, true],
  ['a page of this build', () => ofType('text/html', '<meta name=build content=b1>'), false],
  ['a page of another site', portal, false],
  ['status 500', () => ofType('text/html', '', 500), false],
  ['a script', script, false],
])('a response with %s: the site was updated %s', async (_, answer, isUpdated) => {
  respond = answer;
  const error: unknown = await loadCode(failing(9)).catch((reason: unknown) => reason);
  expect(isUpdate(error)).toBe(isUpdated);
  expect(retryLabel(error)).toBe(isUpdated ? 'Reload' : 'Retry');
});
