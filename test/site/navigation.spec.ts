import { at, connect, expect, heading, held, mainNav, open, running, scrollTop, still, test } from './support';
import { codeWith } from './search';

// As most readers come: with the pages of links fetched ahead.
test.use({ savesData: false });

// @spec 2.90 2.91 7.22 9.32 9.33
test('the page of a link is fetched ahead, once, when the reader turns to it, unless the connection is slow or data is saved', async ({
  page,
}) => {
  const ahead = page.locator('link[rel="prefetch"]');
  const [statistics, filters, equalizer] = [
    mainNav(page).getByRole('link', { name: 'Statistics' }),
    // Two places of one page.
    ...['getFilterStatus', 'setEqualizer'].map((name) => page.locator(`main a[href$="/2.8.4/class/Filters#${name}"]`)),
  ].map((link) => link.first());
  const turn = async (links = [filters, statistics, equalizer, statistics]) => {
    for (const link of links) {
      await link.hover();
      await page.clock.runFor(100);
    }
  };
  await page.clock.install();
  await connect(page, { effectiveType: '4g' });
  await page.goto(at('/versions/2.8.4'));
  await expect(page.locator('script[src*="/plain."]')).toBeAttached();
  await expect(ahead).toHaveCount(0);
  await turn();
  await expect(ahead).toHaveCount(2);
  await running(page);
  await turn([filters]);
  const [words] = codeWith('"source":"@site/versioned_docs/version-2.8.4/class/Filters.mdx"');
  await expect(page.locator(`link[rel="prefetch"][href$="/${words}"]`)).toHaveCount(1);
  const files = await ahead.count();
  await turn([equalizer]);
  await expect(ahead).toHaveCount(files);
  for (const connection of [{ effectiveType: '2g' }, { effectiveType: '4g', saveData: true }]) {
    await connect(page, connection);
    await page.goto(at('/versions/2.8.4'));
    await turn();
    await running(page);
    await turn();
    await expect(ahead, JSON.stringify(connection)).toHaveCount(0);
  }
});

