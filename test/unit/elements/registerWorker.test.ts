const register = jest.fn(() => Promise.reject(new Error('no storage')));

/** Imports the module as a build loads it, and registers the worker. */
async function start(hasOfflineCache: boolean, navigator: object): Promise<void> {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  jest.doMock('@generated/site-data/default/settings.mjs', () => ({ baseUrl: '/sub/', hasOfflineCache }), {
    virtual: true,
  });
  Object.defineProperty(global, 'navigator', { value: navigator, configurable: true });
  Object.assign(globalThis, { document: new EventTarget() });
  const { registerWorker } = await import('../../../src/elements/prefetch/registerWorker');
  registerWorker();
  registerWorker();
}

beforeEach(() => register.mockClear());
afterEach(() => jest.restoreAllMocks());

test('registerWorker registers the worker once, and ignores failures', async () => {
  await start(true, { serviceWorker: { register } });
  expect(register.mock.calls).toEqual([['/sub/sw.js']]);
});

test('registerWorker does nothing in a build without an offline cache', async () => {
  await start(false, { serviceWorker: { register } });
  expect(register).not.toHaveBeenCalled();
});

test('registerWorker ignores browsers without service workers, and windows that refuse access', async () => {
  await start(true, {});
  const refuse = () => {
    throw new DOMException('The window is sandboxed', 'SecurityError');
  };
  await start(true, Object.defineProperty({}, 'serviceWorker', { get: refuse }));
});
