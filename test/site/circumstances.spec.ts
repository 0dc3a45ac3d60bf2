import type { Page } from '@playwright/test';
import { colorsOf } from './painted';
import { create, expect, test } from './search';
import { at, colorMode, open, overhang, ready } from './support';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toggle = (page: Page) => page.getByRole('button', { name: /dark and light mode/ });
const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Scrolls down until the bar has hidden itself. */
async function hideNavbar(page: Page): Promise<void> {
  await page.mouse.move(640, 300);
  await expect(async () => {
    await page.mouse.wheel(0, 1000);
    await expect(navbar(page)).not.toBeInViewport({ timeout: 300 });
  }).toPass();
}

test.describe('zoomed to 400 %', () => {
  // What is left of 1280 by 1024.
  test.use({ viewport: { width: 320, height: 256 } });

  test('a page scrolls sideways nowhere, and menu and search can be used', async ({ page, search }) => {
    for (const path of ['/docs/intro', '/docs/class/Filters', '/statistics']) {
      await open(page, path);
      for (const numbers of await page.getByText('Show the numbers').all()) await numbers.click();
      expect(await overhang(page), path).toBeLessThanOrEqual(0);
    }
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar').getByRole('link', { name: 'Documentation' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await search.open('Manager.create');
    await search.finds(create);
    await expect(search.field).toBeInViewport({ ratio: 1 });
    await expect(search.firstHit).toBeInViewport({ ratio: 1 });
  });
});

test('where the system gives the colors, icons, marks, focus and what is active are seen', async ({ page, search }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const look = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  await page.goto(at('/docs/classes/Manager'));
  for (const icon of ['discord', 'github'])
    expect(await colorsOf(page.locator(`.navbar .navbar-icon--${icon}`)), icon).toBeGreaterThan(1);
  await search.button.focus();
  await page.keyboard.press('Shift+Tab');
  expect(await look(':focus-visible', 'outline-style')).toBe('solid');

  await search.open('Manager.create');
  await search.finds(create);
  expect(await colorsOf(search.firstHit.locator('mark').first())).toBeGreaterThan(1);
  expect(await look('.DocSearch-Hit[aria-selected="true"] a', 'outline-style')).toBe('solid');
  expect(await look('.DocSearch-Hit[aria-selected="false"] a', 'outline-style')).toBe('none');
  expect(await look('.DocSearch-Modal', 'border-top-style')).toBe('solid');
  await search.enter(create);
  await expect(page.locator('.table-of-contents__link--active')).toHaveText(/^create/);
  for (const [active, other] of [
    ['.navbar__link--active', 'a.navbar__link:not(.navbar__link--active)'],
    ['.menu__link[aria-current]', '.menu__link:not([aria-current])'],
    ['.table-of-contents__link--active', '.table-of-contents__link:not(.table-of-contents__link--active)'],
  ]) {
    expect(await look(active, 'outline-style'), active).toBe('solid');
    expect(await look(other, 'outline-style'), other).toBe('none');
  }

  await open(page, '/statistics');
  const [documented, other] = await page
    .getByText(/^(documented here|other releases)$/)
    .evaluateAll((all) => all.map((each) => getComputedStyle(each, '::before').backgroundColor));
  expect(documented).not.toBe(other);
});

test('for who wants less motion, nothing moves for longer than a millisecond', async ({ page, search }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const note = () => {
      const long = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1);
      moved.push(...long.map(({ effect }) => (effect as KeyframeEffect).target!.outerHTML.slice(0, 80)));
      requestAnimationFrame(note);
    };
    note();
  });
  await page.goto(at('/docs/classes/Manager'));
  await hideNavbar(page);
  await page.mouse.wheel(0, -100);
  await page.getByRole('button', { name: 'Scroll back to top' }).click();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.locator('.menu__caret').first().click();
  await navbar(page)
    .getByRole('button', { name: /^v?2\.8\.7/ })
    .click();
  const [dark, light] = await page
    .getByRole('main')
    .getByRole('paragraph')
    .first()
    .evaluate((element) =>
      ['dark', 'light'].map((mode) => {
        document.documentElement.dataset.theme = mode;
        return getComputedStyle(element).color;
      }),
    );
  expect(light, 'the color of text at once in another mode').not.toBe(dark);
  await search.open('Manager.create');
  await search.enter(create);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

