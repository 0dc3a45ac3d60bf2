import type { Page } from '@playwright/test';
import { currentVersion } from '../../src/config/versions';
import { at, expect, heading, hideNavbar, mainNav, open, scrollTop, still, test } from './support';

test.describe('navbar', () => {
  // @spec 2.2 2.3 2.4 2.5 2.6
  test('the navbar marks the entry of the current page', async ({ page }) => {
    for (const [path, label, title] of [
      ['/', 'Homepage', 'Music for your Discord bot'],
      ['/docs/intro', 'Documentation', 'Introduction'],
      ['/docs/2.6.1/manager', 'Documentation', 'Manager'],
      ['/docs/category/-enums', 'Documentation', 'Enums'],
      ['/statistics', 'Statistics', 'Statistics'],
      ['/usedby', 'Used by', 'Used by'],
    ]) {
      await open(page, path);
      await expect(heading(page)).toContainText(title);
      const marked = mainNav(page).locator('.navbar__item.navbar__link--active, .navbar__item[aria-current="page"]');
      expect
        .soft(
          (await marked.allInnerTexts()).filter((text) => !/\d/.test(text)),
          path,
        )
        .toEqual([label]);
    }
  });

  test('the navbar shows the site title and its entries on one line in every wide window', async ({ page }) => {
    await open(page, '/docs/intro');
    for (const width of [997, 1040, 1100, 1210]) {
      await page.setViewportSize({ width, height: 700 });
      const faults = await page.locator('.navbar :is(.navbar__title, .navbar__link):visible').evaluateAll((all) =>
        all.flatMap((item) => {
          const isCut = item.scrollWidth > item.clientWidth && item.clientWidth > 0;
          const isTall = item.getBoundingClientRect().height > 48;
          return isCut || isTall ? [item.textContent] : [];
        }),
      );
      expect(faults, `at ${width} px`).toEqual([]);
    }
  });

  // @spec 2.14 2.15 2.16
  test('the navbar hides on scroll down and shows on scroll up', async ({ page }) => {
    await page.goto(at('/docs/classes/Manager'));
    await hideNavbar(page);
    await page.mouse.wheel(0, -150);
    await expect(mainNav(page)).toBeInViewport();
    expect(await scrollTop(page)).toBeGreaterThan(100);
    // Moves to a heading. This jump shows the navbar even when the page scrolls down.
    await hideNavbar(page);
    await page.evaluate(() => (location.hash = '#trackEnd'));
    await expect(mainNav(page)).toBeInViewport({ ratio: 1 });
    // The navbar stays visible until the page has scrolled by at least the height of the navbar.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(mainNav(page)).toBeInViewport();
    await page.mouse.wheel(0, 25);
    await expect.poll(() => scrollTop(page)).toBe(25);
    await page.mouse.wheel(0, 25);
    await expect.poll(() => scrollTop(page)).toBe(50);
    await still(page);
    await expect(mainNav(page)).toBeInViewport({ ratio: 0.5 });
  });
});

