import type { Page } from '@playwright/test';
import { currentVersion } from '../../src/config/versions';
import { codeOf, codeWith } from './search';
import { at, connect, expect, held, open, running, settled, start, test } from './support';

// As most readers come: with the pages of links fetched ahead.
test.use({ savesData: false });

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Whether the application runs in the page: it should not, where a reader did nothing that needs it. */
const expectNoApplication = (page: Page) =>
  expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');

/** Waits until nothing on the page moves any more. */
async function still(page: Page) {
  await settled(page);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

test.describe('the navbar', () => {
  test('marks the place of a page, and nothing else at the left', async ({ page }) => {
    for (const [path, label, title] of [
      ['/', 'Homepage', 'Magmastream'],
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

  test('hides on scroll down and shows on scroll up', async ({ page }) => {
    await page.goto(at('/docs/classes/Manager'));
    await page.mouse.move(640, 500);
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect(mainNav(page)).not.toBeInViewport({ timeout: 500 });
    }).toPass();
    await page.mouse.wheel(0, -150);
    await expect(mainNav(page)).toBeInViewport();
    expect(await scrollTop(page)).toBeGreaterThan(100);
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

  test('stay chosen, until the chosen one no longer exists', async ({ page }) => {
    const stored = () => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
    await page.goto(at('/docs/classes/Manager?from=here#create'));
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

test('the page of a link is fetched ahead, once, when the reader turns to it, unless the connection is slow or data is saved', async ({
  page,
}) => {
  const ahead = page.locator('link[rel="prefetch"]');
  const links = mainNav(page).getByRole('link');
  const turn = async () => {
    for (const name of ['Documentation', 'Statistics', 'Documentation']) {
      await links.filter({ hasText: name }).hover();
      await page.clock.runFor(100);
    }
  };
  await page.clock.install();
  await connect(page, { effectiveType: '4g' });
  await page.goto(at('/usedby'));
  await expect(page.locator('script[src*="/plain."]')).toBeAttached();
  await expect(ahead).toHaveCount(0);
  await turn();
  await expect(ahead).toHaveCount(2);
  await running(page);
  await links.filter({ hasText: 'Homepage' }).hover();
  await expect(ahead).not.toHaveCount(2);
  for (const connection of [{ effectiveType: '2g' }, { effectiveType: '4g', saveData: true }]) {
    await connect(page, connection);
    await page.goto(at('/usedby'));
    await turn();
    await expect(ahead, JSON.stringify(connection)).toHaveCount(0);
  }
});

test.describe('a page', () => {
  // What was fetched ahead neither takes its time nor fails.
  test.use({ savesData: true });

  const scripts = '**/assets/js/*.js';

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

  test('whose files do not arrive is loaded as a whole', async ({ page }) => {
    await open(page, '/usedby');
    await page.evaluate(() => Object.assign(window, { before: true }));
    await page.route(scripts, (route) => route.abort(), { times: 1 });
    await mainNav(page).getByRole('link', { name: 'Statistics' }).click();
    await expect(heading(page)).toHaveText('Statistics');
    expect(await page.evaluate(() => 'before' in window)).toBe(false);
  });

  test('that crashes says so, and can be tried again', async ({ page, baseURL }) => {
    await open(page, '/no-such-page');
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).origin}`));
    await page.evaluate(() => {
      const works = window.URLSearchParams;
      window.URLSearchParams = function () {
        throw new Error('Nobody has thought of this.');
      } as never;
      Object.assign(window, { repair: () => (window.URLSearchParams = works) });
    });
    await page.getByRole('main').getByRole('link', { name: 'See all versions' }).click();
    await expect(heading(page)).toContainText('This page crashed');
    await expect(page).toHaveTitle('Page Error');
    await expect(page.getByText('Nobody has thought of this.')).toBeVisible();
    expect(logged.join()).toContain('Nobody has thought of this.');
    expect(asked.filter((request) => request !== `GET ${baseURL}`)).toEqual([]);
    await page.goBack();
    await expect(heading(page)).toHaveText('Page not found');
    await page.goForward();
    await expect(heading(page)).toContainText('This page crashed');
    await page.evaluate(() => (window as unknown as { repair: () => void }).repair());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Versions');
  });
});

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

  test('shows the menu of the docs first, with a way back, and closes when the window becomes wide', async ({
    page,
  }) => {
    await page.goto(at('/docs/classes/Manager'));
    await openSidebar(page);
    await expect(sidebar(page).getByRole('link', { name: 'Manager', exact: true }).first()).toBeInViewport();
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

test('a category of the sidebar opens and closes, the higher the slower, and at once with reduced motion', async ({
  page,
}) => {
  await page.goto(at('/docs/intro'));
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const menu = page.getByRole('navigation', { name: 'Docs sidebar' });
  const link = (name: string) => menu.getByRole('link', { name, exact: true });
  /** Presses what opens and closes a category, and tells for how many seconds its height changes. */
  async function press(name: string) {
    const { isMoving, duration, easing } = await menu
      .getByLabel(`Pages of ${name}`)
      .evaluate((summary: HTMLElement) => {
        const content = getComputedStyle(summary.parentElement!, '::details-content');
        const before = content.height;
        summary.click();
        // What does not move has its new height at once.
        const isMoving = content.height === before;
        return { isMoving, duration: content.transitionDuration, easing: content.transitionTimingFunction };
      });
    expect({ isMoving, easing }).toMatchObject({ isMoving: true, easing: expect.stringMatching(/^ease-in-out/) });
    return parseFloat(duration);
  }
  await expect(link('Queue')).toBeHidden();
  const classes = await press('🏛️ Classes');
  await expect(link('Queue')).toBeVisible();
  expect(await press('🔢 Enums')).toBeGreaterThan(classes);
  await press('🏛️ Classes');
  await expect(link('Queue')).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await press('🏛️ Classes')).toBe(0.001);

  // What the reader opened stays open, on a page that the browser leads to as on one that the application does.
  await page.setViewportSize({ width: 1280, height: 400 });
  await link('LoadTypes').click();
  await expect(heading(page)).toHaveText('LoadTypes');
  await expect(link('Queue')).toBeVisible();
  await expect(link('LoadTypes')).toBeInViewport();
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  await running(page);
  await press('🔢 Enums');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Installation' }).click();
  await expect(heading(page)).toHaveText('Installation');
  await expect(link('Installation')).toBeVisible();
  await expect(link('Queue')).toBeVisible();
  await expect(link('LoadTypes')).toBeHidden();
});

test('the skip link leads past the navigation', async ({ page }) => {
  await open(page, '/docs/classes/Manager');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('a page of the documentation has a sidebar that stays, headings of two levels, and who changed it last and when', async ({
  page,
}) => {
  await open(page, '/docs/classes/Manager');
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

test.describe('addresses', () => {
  test('of files and folders show the same page, and so does another case where a host has it', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const manager = '/docs/classes/Manager';
    for (const [path, own] of [
      ...['.html', '/index.html', '/'].map((suffix) => [manager + suffix, manager]),
      ...['/docs/category/-enums', '/versions/2.8.4', '/statistics', '/usedby', '/search'].map((own) => [
        `${own}/`,
        own,
      ]),
      ['/DOCS/classes/manager', manager],
    ]) {
      // As a plain file host does it: the page's file is served as it is, and the rest is up to the application.
      const body = await (await page.request.get(at(own))).text();
      await page.route(at(path), (route) => route.fulfill({ body, contentType: 'text/html' }));
      await page.goto(at(path));
      await running(page);
      await expect(heading(page), path).not.toHaveText('Page not found');
      expect(errors.splice(0), `${path}: the static page is the one that the application draws`).toEqual([]);
      await expect(page).toHaveURL(at(own));
    }
  });

  // Which ones there are is held by the unit tests.
  test('that are easy to remember lead on, query and hash kept', async ({ page }) => {
    for (const [from, to] of [
      ['/docs', '/docs/intro'],
      ['/docs/2.6.1', '/docs/2.6.1/getting-started'],
      ['/docs/category/classes', '/docs/category/\ufe0f-classes'],
    ]) {
      await page.goto(at(`${from}?from=here#part`));
      await page.waitForURL((url) => decodeURI(url.pathname) === at(to));
      await running(page);
      const { search, hash } = new URL(page.url());
      expect(search + hash, from).toBe('?from=here#part');
      await expect(heading(page), from).toBeVisible();
    }
  });

  test('that nobody knows show the not-found page', async ({ page }) => {
    for (const path of ['/no-such-page', '/docs/2.8.5/classes/nothing']) {
      expect((await open(page, path))?.status(), path).toBe(404);
      await expect(heading(page)).toHaveText('Page not found');
      await expect(page).toHaveTitle(/^Page Not Found/);
    }
    for (const path of ['/search', '/statistics', '/usedby', '/versions'])
      expect((await page.request.get(at(`${path}/more`))).status(), `below ${path}`).toBe(404);
  });

  test('in the wrong case show the not-found page too, and the page that is meant is a link away', async ({ page }) => {
    for (const path of ['/docs/classes/Manager', '/statistics']) {
      expect(
        (
          await open(
            page,
            path.replace(/[a-z]+$/i, (name) => name.toUpperCase()),
          )
        )?.status(),
      ).toBe(404);
      await expect(heading(page)).toHaveText('Page not found');
      await page.getByRole('link', { name: path, exact: true }).click();
      await expect(page).toHaveURL(at(path));
      await expect(heading(page)).toHaveText(/Manager|Statistics/);
    }
  });

  test('with something hostile in them do no harm', async ({ page }) => {
    const ran: string[] = [];
    page.on('dialog', (dialog) => {
      ran.push(dialog.message());
      void dialog.dismiss();
    });
    for (const address of [
      '/versions?__proto__[x]=1&constructor.prototype.x=1',
      '/versions?q=<script>document.title="taken"</script>&"><img src=x onerror=alert(1)>',
      '/search?q=<script>document.title="taken"</script>&"><img src=x onerror=alert(1)>',
      '/docs/intro?docusaurus-theme="><script>alert(1)</script>&docusaurus-data-theme=%00',
      '/versions?q=%E0%A4%A&%',
      '/search?q=%E0%A4%A&%',
      `/versions?q=${'x'.repeat(4000)}`,
      '/docs/classes/Manager#%E0%A4%A',
      '/docs/classes/Player#"><img src=x onerror=alert(1)>',
      '/docs/intro#__proto__',
    ]) {
      await open(page, address);
      await expect(heading(page), address).toHaveText(/Versions|Search|Introduction|Manager|Player|Magmastream/);
      await expect(page, address).not.toHaveTitle('taken');
      expect(ran, `scripts of ${address}`).toEqual([]);
    }
  });
});
