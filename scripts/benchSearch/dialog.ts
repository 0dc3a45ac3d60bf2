import type { Browser, Page } from '@playwright/test';
import { baseUrl } from '../../src/config/baseUrl';
import { serve } from './serve';

/** How much slower than this machine a phone is taken to be. */
export const throttle = 4;
/** For how long nothing may change before the results of a key count as complete, in milliseconds. */
const quiet = 300;

/**
 * Types queries key by key into the dialog of the built site, under CPU throttling, and answers the time from each key
 * to the frame that shows the last change of its results, in milliseconds.
 */
export async function timeDialog(browser: Browser, build: string, queries: readonly string[]): Promise<number[]> {
  const { origin, close } = await serve(build, baseUrl);
  const page = await browser.newPage();
  try {
    await page.goto(`${origin}${baseUrl}docs/intro`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await page.keyboard.press('Control+k');
    const input = page.locator('.DocSearch-Input');
    await input.fill('player');
    await page.locator('.DocSearch-Hit').first().waitFor();
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await page.evaluate(watch);
    const times: number[] = [];
    for (const query of queries) {
      await input.fill('');
      await settled(page);
      for (const key of query) {
        await page.keyboard.press(key === ' ' ? 'Space' : key);
        const time = await settled(page);
        if (time !== undefined) times.push(time);
      }
    }
    return times;
  } finally {
    await page.close();
    close();
  }
}

/** In the page: notes when a key goes down, when the results change, and when the frame after that has been painted. */
const watch = `{
  window.bench = { key: 0, changed: 0, painted: 0 };
  addEventListener('keydown', (event) => { bench.key = event.timeStamp; }, true);
  new MutationObserver(() => {
    bench.changed = performance.now();
    requestAnimationFrame(() => setTimeout(() => { bench.painted = performance.now(); }));
  }).observe(document.querySelector('.DocSearch-Dropdown'), { subtree: true, childList: true, characterData: true });
}`;

/** Waits until the results do not change any more; undefined where the key changed nothing in them. */
function settled(page: Page): Promise<number | undefined> {
  return page.evaluate<number | undefined>(`new Promise((resolve) => {
    const look = () => {
      const { key, changed, painted } = bench;
      const isQuiet = performance.now() - Math.max(key, changed) > ${quiet} && painted >= changed;
      if (isQuiet) resolve(changed > key ? painted - key : undefined);
      else setTimeout(look, 20);
    };
    setTimeout(look, 20);
  })`);
}
