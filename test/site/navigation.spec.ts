import type { Page } from '@playwright/test';
import { at, connect, expect, open, running, settled, test } from './support';

// As most readers come: with the pages of links fetched ahead.
test.use({ savesData: false });

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

async function openVersions(page: Page) {
  await mainNav(page)
    .getByRole('button', { name: /^v?\d+\.\d+\.\d+/ })
    .hover();
  return mainNav(page).locator('.dropdown__menu');
}

test.describe('navbar', () => {
  const active = (page: Page) =>
    mainNav(page).locator('.navbar__item.navbar__link--active, .navbar__item[aria-current="page"]');

  test('marks the place of a page, and nothing else at the left', async ({ page }) => {
    const labels = ['Homepage', 'Documentation', 'Statistics', 'Used by'];
    for (const [path, label] of [
      ['/', 'Homepage'],
      ['/docs/intro', 'Documentation'],
      ['/docs/2.6.1/manager', 'Documentation'],
      ['/docs/category/-enums', 'Documentation'],
      ['/statistics', 'Statistics'],
      ['/usedby', 'Used by'],
    ]) {
      await open(page, path);
      const marked = (await active(page).allInnerTexts()).filter((text) => labels.includes(text));
      expect.soft(marked, path).toEqual([label]);
    }
  });

  test('names its icon links', async ({ page }) => {
    await open(page, '/');
    await expect(mainNav(page).getByRole('link', { name: 'Discord community server' })).toBeVisible();
    await expect(mainNav(page).getByRole('link', { name: 'GitHub organization' })).toBeVisible();
  });

  test('hides on scroll down and shows on scroll up', async ({ page }) => {
    await open(page, '/docs/classes/Manager');
    await page.mouse.move(640, 500);
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect(mainNav(page)).not.toBeInViewport({ timeout: 500 });
    }).toPass();
    await page.mouse.wheel(0, -150);
    await expect(mainNav(page)).toBeInViewport();
    expect(await scrollTop(page)).toBeGreaterThan(100);
  });
});

