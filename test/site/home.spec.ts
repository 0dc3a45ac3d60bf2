import type { Locator, Page } from '@playwright/test';
import { usedBy } from '../../src/config/usedBy';
import { currentVersion } from '../../src/config/versions';
import { dateText } from '../../src/lib/dateText';
import { at, expect, open, test } from './support';

const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name, exact: true });
const installLine = (page: Page) => main(page).getByRole('tabpanel');
const sample = (page: Page) => main(page).getByRole('figure', { name: 'Play a song' });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const lines = ['npm install', 'yarn add', 'pnpm add', 'bun add'].map(
  (command) => `${command} magmastream@${currentVersion.version}`,
);

/** Whether all of an element is on the screen that a reader sees without scrolling. */
async function isOnFirstScreen(page: Page, locator: Locator): Promise<boolean> {
  const box = await locator.boundingBox();
  const { width, height } = page.viewportSize()!;
  return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

/** Watches what shifts from the first paint on; to be called before the page is opened. Gives the elements and places. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    type Source = { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    const shifts: string[] = [];
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as (PerformanceEntry & { value: number; sources: Source[] })[]) {
        // What is no longer in the page is not named.
        if (sources.length === 0) shifts.push(`by ${value}`);
        for (const { node, previousRect, currentRect } of sources) {
          const part = node instanceof Element ? node.outerHTML : String(node?.textContent);
          shifts.push(`${place(previousRect)} to ${place(currentRect)}: ${part.slice(0, 120)}`);
        }
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifted = () => {
      note(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { shifted });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: () => string[] }).shifted());
}

/** Has a page arrive piece by piece, and be painted in between. */
async function slowly(page: Page) {
  const client = await page.context().newCDPSession(page);
  const speed = 100_000;
  const conditions = { offline: false, latency: 20, downloadThroughput: speed, uploadThroughput: speed };
  await client.send('Network.emulateNetworkConditions', conditions);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]) {
  // @spec 2.1
  test(`the first screen is complete at ${viewport.width} px, and does not shift, with a remembered manager either`, async ({
    browser,
    baseURL,
  }) => {
    // A page of its own, as a first visit finds it: nothing is warm.
    const page = await browser.newPage({ baseURL, viewport });
    const shift = await watchShifts(page);
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.package-manager', 'bun'));
    await slowly(page);
    await open(page, '/');
    await expect(tab(page, 'bun')).toHaveAttribute('aria-selected', 'true');
    await page.evaluate(() => document.fonts.ready);
    const parts = [
      main(page).getByRole('heading', { level: 1, name: 'Magmastream' }),
      main(page).getByText('is a Node.js library with which your Discord bot plays music'),
      installLine(page),
      main(page).getByRole('link', { name: 'Get started' }).first(),
      main(page).getByRole('link', { name: 'Reference' }),
      ...(viewport.width > 996 ? [sample(page)] : []),
    ];
    for (const part of parts) expect(await isOnFirstScreen(page, part), String(part)).toBe(true);
    await main(page).getByRole('link', { name: 'Invite one of them' }).scrollIntoViewIfNeeded();
    expect(await shift()).toEqual([]);
    await page.close();
  });
}

test('the install line is that of the chosen package manager, here and on the installation page', async ({ page }) => {
  await page.goto(at('/'));
  for (const [index, name] of ['npm', 'yarn', 'pnpm', 'bun'].entries()) {
    await tab(page, name).click();
    await expect(installLine(page)).toContainText(lines[index]);
  }
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'pnpm')).toBeFocused();
  await page.keyboard.press('Enter');
  await main(page).getByRole('link', { name: 'Get started' }).first().click();
  await expect(page).toHaveURL(at('/docs/getting-started/installation'));
  await expect(tab(page, 'pnpm').first()).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'yarn').first().click();
  await page.goto(at('/'));
  await expect(installLine(page)).toContainText('yarn add');
  await expect(page.locator('html'), 'all of it without the application').not.toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
});

test('the install line, the sample without its links and the entry of a bot are copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(at('/'));
  await installLine(page).getByRole('button', { name: 'Copy' }).click();
  await expect(installLine(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await copied(page)).toBe(lines[0]);
  await sample(page).hover();
  await sample(page).getByRole('button', { name: 'Copy' }).click();
  expect(await copied(page)).toMatch(
    /^import type \{ .+ \} from "magmastream";\n\n.*\n {2}await player\.play\(\);\n\}$/s,
  );

  await open(page, '/usedby');
  await page.getByRole('link', { name: 'Add your bot', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Add your bot' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'src/config/usedBy.ts' })).toHaveAttribute(
    'href',
    'https://github.com/magmastream-npm/magmastream_documentation/tree/main/src/config/usedBy.ts',
  );
  await page.getByText("name: 'My bot'").hover();
  await page.getByRole('button', { name: 'Copy' }).click();
  expect(await copied(page)).toMatch(/^\{\n {2}name: .+\n {2}creator: .+\n {2}link: 'https:\/\/discord\.com\/.+\n\},$/);
});

test('a name of the sample leads to its member, and a bot to its card', async ({ page }) => {
  await open(page, '/');
  await sample(page).getByRole('link', { name: 'search', exact: true }).click();
  await expect(page).toHaveURL(at('/docs/classes/Manager#search'));
  await expect(page.locator('#search')).toBeInViewport();
  await page.goBack();
  await main(page).getByRole('link', { name: 'Miyu' }).click();
  await expect(page).toHaveURL(at('/usedby#miyu'));
  await expect(page.getByRole('heading', { name: 'Miyu' })).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // @spec 1.15 2.6
  test('all install lines, the sample, the features, counted figures and every bot are there', async ({ page }) => {
    await page.goto(at('/'));
    for (const line of lines) await expect(main(page).getByText(line)).toBeVisible();
    await expect(main(page).getByRole('tab')).toHaveCount(0);
    await expect(main(page).getByRole('button', { name: 'Copy' })).toHaveCount(0);
    await expect(sample(page)).toContainText('await player.play();');
    await expect(main(page).getByText(dateText(currentVersion.released))).toBeVisible();
    const section = (name: string) =>
      main(page)
        .locator('section')
        .filter({ has: page.getByRole('heading', { name, level: 2 }) });
    await expect(section('What you do not have to build').getByRole('listitem')).toHaveCount(4);
    await expect(section('What is documented').getByRole('definition')).toHaveText(Array(4).fill(/^[1-9]\d*$/));
    await expect(section('Bots that use it').getByRole('listitem')).toHaveCount(usedBy.length);

    await page.goto(at('/usedby'));
    await expect(main(page).getByRole('link', { name: /^Invite .+ \(opens in a new tab\)$/ })).toHaveCount(
      usedBy.length,
    );
    await expect(page.getByText("name: 'My bot'")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
  });
});
