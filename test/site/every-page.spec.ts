import type { Page } from '@playwright/test';
import { colorViolations, violations } from './axe';
import { expect, inMode, open, overhang, requestsElsewhere, test } from './support';
import { axeSample, sample } from './sample';

const narrow = { width: 390, height: 800 };

test.use({ viewport: narrow, colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

/** Returns one line for each fault on the open page. */
async function faultsOf(page: Page): Promise<string[]> {
  const hasHeading = await page.evaluate(() => {
    const headings = Array.from(document.querySelectorAll('h1'));
    return headings.length === 1 && headings[0].checkVisibility({ visibilityProperty: true });
  });
  const pixels = await overhang(page);
  return [...(hasHeading ? [] : ['shows no heading']), ...(pixels > 0 ? [`scrolls sideways by ${pixels} pixels`] : [])];
}

const frame = ['.navbar', '.theme-doc-sidebar-container', 'footer'];

/**
 * Returns the axe violations on the open page. Runs all rules in dark mode in a narrow window, but only the color rules
 * in light mode in a wide window. Skips the frame, which all pages share, except on the first page.
 */
async function axeFaultsOf(page: Page, isFirst: boolean): Promise<string[]> {
  const part = { include: ['html'], exclude: isFirst ? [] : frame };
  const found = await violations(page, part);
  await page.setViewportSize({ width: 1280, height: 800 });
  await inMode(page, 'light');
  found.push(...(await colorViolations(page, part)).map((line) => `light and wide: ${line}`));
  await page.setViewportSize(narrow);
  await page.emulateMedia({ colorScheme: 'dark' });
  return found;
}

/** Number of paths per test. The number is small, so that both workers finish at about the same time. */
const size = 20;

for (const [name, all] of sample) {
  for (let from = 0; from < all.length; from += size) {
    const paths = all.slice(from, from + size);
    // @spec 1.13 1.14 1.15 1.16 2.1 2.3 2.5 2.6 2.7 2.9 2.43 2.44 2.45 2.46 2.47 2.48 2.49 2.57 2.58 2.59 2.60 2.61
    // @spec 2.62 2.63 2.64 2.65 2.66 2.67 2.68 2.69 2.70 2.71 2.72 2.73 6.2 7.1
    test(`${name}: pages load without faults and axe finds no violations, from ${paths[0]} on`, async ({
      page,
      pageErrors,
      baseURL,
    }) => {
      test.setTimeout(paths.length * 20_000);
      const faults = requestsElsewhere(page, baseURL);
      page.on('console', (message) => {
        // Ignores the not-found page's status, which browsers report as an error.
        const isStatus = message.location().url.endsWith('/404');
        if (message.type() === 'error' && !isStatus) faults.push(message.text());
      });
      // Clears the storage, so that the sidebar state does not carry over from the previous page.
      await page.addInitScript(() => sessionStorage.clear());
      for (const path of paths) {
        const response = await open(page, path);
        expect.soft(response?.status(), path).toBe(path === '/404' ? 404 : 200);
        expect.soft([...(await faultsOf(page)), ...faults.splice(0), ...pageErrors.splice(0)], path).toEqual([]);
        if (axeSample.has(path)) expect.soft(await axeFaultsOf(page, path === paths[0]), path).toEqual([]);
      }
    });
  }
}
