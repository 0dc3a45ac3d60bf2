import type { Locator, Page } from '@playwright/test';
import { links } from '../../src/config/site';
import { expectAccessible } from './axe';
import { at, create, expect, open, test } from './search';

/** A question that no page answers. */
const question = 'my purple accordion sounds better than a cat';

const asks = async (box: Locator) => {
  await expect(box.getByRole('link', { name: 'ask on Discord' })).toHaveAttribute('href', links.community);
  await expect(box.getByRole('link', { name: 'open an issue' })).toHaveAttribute('href', /issues\/new\?.*accordion/);
};

/** Runs axe in a wide and a narrow window. */
async function check(page: Page, part: string) {
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `weak, ${width} px`, part);
  }
}

test('the dialog shows the closest hits of a weak result', async ({ page, search }) => {
  await search.visit(question);
  await expect(search.dialog.getByText('Nothing matches well', { exact: true })).toBeVisible();
  await expect(search.hits).toHaveCount(3);
  await asks(search.dialog);
  await expect(search.status).toContainText('Nothing matches well');
  await check(page, '.DocSearch-Modal');
  await search.field.fill('Manager.create');
  await search.finds(create);
  await expect(search.dialog.getByText('Nothing matches well')).toHaveCount(0);
});

test('the search page shows the closest hits of a weak result first', async ({ page }) => {
  await open(page, `/search?q=${encodeURIComponent(question)}`);
  const main = page.getByRole('main');
  const hits = main.locator('section').getByRole('listitem');
  await expect(hits).toHaveCount(3);
  await expect(main.getByRole('status')).toHaveText(new RegExp(`^Nothing matches “${question}” well in v`));
  await asks(main);
  await check(page, 'main');
  const more = main.getByRole('button', { name: /^Show \d+ more/ });
  await more.click();
  await expect(hits.nth(3).getByRole('link')).toBeFocused();
  await expect.poll(() => hits.count()).toBeLessThanOrEqual(15);
  await main.getByRole('searchbox').fill('volume');
  await expect(main.getByRole('status')).toContainText('results for “volume”');
  await expect(hits).toHaveCount(15);
  await expect(page).toHaveURL(at('/search?q=volume'));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  /** Returns the maximum number of lines among the elements that match the selector. */
  const mostLines = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((all) => {
      const linesOf = (element: Element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight);
      return Math.max(...all.map((element) => Math.round(linesOf(element))));
    });
  // The errors page has the longest headings.
  const queries = ['error', 'must be', 'lavalink is not listening', 'volume'];

  test('a row of the dialog has at most three lines', async ({ page, search }) => {
    await search.visit();
    for (const query of queries) {
      await search.field.fill(query);
      await search.finishes();
      expect(await mostLines(page, '.DocSearch-Hit-title'), query).toBeLessThanOrEqual(2);
      expect(await mostLines(page, '.DocSearch-Hit-path'), query).toBeLessThanOrEqual(1);
    }
  });

  test('a row of the search page has at most three lines', async ({ page }) => {
    await open(page, '/search');
    const main = page.getByRole('main');
    for (const query of queries) {
      await main.getByRole('searchbox').fill(query);
      await expect(main.getByRole('status')).toContainText(`“${query}”`);
      await expect(main.locator('section li')).toHaveCount(15);
      expect(await mostLines(page, 'main section li > :first-child'), query).toBeLessThanOrEqual(2);
      expect(await mostLines(page, 'main section li > p'), query).toBeLessThanOrEqual(1);
    }
  });
});
