import type { Page } from '@playwright/test';
import { currentVersion, mainPath, versions } from '../../src/config/versions';
import { coveredFocus, focusLast, overlaps, stickyPages, widePages } from './layout';
import { colorsOf } from './painted';
import { create, expect, test } from './search';
import { at, colorMode, heading, hideNavbar, mainNav, open, overhang, toggle, withoutStorage } from './support';

/** Sets the default font size of the browser. */
async function setFontSize(page: Page, standard: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
}

// Resets the font size, because later tests use the same browser context.
test.afterEach(({ page }) => setFontSize(page, 16));

test('pages zoomed to 400 % do not scroll sideways, and the menu and search work', async ({ page, search }) => {
  // A 1280 × 1024 window at 400% zoom has this size in CSS pixels.
  await page.setViewportSize({ width: 320, height: 256 });
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

test('pages with a default font size of 24 px do not scroll sideways at 320 px', async ({ page }) => {
  await setFontSize(page, 24);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of widePages) {
    await open(page, path);
    // Waits for the lists of the comparison and the search, which load after hydration.
    if (path.includes('?'))
      await page.locator('main :is(details, section) li a').first().waitFor({ state: 'attached' });
    expect.soft(await overhang(page), path).toBeLessThanOrEqual(0);
  }
});

test('the navbar has room for its controls with a default font size of 24 px', async ({ page }) => {
  await setFontSize(page, 24);
  await open(page, '/docs/intro');
  for (const width of [1500, 1366, 1100, 390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect.soft(await page.evaluate(overlaps), `${width} px`).toEqual([]);
    expect.soft(await overhang(page), `${width} px`).toBeLessThanOrEqual(0);
  }
});

for (const [width, height] of [
  [1366, 768],
  [320, 256],
]) {
  test(`Shift+Tab moves the focus to visible elements in a window of ${width} × ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [path, last] of stickyPages) {
      await open(page, path);
      // Waits for the comparison's list, which loads after hydration.
      await page.locator(last).first().waitFor({ state: 'attached' });
      await page.evaluate(focusLast, last);
      const covered: string[] = [];
      for (let stops = 0; stops < 30; stops++) {
        await page.keyboard.press('Shift+Tab');
        covered.push(await page.evaluate(coveredFocus));
      }
      expect.soft(covered.filter(Boolean), path).toEqual([]);
    }
  });
}

test('pages do not cut off text with the text spacing of WCAG 1.4.12', async ({ page }) => {
  for (const width of [1366, 320]) {
    await page.setViewportSize({ width, height: 768 });
    await open(page, '/docs/guides/troubleshooting');
    const cut = await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em; word-spacing: 0.16em }');
      document.adoptedStyleSheets.push(sheet);
      // Excludes the title, which cuts off its decoration, and ends that `text-overflow` replaces with an ellipsis.
      const boxes = [...document.querySelectorAll<HTMLElement>('.navbar :not(div), main :not(h1)')];
      const isCut = (box: HTMLElement) =>
        box.scrollHeight > box.clientHeight + 2 || (box.matches('.navbar__title') && box.scrollWidth > box.clientWidth);
      return boxes
        .filter((box) => getComputedStyle(box).overflowY === 'hidden' && box.clientHeight > 1 && isCut(box))
        .map((box) => box.outerHTML.slice(0, 80));
    });
    expect.soft(cut, `${width} px`).toEqual([]);
  }
});

test('code keeps its direction when a tool changes the text direction of a page', async ({ page }) => {
  await open(page, '/docs/classes/Player');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  for (const code of ['.code-sample code', '.api-signature code', '.api-index code'])
    await expect(page.locator(code).first()).toHaveCSS('direction', 'ltr');
});

test('forced colors show icons, highlights, focus and active links', async ({ page, search }) => {
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
  await expect.poll(() => colorsOf(search.firstHit.locator('mark').first())).toBeGreaterThan(1);
  await expect.poll(() => look('.DocSearch-Hit[aria-selected="true"] a', 'outline-style')).toBe('solid');
  await expect.poll(() => look('.DocSearch-Hit[aria-selected="false"] a', 'outline-style')).toBe('none');
  expect(await look('.DocSearch-Modal', 'border-top-style')).toBe('solid');
  await search.enter(create);
  await expect(page.locator('.theme-doc-toc-desktop .table-of-contents__link--active')).toHaveText(/^create/);
  for (const [active, other] of [
    ['.navbar__link--active', 'a.navbar__link:not(.navbar__link--active)'],
    ['.menu__link[aria-current]', '.menu__link:not([aria-current])'],
    ['.table-of-contents__link--active', '.table-of-contents__link:not(.table-of-contents__link--active)'],
  ]) {
    expect(await look(active, 'outline-style'), active).toBe('solid');
    expect(await look(other, 'outline-style'), other).toBe('none');
  }

  await page.goto(at('/statistics'));
  const [documented, other] = await page
    .getByText(/^(documented here|other releases)$/)
    .evaluateAll((all) => all.map((each) => getComputedStyle(each, '::before').backgroundColor));
  expect(documented).not.toBe(other);
});

test('reduced motion limits every animation to a millisecond', async ({ page, search }) => {
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
  await mainNav(page)
    .getByRole('button', { name: `v${currentVersion.version}` })
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
  expect(light, 'the text color changes at once with the color mode').not.toBe(dark);
  await search.open('Manager.create');
  await search.enter(create);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

test('Shift+Tab into the hidden navbar shows the navbar and does not scroll the page', async ({ page }) => {
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

  test('pages show only controls that work, all tabs, and each picture once', async ({ page, search }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const path of [
      ...['/', '/docs/getting-started/installation', '/docs/2.6.1/manager', '/docs/category/-enums'],
      ...['/versions', '/statistics', '/search', '/nothing'],
    ]) {
      await page.goto(at(path));
      await expect(heading(page), path).toBeVisible();
      const controls = page.locator('button, input, select, [role="tab"]').filter({ visible: true });
      await expect(controls, path).toHaveText([/^v?\d+\.\d+\.\d+/]);
      await expect(mainNav(page).locator('img').filter({ visible: true }), path).toHaveCount(1);
      expect(await page.locator('[role="tabpanel"]').filter({ visible: false }).count(), path).toBe(0);
    }
    for (const mode of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: mode });
      const color = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(Number(/\d+/.exec(color)) < 128, color).toBe(mode === 'dark');
    }
    await search.button.click();
    await expect(page).toHaveURL(at('/search'));
    await expect(page.getByRole('main').getByRole('link', { name: 'All versions' })).toBeVisible();
    await mainNav(page)
      .getByRole('button', { name: `v${currentVersion.version}` })
      .focus();
    await expect(mainNav(page).getByRole('link', { name: versions[1].label })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at(mainPath(versions[1])));

    await page.setViewportSize({ width: 390, height: 800 });
    await expect(mainNav(page).getByRole('link', { name: 'Statistics' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
    await expect(page.locator('button').filter({ visible: true })).toHaveText([/^v2\.8\.5/, '2.8.5']);
    await page.getByTitle('On this page').click();
    await expect(page.locator('.theme-doc-toc-mobile').getByRole('link').first()).toBeVisible();
    await page.getByLabel(/Pages of .*Enums/).click();
    await expect(page.getByRole('link', { name: 'LoadTypes' })).toBeVisible();
    expect(await overhang(page)).toBeLessThanOrEqual(0);

    // Tests the current version, because the shorter version label of past versions leaves more room in the navbar.
    await page.goto(at('/'));
    const cut = await page.locator('.navbar__title').evaluate((title) => title.scrollWidth - title.clientWidth);
    expect(cut, 'pixels of the title that are cut off').toBe(0);
  });
});

/** Simulates full storage. Accepts only the empty value that DocSearch writes to test the storage. */
const fillStorage = () => {
  Storage.prototype.setItem = (_key, value) => {
    if (value) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

const removeStorage = () => Object.defineProperty(window, 'localStorage', { value: null });

for (const [name, prepare, warning, recent] of [
  ['blocked', withoutStorage, /^Browser storage is not available/, 1],
  ['missing, as in an Android WebView', removeStorage, /^Browser storage is not available/, 1],
  ['full', fillStorage, /^Browser storage is full/, 0],
] as const) {
  // @spec 8.31
  test(`all controls work when storage is ${name}`, async ({ page, search }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.addInitScript(prepare);
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const path of ['/versions', '/docs/getting-started/installation']) {
      await open(page, path);
      expect(await colorMode(page)).toBe('dark');
      await toggle(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect(messages.splice(0), path).toEqual([expect.stringMatching(warning)]);
    }
    await page.getByRole('tab', { name: 'yarn' }).first().click();
    await expect(page.getByRole('tab', { name: 'yarn', selected: true })).toHaveCount(2);
    await page.getByRole('banner').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('banner')).toBeHidden();

    await search.visit('Manager.create', '/docs/classes/Manager');
    await search.enter(create);
    await search.open();
    await expect(search.hits).toHaveCount(recent);
  });
}
