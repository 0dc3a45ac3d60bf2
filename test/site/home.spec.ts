import type { Locator, Page } from '@playwright/test';
import { at, expect, open, requestsElsewhere, settled, test } from './support';

const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name, exact: true });
const installLine = (page: Page) => main(page).getByRole('tabpanel');
const sample = (page: Page) => main(page).getByRole('figure', { name: 'Play a song' });
const section = (page: Page, name: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, level: 2 }) });

const managers = { npm: 'npm install', yarn: 'yarn add', pnpm: 'pnpm add', bun: 'bun add' };

/** Whether all of an element is on the screen that a reader sees without scrolling. */
async function isOnFirstScreen(page: Page, locator: Locator): Promise<boolean> {
  const box = await locator.boundingBox();
  const { width, height } = page.viewportSize()!;
  return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

/** Counts how much the page shifts from its first paint on; to be called before the page is opened. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    const count = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => count(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifted = () => {
      count(observer.takeRecords());
      return sum;
    };
    Object.assign(window, { shifted });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: () => number }).shifted());
}

test.describe('the first screen', () => {
  for (const [width, height] of [
    [390, 844],
    [1366, 768],
  ]) {
    test.describe(`of ${width} × ${height}`, () => {
      test.use({ viewport: { width, height } });

      test('is complete: name, sentence, install line, the two main ways in', async ({ page }) => {
        await open(page, '/');
        const parts = [
          main(page).getByRole('heading', { level: 1, name: 'Magmastream' }),
          main(page).getByText('is a Node.js library with which your Discord bot plays music'),
          installLine(page),
          main(page).getByRole('link', { name: 'Get started' }).first(),
          main(page).getByRole('link', { name: 'Reference' }),
          ...(width > 996 ? [sample(page)] : []),
        ];
        for (const part of parts) expect(await isOnFirstScreen(page, part), String(part)).toBe(true);
      });

      test('does not shift, with a remembered package manager either', async ({ browser, baseURL, viewport }) => {
        // A page of its own, as a first visit finds it: nothing is warm.
        const page = await browser.newPage({ baseURL, viewport });
        const shift = await watchShifts(page);
        await page.addInitScript(() => localStorage.setItem('docusaurus.tab.package-manager', 'bun'));
        await open(page, '/');
        await expect(tab(page, 'bun')).toHaveAttribute('aria-selected', 'true');
        await page.evaluate(() => document.fonts.ready);
        await main(page).getByRole('link', { name: 'Invite one of them' }).scrollIntoViewIfNeeded();
        expect(await shift()).toBe(0);
        await page.close();
      });
    });
  }
});

test.describe('the install line', () => {
  test('is there for every package manager, and the chosen one is shown', async ({ page }) => {
    await open(page, '/');
    await expect(installLine(page)).toContainText('npm install magmastream@2.8.7');
    for (const [name, command] of Object.entries(managers)) {
      await tab(page, name).click();
      await expect(installLine(page)).toHaveCount(1);
      await expect(installLine(page)).toContainText(`${command} magmastream@2.8.7`);
    }
  });

  test('is chosen by keyboard', async ({ page }) => {
    await open(page, '/');
    await tab(page, 'npm').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'yarn')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tab(page, 'yarn')).toHaveAttribute('aria-selected', 'true');
    await expect(installLine(page)).toContainText('yarn add');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, 'bun')).toBeFocused();
  });

  test('is remembered here and on the installation page', async ({ page }) => {
    await open(page, '/');
    await tab(page, 'pnpm').click();
    await main(page).getByRole('link', { name: 'Get started' }).first().click();
    await expect(page).toHaveURL(at('/docs/getting-started/installation'));
    await expect(tab(page, 'pnpm').first()).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'yarn').first().click();
    await open(page, '/');
    await expect(tab(page, 'yarn')).toHaveAttribute('aria-selected', 'true');
  });

  test('is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/');
    await tab(page, 'bun').click();
    await installLine(page).getByRole('button', { name: 'Copy' }).click();
    await expect(installLine(page).getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('bun add magmastream@2.8.7');
  });
});

test.describe('the sample', () => {
  test('links what it uses to where the current version documents it', async ({ page }) => {
    await open(page, '/');
    for (const [name, address] of [
      ['Manager', '/docs/classes/Manager'],
      ['Player', '/docs/classes/Player'],
      ['search', '/docs/classes/Manager#search'],
      ['create', '/docs/classes/Manager#create'],
      ['play', '/docs/classes/Player#play'],
    ])
      await expect(sample(page).getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', at(address));

    await sample(page).getByRole('link', { name: 'search', exact: true }).click();
    await expect(page).toHaveURL(at('/docs/classes/Manager#search'));
    await expect(page.locator('#search')).toBeInViewport();
  });

  test('is copied as it would be typed, without its links', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/');
    await sample(page).hover();
    await sample(page).getByRole('button', { name: 'Copy' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n').length).toBeLessThan(15);
    expect(copied).toMatch(/^import type \{ Manager, Player, PlayerOptions \} from "magmastream";\n\n/);
    expect(copied).toMatch(/\n {2}await player\.play\(\);\n\}$/);
  });
});

test('four things that nobody has to build lead to their documentation', async ({ page }) => {
  await open(page, '/');
  const features = section(page, 'What you do not have to build').getByRole('listitem');
  await expect(features).toHaveCount(4);
  for (const feature of await features.all()) {
    await expect(feature.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(feature.getByRole('link')).toHaveAttribute('href', new RegExp(`^${at('/docs/')}.+#\\w+$`));
  }
  await features.first().getByRole('link').click();
  await expect(page).toHaveURL(at('/docs/classes/Manager#loadPlayerStates'));
  await expect(page.locator('#loadPlayerStates')).toBeInViewport();
});

test('the current version has its date and leads to what it changed', async ({ page }) => {
  await open(page, '/');
  await expect(main(page).getByText('12 May 2025')).toHaveAttribute('datetime', '2025-05-12');
  await main(page).getByRole('link', { name: 'what changed' }).click();
  await expect(page).toHaveURL(at('/versions/2.8.7'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2.8.7');
});

test('figures are numbers that this site has counted', async ({ page }) => {
  await open(page, '/');
  const figures = section(page, 'What is documented');
  await expect(figures.getByRole('term')).toHaveText([
    'documented versions',
    'symbols in 2.8.7',
    'members',
    'compiled samples',
  ]);
  for (const figure of await figures.getByRole('definition').allInnerTexts()) expect(figure).toMatch(/^[1-9]\d*$/);
  await expect(figures.getByRole('link', { name: 'All figures' })).toHaveAttribute('href', at('/statistics'));
});

test('every way in leads to a page of the site', async ({ page }) => {
  await open(page, '/');
  const ways = section(page, 'Where to read on').getByRole('link').filter({ hasText: /\w/ });
  await expect(ways).toHaveText(['Get started', 'Classes', 'Enums', 'Typedefs', 'Versions', 'Search']);
  for (const way of await ways.all()) {
    const href = (await way.getAttribute('href')) ?? '';
    expect(href).toMatch(new RegExp(`^${at('/')}.`));
    expect((await page.request.get(href)).status(), href).toBe(200);
  }
  await ways.filter({ hasText: 'Enums' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Enums');
});

test('each bot leads to its card', async ({ page }) => {
  await open(page, '/');
  const bots = section(page, 'Bots that use it').getByRole('listitem');
  await expect(bots).toHaveCount(12);
  await bots.getByRole('link', { name: 'Miyu' }).click();
  await expect(page).toHaveURL(at('/usedby#miyu'));
  await expect(page.getByRole('heading', { name: 'Miyu' })).toBeInViewport();
});

test('nothing is asked of another host, from top to bottom, on the pages with pictures', async ({ page, baseURL }) => {
  const elsewhere = requestsElsewhere(page, baseURL);
  for (const path of ['/', '/usedby']) {
    await open(page, path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await settled(page);
  }
  expect(elsewhere).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read: all four install lines, the sample, the features', async ({ page }) => {
    await page.goto(at('/'));
    for (const command of Object.values(managers))
      await expect(main(page).getByText(`${command} magmastream@2.8.7`)).toBeVisible();

    await expect(main(page).getByRole('tab')).toHaveCount(0);
    await expect(main(page).getByRole('button', { name: 'Copy' })).toHaveCount(0);
    await expect(sample(page)).toContainText('await player.play();');
    await expect(section(page, 'What you do not have to build').getByRole('listitem')).toHaveCount(4);
    await main(page).getByRole('link', { name: 'Reference' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Classes');
  });
});
