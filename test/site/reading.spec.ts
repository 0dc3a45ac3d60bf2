import type { Page } from '@playwright/test';
import { currentVersion } from '../../src/config/versions';
import { codeWith } from './search';
import { at, expect, open, test } from './support';

const main = (page: Page) => page.getByRole('main');
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
/** Status of the copy buttons, which screen readers announce. */
const status = (page: Page) => page.getByRole('status').last();

test('a heading link copies the permanent link of a member', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/classes/Player');
  await expect(main(page).getByRole('heading', { name: 'setVolume(volume)', exact: true })).toBeVisible();
  const link = main(page).getByRole('link', { name: 'Direct link to setVolume(volume)' });
  await link.click();
  await expect(status(page)).toHaveText('Link copied');
  await expect(page).toHaveURL(/\/docs\/classes\/Player#setVolume$/);
  expect(await copied(page)).toBe(page.url().replace('/docs/', `/docs/${currentVersion.version}/`));
  // The server redirects the permanent link until the next release.
  await page.goto(await copied(page));
  await expect(page).toHaveURL(/\/docs\/classes\/Player#setVolume$/);
});

test('a button copies the page as Markdown, and reports this for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page, '/docs/enums/StateTypes');
  await expect(status(page)).toBeEmpty();
  const button = page.locator('.copy-page');
  const sample = main(page).locator('.code-copy').first();
  await button.click();
  await expect(button).toHaveText('Copied');
  await expect(status(page)).toHaveText('Copied');
  expect(await copied(page)).toContain('# StateTypes');
  await page.clock.runFor(1500);
  const response = page.waitForResponse(/StateTypes\.md$/);
  await button.click();
  await (await response).finished();
  await page.clock.runFor(1900);
  await expect(button).toHaveText('Copied');
  await page.clock.runFor(100);
  await expect(button).toHaveText('Copy page as Markdown');
  await expect(status(page)).toBeEmpty();

  // A second copy button resets the first button's text.
  await button.click();
  await expect(button).toHaveText('Copied');
  await sample.click();
  await expect(sample).toHaveText('Copied');
  await expect(button).toHaveText('Copy page as Markdown');
});

test('the copy button selects the text if there is no clipboard, as on a site without HTTPS', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const selected = () => page.evaluate(() => getSelection()!.toString());
  await open(page, '/docs/enums/StateTypes');
  await main(page).locator('.code-copy').first().click();
  await expect(main(page).locator('.code-copy').first()).toHaveText('Selected. Copy with your keyboard');
  expect(await selected()).toContain('player');
  await open(page, '/versions?from=2.8.2&to=2.8.4');
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByRole('textbox', { name: 'Comparison as Markdown' })).toBeFocused();
  expect(await selected()).toContain('# Changes in Magmastream from 2.8.2 to 2.8.4');
});

