// Every site test fails if a page violates the security policy, and `every-page.spec.ts` opens the pages. These tests
// cover each kind of write.
import { at, expect, open, settled, test } from './support';

test('menus, dialogs, tabs, copies and the search work without a violation of the security policy', async ({
  page,
  pageErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/docs/getting-started/examples/main-file');
  expect(await page.evaluate(() => 'trustedTypes' in window)).toBe(true);
  await page.getByRole('button', { name: /Toggle navigation/ }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab').last().click();
  await page.locator('button.code-copy:visible').first().click();
  await page.keyboard.press('/');
  await page.keyboard.type('setVolume');
  await expect(page.locator('.DocSearch-Hit mark').first()).toBeVisible();
  await page.keyboard.press('Escape');
  expect(pageErrors).toEqual([]);

  await page.evaluate(() => {
    const element = document.createElement('div');
    expectRefused(() => (element.innerHTML = '<img src="x" onerror="alert(1)">'));
    expectRefused(() => (document.createElement('script').src = 'https://example.com/a.js'));
    expectRefused(() => new Worker('data:text/javascript,1'));

    function expectRefused(write: () => void) {
      try {
        write();
      } catch {
        return;
      }
      throw new Error(`Not refused: ${write.toString()}`);
    }
  });
  await settled(page);
  pageErrors.length = 0;
});

test('the comparison, the code check and the service worker run without a violation of the security policy', async ({
  page,
}) => {
  await open(page, '/versions?from=2.7.5&to=2.8.7#check');
  await page.getByLabel('Paste code').fill("require('magmastream');");
  await page.getByRole('button', { name: 'Check my code' }).click();
  await expect(page.getByRole('region', { name: 'Check your code' }).getByRole('status')).toContainText('2.8.7');
  const failure = await page.evaluate(
    (url) =>
      navigator.serviceWorker.register(url).then(
        () => undefined,
        (error: Error) => error.name,
      ),
    at('/sw.js'),
  );
  // Playwright blocks service workers, but the security policy is checked first.
  expect(failure).not.toBe('TypeError');
});
