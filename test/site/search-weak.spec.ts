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

for (const width of [1366, 390]) {
  test(`the dialog shows the closest hits of a weak result at ${width} px`, async ({ page, search }) => {
    await page.setViewportSize({ width, height: 800 });
    await search.visit(question);
    await expect(search.dialog.getByText('Nothing matches well', { exact: true })).toBeVisible();
    await expect(search.hits).toHaveCount(3);
    await asks(search.dialog);
    await expect(search.status).toContainText('Nothing matches well');
    await expectAccessible(page, 'weak');
    await search.field.fill('Manager.create');
    await search.finds(create);
    await expect(search.dialog.getByText('Nothing matches well')).toHaveCount(0);
  });

  test(`the search page shows the closest hits of a weak result first at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `/search?q=${encodeURIComponent(question)}`);
    const main = page.getByRole('main');
    const hits = main.locator('section').getByRole('listitem');
    await expect(hits).toHaveCount(3);
    await expect(main.getByRole('status')).toHaveText(new RegExp(`^Nothing matches “${question}” well in v`));
    await asks(main);
    await expectAccessible(page, 'weak');
    const more = main.getByRole('button', { name: /^Show \d+ more/ });
    await more.click();
    await expect(hits.nth(3).getByRole('link')).toBeFocused();
    await expect.poll(() => hits.count()).toBeLessThanOrEqual(15);
    await main.getByRole('searchbox').fill('volume');
    await expect(main.getByRole('status')).toContainText('results for “volume”');
    await expect(hits).toHaveCount(15);
    await expect(page).toHaveURL(at('/search?q=volume'));
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  /** Returns the largest number of lines of the elements that match the selector. */
  const mostLines = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((all) => {
      const linesOf = (element: Element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight);
      return Math.max(...all.map((element) => Math.round(linesOf(element))));
    });
  // The errors page has the longest headings.
  for (const query of ['error', 'must be', 'lavalink is not listening', 'volume']) {
    test(`a row for “${query}” takes at most three lines`, async ({ page, search }) => {
      await search.visit(query);
      await search.finishes();
      expect(await mostLines(page, '.DocSearch-Hit-title')).toBeLessThanOrEqual(2);
      expect(await mostLines(page, '.DocSearch-Hit-path')).toBeLessThanOrEqual(1);
      await open(page, `/search?q=${query}`);
      await expect(page.getByRole('main').locator('section li')).toHaveCount(15);
      expect(await mostLines(page, 'main section li > :first-child')).toBeLessThanOrEqual(2);
      expect(await mostLines(page, 'main section li > p')).toBeLessThanOrEqual(1);
    });
  }
});