test.describe('a page', () => {
  // What was fetched ahead neither takes its time nor fails.
  test.use({ savesData: true });

  const scripts = '**/assets/js/*.js';

  // @spec 2.83 4.24 4.28 7.23
  test('that takes its time is announced by a bar, over the page before', async ({ page }) => {
    await open(page, '/usedby');
    const { released, release } = held();
    await page.route(scripts, (route) => released.then(() => route.continue()));
    await mainNav(page).getByRole('link', { name: 'Statistics' }).click();
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    await expect(heading(page)).not.toHaveText('Statistics');
    release();
    await expect(heading(page)).toHaveText('Statistics');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  // @spec 2.98 2.99 2.100 4.23 8.1 8.2 8.3 8.4
  test('that crashes says so, and can be tried again', async ({ page, baseURL }) => {
    await open(page, '/docs/category/-enums');
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).origin}`));
    await page.evaluate(() => {
      // What tells when a page was last changed: lists of pages do not, and share with it where a crash would stay.
      const works = Intl.DateTimeFormat;
      Intl.DateTimeFormat = function () {
        throw new Error('Nobody has thought of this.');
      } as never;
      Object.assign(window, { repair: () => (Intl.DateTimeFormat = works) });
    });
    await page.getByRole('main').getByRole('link', { name: 'LoadTypes' }).click();
    await expect(heading(page)).toContainText('This page crashed');
    await expect(page).toHaveTitle('Page Error');
    await expect(page.getByText('Nobody has thought of this.')).toBeVisible();
    expect(logged.join()).toContain('Nobody has thought of this.');
    expect(asked.filter((request) => request !== `GET ${baseURL}`)).toEqual([]);
    await page.goBack();
    await expect(heading(page)).toContainText('Enums');
    await page.goForward();
    await expect(heading(page)).toContainText('This page crashed');
    await page.evaluate(() => (window as unknown as { repair: () => void }).repair());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('LoadTypes');
  });
});

// @spec 4.18 4.19 4.20 4.21 4.22
test('a category of the sidebar opens and closes, the higher the slower, and at once with reduced motion', async ({
  page,
}) => {
  await page.goto(at('/docs/intro'));
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const menu = page.getByRole('navigation', { name: 'Docs sidebar' });
  const link = (name: string) => menu.getByRole('link', { name, exact: true });
  /** Presses what opens and closes a category, and tells for how many seconds its height changes. */
  async function press(name: string) {
    const summary = menu.getByLabel(`Pages of ${name}`);
    await summary.hover();
    const { isMoving, duration, easing } = await summary.evaluate((node: HTMLElement) => {
      const content = getComputedStyle(node.parentElement!, '::details-content');
      const before = content.height;
      node.click();
      // What does not move has its new height at once.
      const isMoving = content.height === before;
      return { isMoving, duration: content.transitionDuration, easing: content.transitionTimingFunction };
    });
    expect({ isMoving, easing }).toMatchObject({ isMoving: true, easing: expect.stringMatching(/^ease-in-out/) });
    return parseFloat(duration);
  }
  await expect(link('Queue')).toBeHidden();
  const classes = await press('Classes');
  await expect(link('Queue')).toBeVisible();
  expect(await press('Enums')).toBeGreaterThan(classes);
  await press('Classes');
  await expect(link('Queue')).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await press('Classes')).toBe(0.001);

  // What the reader opened stays open, on a page that the browser leads to as on one that the application does.
  await page.setViewportSize({ width: 1280, height: 400 });
  await link('LoadTypes').click();
  await expect(heading(page)).toHaveText('LoadTypes');
  await expect(link('Queue')).toBeVisible();
  await expect(link('LoadTypes')).toBeInViewport();
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  await running(page);
  await press('Enums');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Installation' }).click();
  await expect(heading(page)).toHaveText('Installation');
  await expect(link('Installation')).toBeVisible();
  await expect(link('Queue')).toBeVisible();
  await expect(link('LoadTypes')).toBeHidden();
});

// @spec 2.32
test('the skip link leads past the navigation', async ({ page }) => {
  await page.goto(at('/docs/classes/Manager'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

// @spec 2.37 2.38 2.39 2.40 2.41
test('a page of the documentation has a sidebar that stays, headings of two levels, and who changed it last and when', async ({
  page,
}) => {
  await page.goto(at('/docs/classes/Manager'));
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await sidebar.getByLabel(/Pages of .*Enums/).click();
  await expect(sidebar.getByRole('link', { name: 'LoadTypes' })).toBeVisible();
  await still(page);
  await expect(sidebar.getByRole('link', { name: 'Manager', exact: true })).toBeVisible();
  await expect(sidebar.getByRole('button', { name: 'Collapse sidebar', exact: true })).toHaveCount(0);
  const listed = await page
    .locator('.theme-doc-toc-desktop a')
    .evaluateAll((links) => links.map((link) => document.getElementById(link.getAttribute('href')!.slice(1))?.tagName));
  expect([...new Set(listed)].sort()).toEqual(['H2', 'H3']);
  const shown = await page
    .getByRole('main')
    .locator('h2, h3')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(listed).toHaveLength(shown.length);
  await expect(page.getByRole('main').getByText(/^Last updated on \w+ \d+, \d{4} by \S/)).toBeVisible();
});

test.describe('the view', () => {
  // @spec 2.85 2.86
  test('is at the member that an address or the table of contents names, and else at the top', async ({ page }) => {
    await page.goto(at('/docs/classes/Manager#create'));
    const top = () => page.locator('#create').evaluate((node) => node.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    await expect(page.locator('#create')).toBeInViewport();
    const contents = page.locator('.theme-doc-toc-desktop');
    const marked = contents.locator('.table-of-contents__link--active');
    await expect(marked).toHaveText(/^create/);
    await contents.getByRole('link', { name: /^search/ }).click();
    await expect(page).toHaveURL(/#search$/);
    await expect(page.locator('#search')).toBeInViewport();
    await expect(marked).toHaveText(/^search/);
    await page.evaluate(() => window.scrollTo(0, 100));
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(trail.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', at('/'));
    await expect(trail.getByRole('listitem').last()).toHaveText('Manager');
    await trail.getByRole('link', { name: 'Classes' }).click();
    await page.waitForURL((url) => decodeURI(url.pathname) === at('/docs/category/\ufe0f-classes'));
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  // @spec 2.87
  test('stays where it is when the query alone changes', async ({ page }) => {
    await open(page, '/docs/classes/Manager');
    await page.evaluate(() => window.scrollTo(0, 600));
    // Two entries that the router has not seen; going back to the first tells it of a new query.
    await page.evaluate(() => {
      history.pushState(null, '', '?view=one');
      history.pushState(null, '', '?view=two');
    });
    await page.goBack();
    await expect(page).toHaveURL(/\?view=one$/);
    // Outlasts the frame in which the page would scroll.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await scrollTop(page)).toBe(600);
  });
});
