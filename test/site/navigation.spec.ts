import type { Page } from '@playwright/test';
import {
  at,
  connect,
  expect,
  heading,
  hold,
  mainNav,
  open,
  ready,
  scrollTop,
  still,
  test,
  withoutPrerendering,
} from './support';

// Tests with prefetching, which is on for most readers.
test.use({ savesData: false });

// @spec 2.90 2.91 7.21 7.22 9.32 9.33
test('a link prefetches its page once on hover, unless the connection is slow or the reader saves data', async ({
  page,
}) => {
  await withoutPrerendering(page);
  const prefetched: string[] = [];
  page.on('request', (request) => request.headers().purpose === 'prefetch' && prefetched.push(request.url()));
  const links = [
    mainNav(page).getByRole('link', { name: 'Statistics' }),
    // Both links point to headings on the same page, which is prefetched only once.
    ...['getFilterStatus', 'setEqualizer'].map((name) => page.locator(`main a[href$="/2.8.4/class/Filters#${name}"]`)),
  ].map((link) => link.first());
  await page.clock.install();
  for (const [connection, count] of [
    [{ effectiveType: '4g' }, 2],
    [{ effectiveType: '2g' }, 0],
    [{ effectiveType: '4g', saveData: true }, 0],
  ] as const) {
    await connect(page, connection);
    await open(page, '/versions/2.8.4');
    for (const link of [...links, ...links]) {
      await link.hover();
      await page.clock.runFor(100);
    }
    // The browser reports requests in order, so all earlier requests have been counted by now.
    await page.evaluate(() => fetch('favicon.ico'));
    expect(prefetched.splice(0), JSON.stringify(connection)).toHaveLength(count);
  }
});

test.describe('navigation', () => {
  // Turns prefetching off, because a prefetched page loads instantly and cannot fail.
  test.use({ savesData: true });

  const bar = (page: Page) => page.locator('#nprogress .bar');

  // @spec 2.83 4.24 4.25 4.28 7.23
  test('a slow navigation shows a progress bar over the current page until the next page arrives', async ({ page }) => {
    for (const path of ['/docs/intro', '/versions']) {
      await open(page, path);
      const release = await hold(page, '**/statistics');
      // Detects the progress bar with a script in the page, because Playwright locators wait until a navigation ends.
      const title = await heading(page).innerText();
      await page.evaluate(() => {
        const report = () =>
          document.querySelector('#nprogress .bar') && console.log(document.querySelector('h1')?.innerText);
        new MutationObserver(report).observe(document.body, { childList: true });
      });
      const shown = page.waitForEvent('console', (message) => message.text() === title);
      await mainNav(page).getByRole('link', { name: 'Statistics' }).click({ noWaitAfter: true });
      await shown;
      release();
      await expect(heading(page)).toHaveText('Statistics');
      await expect(bar(page)).toHaveCount(0);
      await page.unroute('**/statistics');
    }
  });

  // @spec 2.84 8.6
  test("a failed navigation shows the browser's error, and Back and a reload work", async ({ page }) => {
    await open(page, '/docs/intro');
    await page.route('**/statistics', (route) => route.abort());
    await mainNav(page).getByRole('link', { name: 'Statistics' }).click();
    await expect(page).toHaveURL(/^chrome-error:/);
    await page.goBack();
    await expect(heading(page)).toHaveText('Introduction');
    await page.goForward().catch(() => undefined);
    await page.unroute('**/statistics');
    await page.reload();
    await expect(heading(page)).toHaveText('Statistics');
  });
});

