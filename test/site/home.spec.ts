import type { Page } from '@playwright/test';
import { usedBy } from '../../src/config/usedBy';
import { currentVersion } from '../../src/config/versions';
import { at, expect, layoutShifts, still, test } from './support';

const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name, exact: true });
const installLine = (page: Page) => main(page).getByRole('tabpanel');
const sample = (page: Page) => main(page).getByRole('figure', { name: 'Play a song' });
const card = (page: Page) => main(page).getByRole('figure', { name: 'In your guild' });
const requirements = /^For Lavalink \d\S+\+, Node\.js \d\S*\+, discord\.js \d/;
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const lines = ['npm install', 'yarn add', 'pnpm add', 'bun add'].map(
  (command) => `${command} magmastream@${currentVersion.version}`,
);

/** Throttles the network, so that the page renders in several steps. */
async function throttle(page: Page) {
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
  test(`the first screen is complete and does not shift at ${viewport.width} px with a stored package manager`, async ({
    browser,
    baseURL,
  }) => {
    // A new browser context has an empty cache, which simulates a first visit.
    const page = await browser.newPage({ baseURL, viewport });
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.package-manager', 'bun'));
    await throttle(page);
    await page.goto(at('/'));
    await expect(tab(page, 'bun')).toHaveAttribute('aria-selected', 'true');
    await page.evaluate(() => document.fonts.ready);
    const elements = [
      main(page).getByRole('heading', { level: 1, name: 'Music for your Discord bot' }),
      main(page).getByText('Magmastream lets your bot play music'),
      installLine(page),
      main(page).getByRole('link', { name: 'Get started' }).first(),
      main(page).getByText(requirements),
      main(page).getByRole('link', { name: 'Reference' }),
      ...(viewport.width > 996 ? [sample(page), card(page)] : []),
    ];
    for (const element of elements) await expect(element).toBeInViewport({ ratio: 1 });
    for (const line of await sample(page).locator('pre').all())
      expect(await line.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
    const [edge, end] = await card(page).evaluate((figure) => {
      const time = figure.querySelector('p:has(> [aria-hidden="true"]):last-of-type')!;
      const range = document.createRange();
      range.selectNodeContents(time);
      const padding =
        parseFloat(getComputedStyle(figure).paddingRight) + parseFloat(getComputedStyle(figure).borderRightWidth);
      return [figure.getBoundingClientRect().right - padding, range.getBoundingClientRect().right];
    });
    expect(Math.abs(edge - end), 'the time of the track ends at the edge of the card').toBeLessThan(1);
    await main(page).getByRole('link', { name: 'Invite one of these bots' }).scrollIntoViewIfNeeded();
    await still(page);
    expect(await layoutShifts(page)).toEqual([]);
    await page.close();
  });
}

test('a package manager stays selected on the home page and the installation page', async ({ page }) => {
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
  await page.goto(at('/?package-manager=bun'));
  await expect(installLine(page)).toContainText('bun add');
  await page.goto(at('/'));
  await expect(installLine(page)).toContainText('yarn add');
});

test('copy buttons copy the installation command, the sample and the entry for a bot', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(at('/'));
  await installLine(page).getByRole('button', { name: 'Copy' }).click();
  await expect(installLine(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect.poll(() => copied(page)).toBe(lines[0]);
  await sample(page).hover();
  await sample(page).getByRole('button', { name: 'Copy' }).click();
  await expect
    .poll(() => copied(page))
    .toMatch(/^import type \{ .+ \} from "magmastream";\n\n.*\n {2}await player\.play\(\);\n\}$/s);

  await page.goto(at('/usedby'));
  await page.getByRole('link', { name: 'Add your bot', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Add your bot' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'src/config/usedBy.ts' })).toHaveAttribute(
    'href',
    'https://github.com/magmastream-npm/magmastream_documentation/tree/main/src/config/usedBy.ts',
  );
  await page.getByText("name: 'My bot'").hover();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect
    .poll(() => copied(page))
    .toMatch(/^\{\n {2}name: .+\n {2}creator: .+\n {2}link: 'https:\/\/discord\.com\/.+\n\},$/);
});

test('names in the sample link to their members, and bots to their cards', async ({ page }) => {
  await page.goto(at('/'));
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
  test('all commands, the sample, its result, requirements, links and bots are visible', async ({ page }) => {
    await page.goto(at('/'));
    for (const line of lines) await expect(main(page).getByText(line)).toBeVisible();
    await expect(sample(page)).toContainText('await player.play();');
    await expect(card(page)).toContainText('Now playing');
    await expect(main(page).getByText(requirements)).toBeVisible();
    const section = (name: string) => main(page).getByRole('region', { name: new RegExp(`^${name}`) });
    for (const name of ['Build', 'Fix', 'Upgrade']) await expect(section(name).getByRole('listitem')).toHaveCount(4);
    await expect(section('Bots').getByRole('listitem')).toHaveCount(usedBy.length);

    await page.goto(at('/usedby'));
    const invites = main(page).getByRole('link', { name: /^Invite .+ \(opens in a new tab\)$/ });
    await expect(invites).toHaveCount(usedBy.length);
    await expect(invites.and(page.locator('[target=_blank][rel~=noopener]'))).toHaveCount(usedBy.length);
    await expect(page.getByText("name: 'My bot'")).toBeVisible();
  });
});