test('Shift+Tab into the bar that scrolling has hidden shows it, and leaves the page where it is', async ({ page }) => {
  await page.goto(at('/docs/classes/Manager'));
  await hideNavbar(page);
  await page.locator('.theme-doc-sidebar-menu a').first().focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Shift+Tab');
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of page has no control but what works, and each picture once', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const path of ['/', '/docs/getting-started/installation', '/versions', '/statistics', '/search', '/nothing']) {
      await page.goto(at(path));
      await expect(heading(page), path).toBeVisible();
      const controls = page.locator('button, input, select, [role="tab"]').filter({ visible: true });
      await expect(controls, path).toHaveText([/^v?2\.8\.7/]);
      await expect(navbar(page).locator('img').filter({ visible: true }), path).toHaveCount(1);
      expect(await page.locator('[role="tabpanel"]').filter({ visible: false }).count(), path).toBe(0);
    }
    await navbar(page)
      .getByRole('button', { name: /^v?2\.8\.7/ })
      .focus();
    await expect(navbar(page).getByRole('link', { name: 'v2.8.5' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/2\.8\.5\//);

    await page.setViewportSize({ width: 390, height: 800 });
    await expect(navbar(page).getByRole('link', { name: 'Statistics' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
    await expect(page.locator('button').filter({ visible: true })).toHaveCount(1);
    await page.getByText('On this page').click();
    await expect(page.locator('.theme-doc-toc-mobile').getByRole('link').first()).toBeVisible();
    await page.getByLabel(/Pages of .*Enums/).click();
    await expect(page.getByRole('link', { name: 'LoadTypes' })).toBeVisible();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  });
});

test('on the way back the browser shows the page that it has kept, in the mode chosen meanwhile', async ({
  playwright,
  baseURL,
}, { project }) => {
  const browser = await playwright.chromium.launch({
    ...project.use.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL, colorScheme: 'dark' });
  await page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
  for (const path of ['/docs/intro', '/statistics', '/search?q=player']) {
    await open(page, path);
    // A page whose search is under way is loaded anew instead: browsers keep none to which a worker has something to say.
    if (path.startsWith('/search')) await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
    await open(page, '/usedby');
    await toggle(page).click();
    const chosen = await colorMode(page);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(at(path));
    expect(await page.evaluate(() => (window as unknown as { persisted: boolean }).persisted), path).toBe(true);
    expect(await colorMode(page), path).toBe(chosen);
  }
  await browser.close();
});

test('cut off after the first page, a reader is told so, and goes on once the network is back', async ({
  page,
  search,
  context,
}) => {
  await open(page, '/docs/intro');
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toHaveText(/^Search could not be loaded. Check your network connection/);
  await context.setOffline(false);
  await search.open('Manager.create');
  await search.finds(create);
  await search.close();
  await context.setOffline(true);
  await navbar(page).getByRole('link', { name: 'Statistics' }).click();
  // What the browser says of a page that it cannot get.
  await expect(page).toHaveURL(/^chrome-error:/);
  await context.setOffline(false);
  await page.reload();
  await expect(heading(page)).toHaveText('Statistics');
});

const noStart = 'Part of this page did not load';

/** What a page is made of but its document and its own words in a script, and what a reader is told when it is missing. */
const missing: [group: string, files: RegExp, told?: string][] = [
  ['pictures and fonts', /\.(svg|woff2)$/],
  ['the style', /\.css$/],
  ['React', /\/framework\.\w+\.js$/, noStart],
  ['the list of scripts', /\/runtime~main\.\w+\.js$/, noStart],
  ['the application', /\/main\.\w+\.js$/, noStart],
];
const missingSearch: typeof missing = [
  ['a shard', /\/docs-default-current\.\w+\.json$/, 'Unable to fetch results'],
  ['the engine', /\/src_search_engine_worker[^/]+\.js$/, 'Unable to fetch results'],
];

for (const path of ['/docs/classes/plugin', '/statistics', '/search?q=player']) {
  test(`${path} can be read without any of its files, and says so where more than its looks is missing`, async ({
    page,
  }) => {
    const shown = path.startsWith('/search') ? [...missing, ...missingSearch] : missing;
    for (const [group, files, told] of shown) {
      let failed = 0;
      await page.route(files, (route) => (failed++, route.fulfill({ status: 404, body: 'Not found' })));
      await page.goto(at(path));
      if (told) await expect(page.getByText(told).first(), group).toBeVisible();
      else await ready(page);
      await expect(heading(page), group).toBeVisible();
      expect(failed, group).toBeGreaterThan(0);
      if (told === noStart && path.startsWith('/search')) {
        await page.getByRole('searchbox').click();
        await page.keyboard.type('queue');
        await expect(page.getByRole('searchbox'), group).toHaveValue('queue');
      }
      await page.unroute(files);
    }
  });
}

test('a query and a hash of 100 kB are cut to what can be searched, and lead to the top of the page', async ({
  page,
}) => {
  const long = 'player'.repeat(17_000);
  // Servers refuse such an address, so the answer is the one to the address without it.
  const body = await (await page.request.get(at('/search'))).text();
  await page.route(/\?q=/, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await open(page, `/search?q=${long}`);
  await expect(page.getByRole('searchbox')).toHaveValue(long.slice(0, 512));
  await expect(page.getByText('No results for')).toBeVisible();
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await open(page, `/docs/intro#${long}`);
  await expect(heading(page)).toBeInViewport();
});

for (const [name, value] of [
  ['undefined', undefined],
  ['null', null],
] as const) {
  test(`with storage made ${name} by an extension, and fixed so, a page has the mode of the system and works`, async ({
    page,
    search,
  }) => {
    await page.addInitScript(
      (fixed) => Object.defineProperty(window, 'localStorage', { value: fixed, configurable: false }),
      value,
    );
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/docs/getting-started/installation');
    expect(await colorMode(page)).toBe('dark');
    await page.getByRole('tab', { name: 'yarn' }).first().click();
    await expect(page.getByRole('tab', { name: 'yarn' }).first()).toHaveAttribute('aria-selected', 'true');
    await search.open('Manager.create');
    await search.finds(create);
  });
}