test('the class index shows matches, keeps its filter in the URL, and opens a match on Enter', async ({ page }) => {
  await open(page, '/docs/classes/Player');
  const field = main(page).getByRole('searchbox', { name: 'Filter members' });
  const rows = main(page).locator('.api-index').getByRole('listitem');
  await field.fill('autoplay');
  await expect(rows.filter({ visible: true }).first()).toContainText('isAutoplay');
  // No name contains “remove message”. The search knows that readers say “remove” for “delete”.
  await field.fill('remove message');
  await expect(rows.filter({ visible: true })).toHaveText([/^setNowPlayingMessage/]);
  await field.fill('cooking');
  await expect(rows.filter({ visible: true })).toHaveCount(0);
  const search = main(page).getByRole('link', { name: 'Search all pages' });
  await expect(search).toHaveAttribute('href', at('/search?q=cooking'));
  await expect(main(page).getByRole('heading', { name: 'pause', exact: false }).first()).toBeVisible();
  await field.fill('setvol');
  await field.press('Enter');
  await expect(page).toHaveURL(/\?filter=setvol#setVolume$/);
  await page.reload();
  await expect(field).toHaveValue('setvol');
  await expect(rows.filter({ visible: true })).toHaveText([/^setVolume/]);
});

test('a question mark opens the keyboard shortcuts, except in a field', async ({ page }) => {
  await open(page, '/docs/classes/Player');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await expect(help).toContainText('Search the documentation');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  const field = main(page).getByRole('searchbox', { name: /^Filter/ });
  await field.press('?');
  await expect(field).toHaveValue('?');
  await expect(help).toBeHidden();
});

test('the page reports that the keyboard shortcuts could not be loaded', async ({ page }) => {
  for (const file of codeWith('keyboard-help-title'))
    await page.route(`**/assets/${file}`, (route) => route.fulfill({ status: 404 }));
  await open(page, '/docs/classes/Player');
  await page.keyboard.press('?');
  const failure = page.getByText('Keyboard shortcuts could not be loaded. Reload the page and try again.');
  await expect(failure).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(failure).toBeHidden();
});

test('code wraps on a phone, with a hanging indent and no row for the copy button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/docs/guides/troubleshooting');
  const sample = main(page).locator('h3#no-sound-diagnosis ~ .code-sample').first();
  const code = sample.locator('pre');
  expect(await code.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  const rows = await code.getByText('// 2. Does Discord close').evaluate((node) => {
    const lefts = Array.from(node.getClientRects(), ({ left }) => left);
    return (lefts.at(-1)! - lefts[0]) / parseFloat(getComputedStyle(node).fontSize);
  });
  // A character is about 0.6 em wide.
  expect(rows).toBeCloseTo(1.2, 1);
  const indents = await code.locator('.indent-4', { hasText: 'console.warn' }).evaluate((line) => {
    const lastRow = (node: Node) => {
      const range = new Range();
      range.selectNodeContents(node);
      const rects = Array.from(range.getClientRects());
      const { bottom } = rects.at(-1)!;
      return Math.min(...rects.filter((rect) => Math.abs(rect.bottom - bottom) < 4).map(({ left }) => left));
    };
    const em = parseFloat(getComputedStyle(line).fontSize);
    return [line, line.nextSibling!].map((node) => (lastRow(node) - line.getBoundingClientRect().left) / em);
  });
  // A line with an indent of four characters continues with an indent of six. The next line is not affected.
  expect(indents[0]).toBeCloseTo(3.6, 1);
  expect(indents[1]).toBeCloseTo(0, 1);
  const first = (await code.getByText('// 1. Which').boundingBox())!;
  const { y } = (await sample.getByRole('button', { name: 'Copy' }).boundingBox())!;
  // A row for the button would be 36 px high.
  expect(first.y - y).toBeLessThan(32);
});

// Samples with a title, with tabs, and with neither.
for (const path of ['/docs/getting-started/installation', '/docs/getting-started/examples/creating-commands']) {
  test(`each line of code stays whole in wide windows on ${path}`, async ({ page }) => {
    await open(page, path);
    for (const width of [576, 740, 997, 1180, 1400]) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page.locator('.code-sample pre:visible > code').evaluateAll((all) =>
        all.flatMap((code) => {
          const range = new Range();
          range.selectNodeContents(code);
          const rows = range.getBoundingClientRect().height / parseFloat(getComputedStyle(code).lineHeight);
          return Math.round(rows) === code.textContent.split('\n').length ? [] : [code.textContent];
        }),
      );
      expect(broken, `at ${width} px`).toEqual([]);
    }
  });
}

test('the page tells translators to keep API names', async ({ page }) => {
  await open(page, '/docs/classes/Player');
  const untranslated = page.locator('[translate="no"]');
  const names = [
    main(page).getByRole('heading', { name: 'setVolume(volume)', exact: true }),
    page.locator('h1'),
    page.locator('.theme-doc-toc-desktop').getByText('setVolume()'),
    page.locator('.theme-doc-sidebar-menu a').getByText('Player', { exact: true }).first(),
  ];
  for (const name of names) await expect(name.and(untranslated)).toHaveCount(1);
  const prose = main(page).getByRole('heading', { name: 'Methods', exact: true });
  await expect(prose.and(untranslated)).toHaveCount(0);
  await open(page, '/search?q=Player.setVolume');
  const hit = main(page).getByRole('link', { name: 'Player.setVolume', exact: false }).first();
  await expect(hit.and(untranslated)).toHaveCount(1);
});