test.describe('version menu', () => {
  const button = (page: Page, name: string | RegExp = /^v\d/) => mainNav(page).getByRole('button', { name });
  const menu = (page: Page) => mainNav(page).locator('.dropdown__menu');
  const version = (page: Page, name: string) => menu(page).getByRole('link', { name });

  // @spec 4.16 4.17
  test('the version menu opens and closes by keyboard, and closes on a press or focus outside', async ({ page }) => {
    await open(page, '/docs/intro');
    await button(page).focus();
    for (const event of ['mousedown', 'touchstart', 'focusin']) {
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible();
      await page.getByRole('contentinfo').dispatchEvent(event);
      await expect(menu(page), event).toBeHidden();
    }
    for (const isOpen of [true, false]) {
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible({ visible: isOpen });
    }
    await page.keyboard.press('Space');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  // @spec 2.8
  test('the version menu links to the same page of each version or to its main page, and ends with all versions', async ({
    page,
  }) => {
    for (const [path, target] of [
      ['/docs/classes/Manager', '/docs/2.6.1/manager'],
      ['/docs/typedefs/Node/lyrics', '/docs/2.6.1/getting-started'],
    ]) {
      await page.goto(at(path));
      await button(page).hover();
      await expect(version(page, 'v2.6.1')).toHaveAttribute('href', at(target));
    }
    await expect(menu(page).getByRole('link').last()).toHaveText('All versions');
    await expect(menu(page).getByRole('link').last()).toHaveAttribute('href', at('/versions'));
  });

  test('the version menu shows the status of each version, and links to the renamed member', async ({ page }) => {
    await open(page, '/docs/typedefs/Node/lyrics');
    await button(page).hover();
    await expect(version(page, 'v2.8.1')).toHaveText('v2.8.1 no page · opens start page');
    await open(page, '/docs/classes/Player#setVoiceChannelId');
    await button(page).hover();
    await expect(version(page, 'v2.8.4')).toHaveText('v2.8.4 same');
    await expect(version(page, 'v2.8.0')).toHaveText('v2.8.0 renamed');
    await page.evaluate(() => (location.hash = '#moveNode'));
    await expect(version(page, 'v2.8.0')).toHaveText('v2.8.0 no section · opens the page');
    await page.goBack();
    await version(page, 'v2.8.0').click();
    await expect(page).toHaveURL(at('/docs/2.8.0/classes/Player#setVoiceChannel'));
  });

  test('the version menu distinguishes sections with a common prefix', async ({ page }) => {
    // Only the section QueueChangeEvent-tracks differs between the two versions.
    await open(page, '/docs/typedefs/Player/playerStateUpdate#QueueChangeEvent');
    await button(page).hover();
    await expect(version(page, 'v2.8.1')).toHaveText('v2.8.1 same');
    await version(page, 'v2.8.1').click();
    await expect(page).toHaveURL(/\/docs\/2\.8\.1\/.*#QueueChangeEvent$/);
  });

  // @spec 4.32 4.33 9.34
  test('the version menu keeps the query and hash, and stores a valid choice', async ({ page }) => {
    const stored = () => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
    await open(page, '/docs/classes/Manager?from=here#create');
    await button(page).hover();
    await version(page, 'v2.8.4').click();
    await expect(page).toHaveURL(at('/docs/2.8.4/classes/Manager?from=here#create'));
    await expect(heading(page)).toHaveText('Manager');
    await expect.poll(stored).toBe('2.8.4');
    await page.goto(at('/statistics'));
    await expect(button(page, 'v2.8.4')).toBeVisible();
    await open(page, '/search');
    await expect(button(page, 'v2.8.4')).toBeVisible();
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '0.0.1'));
    await page.goto(at('/statistics'));
    await expect(button(page, currentVersion.label)).toBeVisible();
    await expect.poll(stored).toBeNull();
  });
});

test.describe('menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  const sidebar = (page: Page) => page.locator('.navbar-sidebar');
  const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY);

  async function openSidebar(page: Page) {
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(sidebar(page)).toBeInViewport();
    await expect.poll(() => overflow(page)).toBe('hidden');
  }
  async function expectClosed(page: Page) {
    await expect(sidebar(page)).not.toBeInViewport();
    await expect.poll(() => overflow(page)).not.toBe('hidden');
  }

  // @spec 4.10 4.11 4.13
  test('the mobile menu locks scrolling, keeps the focus, and closes on Close, Escape, backdrop and navigation', async ({
    page,
  }) => {
    await page.goto(at('/'));
    await expect(sidebar(page), 'created on the first use').toHaveCount(0);
    await openSidebar(page);
    await sidebar(page).getByRole('button', { name: 'Close navigation bar' }).click();
    await expectClosed(page);
    await openSidebar(page);
    await page.keyboard.press('Shift+Tab');
    await expect(sidebar(page).locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeFocused();
    await openSidebar(page);
    await page.mouse.click(380, 400);
    await expectClosed(page);
    await openSidebar(page);
    await sidebar(page).getByText(currentVersion.label, { exact: true }).first().click();
    await sidebar(page).getByRole('link', { name: 'v2.8.5' }).click();
    await expect(page).toHaveURL(at('/docs/2.8.5/intro'));
    await expectClosed(page);
  });

  // @spec 2.34 2.35 2.36 4.12 9.14
  test('the mobile menu shows the docs first, opens the main menu, and closes in wide windows', async ({ page }) => {
    await page.goto(at('/docs/classes/Manager'));
    await openSidebar(page);
    await expect(sidebar(page).getByRole('link', { name: 'Manager', exact: true })).toBeInViewport({ ratio: 1 });
    const heights = await sidebar(page)
      .locator('.menu__link, summary, button')
      .evaluateAll((rows) => rows.filter((row) => row.checkVisibility()).map((row) => row.clientHeight));
    expect(Math.min(...heights), 'room for a finger').toBeGreaterThanOrEqual(44);
    // The hidden main menu is inert, so Tab moves from the Close button to the versions, and then to the docs.
    await page.keyboard.press('Tab');
    await expect(sidebar(page).locator('summary').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sidebar(page).getByRole('button', { name: 'Back to main menu' })).toBeFocused();
    await expect(sidebar(page).getByRole('link', { name: 'LoadTypes' })).toBeHidden();
    await sidebar(page)
      .getByLabel(/Pages of .*Enums/)
      .click();
    await expect(sidebar(page).getByRole('link', { name: 'LoadTypes' })).toBeVisible();
    await sidebar(page).getByRole('button', { name: 'Back to main menu' }).click();
    await expect(sidebar(page).getByRole('link', { name: 'Statistics' })).toBeInViewport();
    const mode = page.locator('html');
    const before = await mode.getAttribute('data-theme');
    await sidebar(page)
      .getByRole('button', { name: /dark and light mode/ })
      .click();
    await expect(mode).not.toHaveAttribute('data-theme', before!);
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(sidebar(page).getByRole('link', { name: 'Statistics' })).toBeInViewport();
    await page.setViewportSize({ width: 997, height: 800 });
    await expectClosed(page);
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden();
    await expect(mainNav(page).getByRole('link', { name: 'Statistics' })).toBeVisible();
  });
});