test.describe('versions', () => {
  test('the dropdown stays on the same page', async ({ page }) => {
    await open(page, '/docs/classes/Manager');
    await (await openVersions(page)).getByRole('link', { name: 'v2.8.5' }).click();
    await expect(page).toHaveURL(at('/docs/2.8.5/classes/Manager'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manager');
  });

  test('the dropdown finds the page of the same name where an old version keeps it elsewhere', async ({ page }) => {
    await open(page, '/docs/classes/Manager');
    await (await openVersions(page)).getByRole('link', { name: 'v2.6.1' }).click();
    await expect(page).toHaveURL(at('/docs/2.6.1/manager'));
  });

  test('a page that a version does not have leads to that version’s main page', async ({ page }) => {
    await open(page, '/docs/typedefs/Node/lyrics');
    await (await openVersions(page)).getByRole('link', { name: 'v2.6.1' }).click();
    await expect(page).toHaveURL(at('/docs/2.6.1/getting-started'));
  });

  test('the list ends with all versions', async ({ page }) => {
    await open(page, '/docs/intro');
    const last = (await openVersions(page)).getByRole('link').last();
    await expect(last).toHaveText('All versions');
    await last.click();
    await expect(page).toHaveURL(at('/versions'));
  });

  test('the chosen one is remembered', async ({ page }) => {
    await open(page, '/docs/intro');
    await (await openVersions(page)).getByRole('link', { name: 'v2.8.4' }).click();
    await expect(page).toHaveURL(at('/docs/2.8.4/intro'));
    const stored = await page.evaluate(() =>
      Object.entries<string>({ ...localStorage }).filter(([key]) => key.startsWith('docs-preferred-version')),
    );
    expect(stored.map(([, value]) => value)).toEqual(['2.8.4']);
    await open(page, '/statistics');
    await expect(mainNav(page).getByRole('button', { name: 'v2.8.4' })).toBeVisible();
  });

  test('a remembered one that no longer exists is forgotten', async ({ page }) => {
    await open(page, '/statistics');
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '0.0.1'));
    await open(page, '/statistics');
    await expect(mainNav(page).getByRole('button', { name: 'v2.8.7' })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
      .not.toBe('0.0.1');
  });

  test('2.6.1 says that it is unmaintained, the others do not', async ({ page }) => {
    await open(page, '/docs/2.6.1/manager');
    await expect(page.getByText('no longer actively maintained')).toBeVisible();
    await open(page, '/docs/2.7.5/intro');
    await expect(page.getByText('no longer actively maintained')).toHaveCount(0);
  });
});

test.describe('pages of links in view', () => {
  const ahead = (page: Page) => page.locator('link[rel="prefetch"]');

  test('are fetched ahead', async ({ page }) => {
    await open(page, '/');
    await expect(ahead(page)).not.toHaveCount(0);
  });

  test('are not where the connection is slow or the reader saves data', async ({ page }) => {
    for (const connection of [{ effectiveType: '2g' }, { effectiveType: '4g', saveData: true }]) {
      await connect(page, connection);
      await open(page, '/');
      await settled(page);
      await expect(ahead(page), JSON.stringify(connection)).toHaveCount(0);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  const sidebar = (page: Page) => page.locator('.navbar-sidebar');
  const bodyOverflow = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY);

  async function openSidebar(page: Page) {
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(sidebar(page)).toBeInViewport();
  }

  test('the sidebar opens over a page that no longer scrolls', async ({ page }) => {
    await open(page, '/');
    await expect(sidebar(page), 'made only when it is opened').toHaveCount(0);
    await openSidebar(page);
    expect(await bodyOverflow(page)).toBe('hidden');
    await sidebar(page).getByRole('button', { name: 'Close navigation bar' }).click();
    await expect(sidebar(page)).not.toBeInViewport();
    expect(await bodyOverflow(page)).not.toBe('hidden');
  });

  test('a docs page shows its own menu first, with a way back to the main menu', async ({ page }) => {
    await open(page, '/docs/classes/Manager');
    await openSidebar(page);
    await expect(sidebar(page).getByRole('link', { name: 'Manager', exact: true }).first()).toBeInViewport();
    await sidebar(page).getByRole('button', { name: 'Back to main menu' }).click();
    await expect(sidebar(page).getByRole('link', { name: 'Statistics' })).toBeInViewport();
  });

  test('the sidebar closes on navigation', async ({ page }) => {
    await open(page, '/');
    await openSidebar(page);
    await sidebar(page).getByRole('link', { name: 'Statistics' }).click();
    await expect(page).toHaveURL(at('/statistics'));
    await expect(sidebar(page)).not.toBeInViewport();
    expect(await bodyOverflow(page)).not.toBe('hidden');
  });

  test('the sidebar closes when the window becomes wide', async ({ page }) => {
    await open(page, '/');
    await openSidebar(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(sidebar(page)).not.toBeInViewport();
    await expect.poll(() => bodyOverflow(page)).not.toBe('hidden');
  });
});

test('the skip link leads past the navigation', async ({ page }) => {
  await open(page, '/docs/classes/Manager');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('breadcrumbs lead back to the category', async ({ page }) => {
  await open(page, '/docs/classes/Manager');
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', at('/'));
  await expect(trail.getByRole('listitem').last()).toHaveText('Manager');
  await trail.getByRole('link', { name: 'Classes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Classes');
  expect(decodeURI(new URL(page.url()).pathname)).toBe(at('/docs/category/\ufe0f-classes'));
});

test.describe('anchors', () => {
  const topOf = (page: Page, id: string) => page.locator(`#${id}`).evaluate((node) => node.getBoundingClientRect().top);

  test('an address with a hash opens at the member', async ({ page }) => {
    await open(page, '/docs/classes/Manager#create');
    await expect(page.locator('#create')).toBeInViewport();
    await expect.poll(() => topOf(page, 'create')).toBeLessThan(200);
  });

  test('a link of the table of contents scrolls to the member', async ({ page }) => {
    await open(page, '/docs/classes/Manager');
    await page
      .locator('.theme-doc-toc-desktop')
      .getByRole('link', { name: /^search/ })
      .click();
    await expect(page).toHaveURL(/#search$/);
    await expect(page.locator('#search')).toBeInViewport();
  });

  test('navigation to another page starts at its top', async ({ page }) => {
    await open(page, '/docs/classes/Manager#create');
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    await page.getByRole('complementary').getByRole('link', { name: 'Player', exact: true }).first().click();
    await expect(page).toHaveURL(at('/docs/classes/Player'));
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('a change of the query alone does not scroll', async ({ page }) => {
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

test.describe('addresses', () => {
  test('of files and folders show the same page', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    // As a plain file host does it: the page's file is served as it is, and the rest is up to the application.
    const body = await (await page.request.get(at('/docs/classes/Manager'))).text();
    for (const suffix of ['.html', '/index.html', '/']) {
      await page.route(at(`/docs/classes/Manager${suffix}`), (route) =>
        route.fulfill({ body, contentType: 'text/html' }),
      );
      await open(page, `/docs/classes/Manager${suffix}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manager');
      await expect(page.locator('#create')).toBeVisible();
      expect(errors.splice(0), 'the static page is the one that the application draws').toEqual([]);
      await expect(page).toHaveURL(at('/docs/classes/Manager' + (suffix === '.html' ? '' : '/')));
    }
  });

  test('that are easy to remember lead on, query and hash kept', async ({ page }) => {
    const intros = ['2.8.5', '2.8.4', '2.8.2', '2.8.1', '2.8.0', '2.7.5'].map((version) => `/docs/${version}`);
    for (const [from, to] of [
      ['/docs', '/docs/intro'],
      ...intros.map((path) => [path, `${path}/intro`]),
      ['/docs/2.6.1', '/docs/2.6.1/getting-started'],
      ['/docs/category/classes', '/docs/category/\ufe0f-classes'],
      ['/docs/category/enums', '/docs/category/-enums'],
      ['/docs/2.7.5/category/typedefs', '/docs/2.7.5/category/-typedefs'],
    ]) {
      await page.goto(at(`${from}?from=here#part`));
      await page.waitForURL((url) => decodeURI(url.pathname) === at(to));
      await running(page);
      const { search, hash } = new URL(page.url());
      expect(search + hash, from).toBe('?from=here#part');
      await expect(page.getByRole('heading', { level: 1 }), from).toBeVisible();
    }
  });

  test('that nobody knows show the not-found page', async ({ page }) => {
    for (const path of ['/no-such-page', '/docs/no-such-page', '/docs/2.8.5/classes/nothing']) {
      expect((await open(page, path))?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^page not found$/i);
      await expect(page).toHaveTitle(/^Page Not Found/);
    }
  });

  test('with something hostile in them do no harm', async ({ page }) => {
    const ran: string[] = [];
    page.on('dialog', (dialog) => {
      ran.push(dialog.message());
      void dialog.dismiss();
    });
    for (const path of ['/docs/classes/Manager', '/search', '/versions']) {
      for (const hostile of [
        '?__proto__[x]=1&constructor.prototype.x=1',
        '?q=<script>document.title="taken"</script>&"><img src=x onerror=alert(1)>',
        '?docusaurus-theme="><script>alert(1)</script>&docusaurus-data-theme=%00',
        '?q=%E0%A4%A&%',
        `?q=${'x'.repeat(4000)}`,
        // After a query, so that each is a page load of its own.
        '?1#%E0%A4%A',
        '?2#"><img src=x onerror=alert(1)>',
        '?3#__proto__',
      ]) {
        const address = path + hostile;
        await open(page, address);
        await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
        await expect(page.getByText('This page crashed'), address).toHaveCount(0);
        await expect(page, address).not.toHaveTitle('taken');
        expect(ran, `scripts of ${address}`).toEqual([]);
      }
    }
  });

  test('a path that cannot be decoded stops the application and leaves the not-found page', async ({
    page,
    pageErrors,
  }) => {
    // As hosts do it that answer any unknown path with the not-found page.
    const body = await (await page.request.get(at('/404'))).text();
    await page.route('**/docs/%E0%A4%A', (route) => route.fulfill({ status: 404, body, contentType: 'text/html' }));
    await page.goto(at('/docs/%E0%A4%A'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^page not found$/i);
    await expect.poll(() => pageErrors.splice(0).join()).toMatch(/could not be decoded|malformed/);
  });
});
