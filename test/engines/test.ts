import { test as base, expect } from '@playwright/test';
import type { Browser } from './browser';
import { startFirefox } from './firefox';
import { Reader } from './reader';
import { startWebKit } from './webkit';

export { expect };

/** Deletes all data that a test stored in the browser. */
async function clearStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

export interface Options {
  engine: 'firefox' | 'webkit';
}

/** This suite's test function. A test fails if a page reports an error. */
export const test = base.extend<{ reader: Reader }, Options & { engineBrowser: Browser }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine }, use) => {
      const browser = await (engine === 'firefox' ? startFirefox() : startWebKit());
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  reader: async ({ engineBrowser, baseURL }, provide) => {
    const reader = new Reader(engineBrowser, baseURL!);
    await reader.resize(1280, 800);
    await provide(reader);
    expect(await reader.evaluate(() => sessionStorage.getItem('pageErrors')), 'errors of the pages').toBeNull();
    await reader.evaluate(clearStorage);
  },
});
