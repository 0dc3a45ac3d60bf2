import type { Page } from '@playwright/test';
import { currentVersion } from '../../src/config/versions';
import { codeOf, codeWith } from './search';
import { at, expect, heading, mainNav, running, scrollTop, start, still, test } from './support';

// As most readers come: with the pages of links fetched ahead.
test.use({ savesData: false });

/** Whether the application runs in the page: it should not, where a reader did nothing that needs it. */
const expectNoApplication = (page: Page) =>
  expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');

test.describe('the navbar', () => {
  // @spec 2.2 2.3 2.4 2.5 2.6
  test('marks the place of a page, and nothing else at the left', async ({ page }) => {
    for (const [path, label, title] of [
      ['/', 'Homepage', 'Magmastream'],
      ['/docs/intro', 'Documentation', 'Introduction'],
      ['/docs/2.6.1/manager', 'Documentation', 'Manager'],
      ['/docs/category/-enums', 'Documentation', 'Enums'],
      ['/statistics', 'Statistics', 'Statistics'],
      ['/usedby', 'Used by', 'Used by'],
    ]) {
      await page.goto(at(path));
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

  // @spec 2.14 2.15 2.16
  test('hides on scroll down and shows on scroll up', async ({ page }) => {
    await page.goto(at('/docs/classes/Manager'));
    await page.mouse.move(640, 500);
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect(mainNav(page)).not.toBeInViewport({ timeout: 500 });
    }).toPass();
    await page.mouse.wheel(0, -150);
    await expect(mainNav(page)).toBeInViewport();
    const top = await scrollTop(page);
    expect(top).toBeGreaterThan(100);
    // What grows above is no scrolling: the browser keeps what is being read in its place.
    await page.locator('body').evaluate((body) => {
      const above = document.createElement('div');
      above.style.height = '200px';
      body.prepend(above);
    });
    await expect.poll(() => scrollTop(page)).toBe(top + 200);
    await still(page);
    await expect(mainNav(page)).toBeInViewport({ ratio: 0.5 });
    // A part of the page that is jumped to stands where the bar would be, above as below.
    await page.evaluate(() => (location.hash = '#create'));
    await expect(mainNav(page)).not.toBeInViewport();
    // Above its own height it stays.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(mainNav(page)).toBeInViewport();
    await page.mouse.wheel(0, 25);
    await expect.poll(() => scrollTop(page)).toBe(25);
    await page.mouse.wheel(0, 25);
    await expect.poll(() => scrollTop(page)).toBe(50);
    await still(page);
    await expect(mainNav(page)).toBeInViewport({ ratio: 0.5 });
    await expectNoApplication(page);
  });
});

test.describe('the versions', () => {
  const button = (page: Page, name: string | RegExp = /^v\d/) => mainNav(page).getByRole('button', { name });
  const menu = (page: Page) => mainNav(page).locator('.dropdown__menu');
  const version = (page: Page, name: string) => menu(page).getByRole('link', { name });

  // @spec 4.16 4.17
  test('open and close with the keyboard, and close when the reader turns elsewhere', async ({ page }) => {
    await page.goto(at('/docs/intro'));
    await button(page).focus();
    for (const turn of ['mousedown', 'touchstart', 'focusin']) {
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible();
      await page.getByRole('contentinfo').dispatchEvent(turn);
      await expect(menu(page), turn).toBeHidden();
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeHidden();
    await page.keyboard.press('Space');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expectNoApplication(page);
  });

  // @spec 2.8
  test('lead to the same page where there is one, else to their main page, and end with all of them', async ({
    page,
  }) => {
    for (const [path, there] of [
      ['/docs/classes/Manager', '/docs/2.6.1/manager'],
      ['/docs/typedefs/Node/lyrics', '/docs/2.6.1/getting-started'],
    ]) {
      await page.goto(at(path));
      await button(page).hover();
      await expect(version(page, 'v2.6.1')).toHaveAttribute('href', at(there));
    }
    await expect(menu(page).getByRole('link').last()).toHaveText('All versions');
    await expect(menu(page).getByRole('link').last()).toHaveAttribute('href', at('/versions'));
  });

  // @spec 4.32 4.33 9.34
  test('stay chosen, until the chosen one no longer exists', async ({ page }) => {
    const stored = () => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
    await page.goto(at('/docs/classes/Manager?from=here#create'));
    // At a part of a page the bar is hidden, once the page is ready, until the reader scrolls up.
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.evaluate(() => scrollBy(0, -500));
    await button(page).hover();
    await version(page, 'v2.8.4').click();
    await expect(page).toHaveURL(at('/docs/2.8.4/classes/Manager?from=here#create'));
    await expect(heading(page)).toHaveText('Manager');
    expect(await stored()).toBe('2.8.4');
    await page.goto(at('/statistics'));
    await expect(button(page, 'v2.8.4')).toBeVisible();
    await expectNoApplication(page);
    await running(page);
    await expect(button(page, 'v2.8.4')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await button(page).hover();
    await version(page, 'v2.8.5').click();
    await expect(heading(page)).toHaveText('Introduction');
    await mainNav(page).getByRole('link', { name: 'Used by' }).click();
    await expect(button(page, 'v2.8.5')).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '0.0.1'));
    await page.goto(at('/statistics'));
    await expect(button(page, currentVersion.label)).toBeVisible();
    await expect.poll(stored).toBeNull();
  });
});

// @spec 8.24 8.25 8.26 8.28 8.29
test('an item of the navbar that cannot be shown is named by the page that crashes, with the reason', async ({
  page,
}) => {
  const ours = 'type:"docsVersionDropdown",';
  const [script] = codeWith(ours);
  for (const [item, reason] of [
    ['type:"nothing",', 'No NavbarItem component found for type "nothing".'],
    ['type:"docSidebar",sidebarId:"tutorialSidebar",', 'Sidebar with ID "tutorialSidebar" doesn\'t have anything'],
    ['type:"docSidebar",sidebarId:"nothing",', 'Can\'t find any sidebar with id "nothing"'],
    ['type:"doc",docId:"nothing",', 'Couldn\'t find any doc with id "nothing"'],
  ]) {
    const body = codeOf(script).replace(ours, item).replaceAll('"link":{"path"', '"other":{"path"');
    await page.route(`**/assets/${script}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.goto(at('/docs/intro'));
    await start(page);
    const crash = page.getByText('A theme navbar item failed to render.');
    await expect(crash).toContainText('Please double-check the following navbar item (themeConfig.navbar.items)');
    await expect(crash).toContainText(reason);
  }
});

test.describe('on a phone, the sidebar', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  const sidebar = (page: Page) => page.locator('.navbar-sidebar');
  const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY);

  async function openSidebar(page: Page) {
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(sidebar(page)).toBeInViewport();
    expect(await overflow(page)).toBe('hidden');
  }
  async function expectClosed(page: Page) {
    await expect(sidebar(page)).not.toBeInViewport();
    await expect.poll(() => overflow(page)).not.toBe('hidden');
  }

  // @spec 4.10 4.11 4.13
  test('keeps the page from scrolling and the focus to itself, and closes by its button, by Escape and on navigation', async ({
    page,
  }) => {
    await page.goto(at('/'));
    await expect(sidebar(page), 'made only when it is opened').toHaveCount(0);
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
    await sidebar(page).getByText('Versions', { exact: true }).click();
    await sidebar(page).getByRole('link', { name: 'v2.8.5' }).click();
    await expect(page).toHaveURL(at('/docs/2.8.5/intro'));
    await expectClosed(page);
    await expectNoApplication(page);
    await running(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await openSidebar(page);
    await sidebar(page).getByRole('button', { name: 'Back to main menu' }).click();
    await sidebar(page)
      .getByRole('button', { name: /dark and light mode/ })
      .click();
    await sidebar(page).getByRole('link', { name: 'Statistics' }).click();
    await expect(page).toHaveURL(at('/statistics'));
    await expectClosed(page);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  // @spec 2.34 2.35 2.36 4.12 9.14
  test('shows the menu of the docs first, with a way back, and closes when the window becomes wide', async ({
    page,
  }) => {
    await page.goto(at('/docs/classes/Manager'));
    await openSidebar(page);
    await expect(sidebar(page).getByRole('link', { name: 'Manager', exact: true }).first()).toBeInViewport();
    // From the button that closes it: the main menu, which is out of sight, is out of reach too.
    await page.keyboard.press('Tab');
    await expect(sidebar(page).getByRole('button', { name: 'Back to main menu' })).toBeFocused();
    await expect(sidebar(page).getByRole('link', { name: 'LoadTypes' })).toBeHidden();
    await sidebar(page)
      .getByLabel(/Pages of .*Enums/)
      .click();
    await expect(sidebar(page).getByRole('link', { name: 'LoadTypes' })).toBeVisible();
    await sidebar(page).getByRole('button', { name: 'Back to main menu' }).click();
    await expect(sidebar(page).getByRole('link', { name: 'Statistics' })).toBeInViewport();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(sidebar(page).getByRole('link', { name: 'Statistics' })).toBeInViewport();
    await page.setViewportSize({ width: 997, height: 800 });
    await expectClosed(page);
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden();
    await expect(mainNav(page).getByRole('link', { name: 'Statistics' })).toBeVisible();
  });
});