// @spec 2.98 2.99 2.100 4.23 8.1 8.2 8.3 8.4
test('an island that crashes reports the crash, and "Try again" renders it again', async ({ page, baseURL }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).origin}`));
  await page.addInitScript(() => {
    const original = window.URLSearchParams;
    window.URLSearchParams = function () {
      throw new Error('An unforeseen error.');
    } as never;
    Object.assign(window, { repair: () => (window.URLSearchParams = original) });
  });
  await page.goto(at('/search?q=create'));
  await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByText('An unforeseen error.')).toBeVisible();
  expect(logged.join()).toContain('An unforeseen error.');
  expect(requests.filter((request) => request !== `GET ${baseURL}`)).toEqual([]);
  await page.evaluate(() => (window as unknown as { repair: () => void }).repair());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('create');
  await expect(page).toHaveTitle(/create/);
});

// @spec 4.18 4.19 4.20 4.21 4.22
test('a sidebar category opens and closes with an animation, or instantly with reduced motion', async ({ page }) => {
  await open(page, '/docs/intro');
  const menu = page.getByRole('navigation', { name: 'Docs sidebar' });
  const link = (name: string) => menu.getByRole('link', { name, exact: true });
  /** Toggles a category, and returns the duration of its animation in seconds. */
  async function toggle(name: string) {
    const summary = menu.getByLabel(`Pages of ${name}`);
    await summary.hover();
    const { isAnimated, duration, easing } = await summary.evaluate((node: HTMLElement) => {
      const content = getComputedStyle(node.parentElement!, '::details-content');
      const before = content.height;
      node.click();
      const isAnimated = content.height === before;
      return { isAnimated, duration: content.transitionDuration, easing: content.transitionTimingFunction };
    });
    expect({ isAnimated, easing }).toMatchObject({ isAnimated: true, easing: expect.stringMatching(/^ease-in-out/) });
    return parseFloat(duration);
  }
  await expect(link('Restarts'), 'is open on the first visit').toBeVisible();
  await toggle('Guides');
  await expect(link('Restarts')).toBeHidden();
  const classes = await toggle('Classes');
  expect(await toggle('Enums')).toBeGreaterThan(classes);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await toggle('Typedefs')).toBe(0.001);

  await page.setViewportSize({ width: 1280, height: 400 });
  await link('LoadTypes').click();
  await expect(heading(page)).toHaveText('LoadTypes');
  await expect(link('Restarts'), 'stays closed on the next page').toBeHidden();
  await expect(menu.getByRole('link', { name: 'Track', exact: true }), 'stays open').toBeVisible();
  await expect(link('LoadTypes')).toBeInViewport({ ratio: 1 });
});

// @spec 2.32
test('the skip link skips the navigation', async ({ page }) => {
  await page.goto(at('/docs/classes/Manager'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

// @spec 2.37 2.38 2.39 2.40 2.41
test('a documentation page shows a fixed sidebar, two heading levels, and its last author and time', async ({
  page,
}) => {
  await page.goto(at('/docs/classes/Manager'));
  const sidebar = page.getByRole('complementary', { name: 'Documentation' });
  await sidebar.getByLabel(/Pages of .*Enums/).click();
  await expect(sidebar.getByRole('link', { name: 'LoadTypes' })).toBeVisible();
  await still(page);
  await expect(sidebar.getByRole('link', { name: 'Manager', exact: true })).toBeVisible();
  await expect(sidebar.getByRole('button', { name: 'Collapse sidebar', exact: true })).toHaveCount(0);
  const listed = await page
    .locator('.theme-doc-toc-desktop a')
    .evaluateAll((links) => links.map((link) => document.getElementById(link.getAttribute('href')!.slice(1))?.tagName));
  expect([...new Set(listed)].sort()).toEqual(['H2', 'H3']);
  expect(listed).toHaveLength(await page.getByRole('main').locator('h2, h3').count());
  await expect(page.getByRole('main').getByText(/^Last updated on \w+ \d+, \d{4} by \S/)).toBeVisible();
});

test.describe('scroll position', () => {
  // @spec 2.85 2.86
  test('the page scrolls to the hash or to the top, and Back restores the scroll position', async ({ page }) => {
    await page.goto(at('/docs/classes/Manager#create'));
    await expect(page.locator('#create')).toBeInViewport();
    const contents = page.locator('.theme-doc-toc-desktop');
    const active = contents.locator('.table-of-contents__link--active');
    await expect(active).toHaveText(/^create/);
    await contents.getByRole('link', { name: /^search/ }).click();
    await expect(page).toHaveURL(/#search$/);
    await expect(page.locator('#search')).toBeInViewport();
    await expect(active).toHaveText(/^search/);
    await page.evaluate(() => window.scrollTo(0, 100));
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(trail.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', at('/'));
    await expect(trail.getByRole('listitem').last()).toHaveText('Manager');
    // Clicks the link with a script, because Playwright would first scroll to the link.
    await trail.getByRole('link', { name: 'Classes' }).evaluate((link) => (link as HTMLAnchorElement).click());
    await page.waitForURL((url) => decodeURI(url.pathname) === at('/docs/category/\ufe0f-classes'));
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(100);
    await page.goForward();
    await ready(page);
    expect(await scrollTop(page)).toBe(0);
  });

  // @spec 2.87
  test('the scroll position does not change when only the query changes', async ({ page }) => {
    await open(page, '/versions');
    const from = page.getByRole('combobox', { name: /^From/ });
    await page.evaluate(() => scrollTo(0, 40));
    const before = await scrollTop(page);
    expect(before).toBeGreaterThan(0);
    await from.selectOption('2.8.0');
    await expect(page).toHaveURL(/[?&]from=2\.8\.0/);
    expect(await scrollTop(page)).toBe(before);
  });
});
