/** @jest-environment jsdom */
import prefetchFile from '../../../src/app/prefetchFile';

const tags = () => Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]'), ({ href }) => href);

/** Lets the browser know of prefetching, or not; jsdom knows nothing of what links can be. */
function supportPrefetch(isSupported: boolean) {
  const relList = { supports: (kind: string) => isSupported && kind === 'prefetch' };
  Object.defineProperty(HTMLLinkElement.prototype, 'relList', { configurable: true, value: relList });
}

// @spec 7.22
test('a file is fetched ahead by a link, once', async () => {
  supportPrefetch(true);
  for (const file of ['a.js', 'b.js', 'a.js']) await prefetchFile(`https://example.org/${file}`);
  expect(tags()).toEqual(['https://example.org/a.js', 'https://example.org/b.js']);
});

// @spec 7.21
test('a browser without such links asks for the file, with what it knows of the reader', async () => {
  supportPrefetch(false);
  const ask = jest.fn<Promise<object>, [string, RequestInit]>().mockResolvedValue({});
  Object.assign(globalThis, { fetch: ask });
  for (const file of ['c.js', 'c.js']) await prefetchFile(file);
  expect(ask.mock.calls).toEqual([['c.js', { credentials: 'include' }]]);
});
