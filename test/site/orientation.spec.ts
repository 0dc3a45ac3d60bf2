import type { Page } from '@playwright/test';
import { currentVersion } from '../../src/config/versions';
import { at, expect, hideNavbar, mainNav, open, scrollTop, test } from './support';

// Tests that each screen names its version, page and heading.

test('the sidebar shows the entry of the page, and the version stays above it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const sidebar = page.getByRole('complementary', { name: 'Documentation' });
  const entry = (name: string) => sidebar.getByRole('link', { name, exact: true });
  await page.goto(at('/docs/enums/UseNodeOptions'));
  await expect(entry('UseNodeOptions')).toBeInViewport({ ratio: 1 });
  await expect(sidebar.getByText(currentVersion.version, { exact: true })).toBeInViewport({ ratio: 1 });
  await page.goto(at('/docs/2.8.2/classes/TrackUtils'));
  await expect(entry('TrackUtils')).toBeInViewport({ ratio: 1 });
  await page.goto(at('/docs/2.8.2/classes/Manager#search'));
  await hideNavbar(page);
  await expect(sidebar.getByText('2.8.2', { exact: true })).toBeInViewport({ ratio: 1 });
  await entry(`Go to ${currentVersion.version}`).click();
  await expect(page).toHaveURL(at('/docs/classes/Manager#search'));
});

test.describe('table of contents', () => {
  const entries = (page: Page) => page.locator('.theme-doc-toc-desktop a');
  const mark = '.theme-doc-toc-desktop .table-of-contents__link--active';
  const all = ['classes/Player', 'guides/errors', 'intro', 'classes/queue', 'typedefs/Track', 'enums/LoadTypes'];
  // By default, tests a page with groups, a page with long entries, and a page that fits into a large window.
  const paths = process.env.TEST_ALL ? all : all.slice(0, 3);

  /** Clicks each link. Returns the hashes of links that are not marked, or whose heading the navbar covers. */
  const wrongEntries = (page: Page) =>
    entries(page).evaluateAll(async (links, selector) => {
      const wrong: string[] = [];
      for (const link of links as HTMLAnchorElement[]) {
        link.click();
        for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
        const { top } = document.getElementById(decodeURIComponent(link.hash.slice(1)))!.getBoundingClientRect();
        const { bottom } = document.querySelector('.navbar')!.getBoundingClientRect();
        if (document.querySelector(selector) !== link || top < bottom) wrong.push(link.hash);
      }
      return wrong;
    }, mark);

  for (const [width, height] of [
    [1366, 768],
    [2560, 1300],
  ]) {
    test(`the table of contents marks the clicked entry at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of paths) {
        await open(page, `/docs/${path}`);
        expect.soft(await wrongEntries(page), path).toEqual([]);
      }
    });
  }

  test('the table of contents marks the entry of the URL hash, and the last entry at the end', async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 1300 });
    for (const path of paths) {
      await open(page, `/docs/${path}`);
      const hashes = await entries(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
      for (const [index, hash] of [hashes[0], hashes.at(-2)!, hashes.at(-1)!].entries()) {
        // A different query makes the browser load the page again.
        await open(page, `/docs/${path}?${index}${hash}`);
        await expect.soft(page.locator(mark), path + hash).toHaveAttribute('href', hash);
        await expect.soft(mainNav(page)).toBeInViewport({ ratio: 1 });
      }
    }
    await open(page, '/docs/classes/Player');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(entries(page).last()).toHaveClass(/--active/);
  });

  test('the table of contents shows groups, and the members of the current group', async ({ page }) => {
    await open(page, '/docs/classes/Player');
    const link = (name: string | RegExp) => page.locator('.theme-doc-toc-desktop').getByRole('link', { name });
    await expect(link('Methods')).toBeVisible();
    await expect(link(/^setVolume/)).toBeHidden();
    await link('Methods').click();
    await expect(link(/^setVolume/)).toBeVisible();
  });
});

test.describe('page strip of small screens', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the page strip shows the heading, opens two menus, and stays visible when the navbar hides', async ({
    page,
  }) => {
    await open(page, '/docs/2.8.2/classes/Player#setVolume');
    const strip = page.locator('page-strip');
    const summary = strip.getByTitle('On this page');
    await expect(summary).toHaveText(/^Player setVolume/);
    await expect(page.locator('#setVolume')).toBeInViewport({ ratio: 1 });
    const before = await scrollTop(page);
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(strip.getByRole('link', { name: /^setVolume/ })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(strip.getByRole('link')).toHaveCount(0);
    await expect(summary).toBeFocused();
    expect(await scrollTop(page)).toBe(before);
    await summary.click();
    await strip.getByRole('link', { name: /^pause\(/ }).click();
    await expect(page).toHaveURL(/#pause$/);
    await expect(strip.getByRole('link')).toHaveCount(0);
    await expect(summary).toHaveText(/^Player pause\(/);
    await hideNavbar(page);
    expect(await strip.evaluate((node) => node.getBoundingClientRect().top)).toBe(0);
    await strip.getByRole('button', { name: '2.8.2' }).click();
    await strip.getByRole('link', { name: `v${currentVersion.version}` }).click();
    await expect(page).toHaveURL(at('/docs/classes/Player#pause'));
    await open(page, '/docs/category/-enums');
    await expect(strip).toContainText('Enums');
  });

  test('the page strip shortens the page name before the heading', async ({ page }) => {
    await open(page, '/docs/guides/troubleshooting#no-available-nodes');
    const heading = page.locator('page-strip [data-heading]');
    await expect(heading).not.toBeEmpty();
    const hidden = await heading.evaluate((node) => {
      const overflow = node.getBoundingClientRect().right - node.parentElement!.getBoundingClientRect().right;
      return Math.max(overflow, node.scrollWidth - node.clientWidth);
    });
    expect(hidden).toBeLessThan(1);
  });

  test('the page strip prints the version and the title', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(at('/docs/2.8.2/classes/Player'));
    const content = page.locator('page-strip').evaluate((node) => getComputedStyle(node, '::before').content);
    expect(await content).toBe('"Magmastream 2.8.2 · Player"');
  });
});
