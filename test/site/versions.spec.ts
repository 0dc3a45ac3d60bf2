import type { Page } from '@playwright/test';
import { currentVersion, versions } from '../../src/config/versions';
import { expectAccessible } from './axe';
import { at, expect, open, test } from './support';

/** The status message of the comparison. The page's other status element belongs to the copy button. */
const status = (page: Page) => page.getByRole('status').first();
const groupOf = (page: Page, name: string) =>
  page
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { level: 3, name: new RegExp(`^${name} `) }) })
    .last();
const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

test('the links of the table are at least 24 pixels high', async ({ page }) => {
  await open(page, '/versions');
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = await page
      .getByRole('table')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights), `the lowest link at a width of ${width} pixels`).toBeGreaterThanOrEqual(24);
  }
});

test.describe('comparison of two versions', () => {
  // @spec 2.7
  test('the comparison loads on request and shows both signatures, in either direction', async ({ page }) => {
    await open(page, '/versions');
    await expect(status(page)).toHaveText('Choose two versions, then press Compare.');
    await select(page, 'From').selectOption('2.8.2');
    await expect(status(page)).toContainText(new RegExp(`^From 2\\.8\\.2 to ${currentVersion.version}: \\d+ changes`));
    await select(page, 'To').selectOption('2.8.4');
    await expect(status(page)).toContainText(/^From 2\.8\.2 to 2\.8\.4: \d+ changes/);
    await expect(page).toHaveURL(/\?from=2\.8\.2&to=2\.8\.4/);
    const filters = groupOf(page, 'Filters');
    await filters.getByText('27 breaking').click();
    await expect(filters.locator('ins', { hasText: 'Promise<' }).first()).toBeVisible();
    for (const version of ['2.8.2', '2.8.4']) {
      const href = new RegExp(`/docs/${version}/`);
      await expect(filters.getByRole('link', { name: version }).first()).toHaveAttribute('href', href);
    }
    await page.getByRole('button', { name: 'Swap the two versions' }).click();
    await expect(status(page)).toContainText('From 2.8.4 to 2.8.2:');
    await select(page, 'To').selectOption('2.8.4');
    await expect(status(page)).toHaveText('Both sides are 2.8.4, so there are no differences.');
  });

  test('the comparison applies the filters of the URL, and is accessible in both modes', async ({ page }) => {
    await open(page, '/versions?from=2.8.2&to=2.8.4&breaking=true');
    await expect(status(page)).toBeInViewport();
    await expect(page.getByRole('checkbox', { name: 'Breaking only' })).toBeChecked();
    await expect(status(page)).toContainText('shown');
    await expectAccessible(page, 'comparison', 'main');
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Classes');
    const filter = page.getByLabel('Name or text');
    await filter.fill('setKaraoke');
    await expect(page).toHaveURL(/kind=class&q=setKaraoke&?.*#compare$|q=setKaraoke.*kind=class.*#compare$/);
    await expect(page.getByRole('heading', { level: 3, name: / class$/ })).toHaveText([/^Filters/]);
    await expect(page.locator('ins', { hasText: 'Promise<' }).first()).toBeVisible();
    await expect(filter).toBeInViewport();
  });

  test('the comparison shows a renamed member in one row, and prints closed groups', async ({ page }) => {
    await open(page, '/versions?from=2.7.5&to=2.8.0#compare');
    const queue = groupOf(page, 'Queue');
    await expect(queue).not.toHaveAttribute('open');
    const row = queue.getByRole('listitem').filter({ hasText: 'guild → guildId' });
    await page.emulateMedia({ media: 'print' });
    await expect(row).toBeVisible();
    await expect(row).toContainText('Renamed');
    await expect(row.getByRole('link', { name: 'Queue.guild in 2.7.5' })).toHaveAttribute(
      'href',
      at('/docs/2.7.5/classes/queue#guild'),
    );
    await expect(row.getByRole('link', { name: 'Queue.guildId in 2.8.0' })).toHaveAttribute(
      'href',
      at('/docs/2.8.0/classes/queue#guildId'),
    );
  });

  test('the comparison scrolls the group in the hash below the form, and starts from the version that the reader visited last', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '2.8.2'));
    await open(page, '/versions?to=2.8.7#change-Player');
    await expect(status(page)).toContainText('From 2.8.2 to 2.8.7:');
    await expect(groupOf(page, 'Player').getByRole('listitem').first()).toBeInViewport();
    await expect(select(page, 'From')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Close all' }).click();
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });

  test('the comparison reports an unknown version or a failed request, and the reader can retry', async ({ page }) => {
    await open(page, '/versions?from=9.9.9');
    await expect(status(page)).toContainText('Version “9.9.9” is not documented');
    await page.route('**/assets/data/*', (route) => route.abort());
    const compare = page.getByRole('button', { name: 'Compare', exact: true });
    const [{ y, height }, button] = (await Promise.all(
      [select(page, 'To'), compare].map((each) => each.boundingBox()),
    )) as [DOMRect, DOMRect];
    expect(button.y + button.height / 2, 'middle of the button').toBeCloseTo(y + height / 2, 0);
    await compare.click();
    await expect(page.getByRole('alert')).toContainText('The comparison could not be loaded.');
    await page.unroute('**/assets/data/*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(status(page)).toBeFocused();
    await expect(status(page)).toContainText(`From ${versions[1].version} to ${currentVersion.version}`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // @spec 1.14
  test('the table is complete, controls are disabled, and links open the changes of each version', async ({ page }) => {
    await page.goto(at('/versions'));
    await expect(page.getByText('Every documented version needs')).toContainText('Lavalink 4.2.0 or later');
    await expect(page.getByRole('row', { name: /^2\.8\.4/ })).toContainText(
      /25 February 2025.*Maintained.*57\sbreaking\s+18\sadded, 7\sremoved, 55\schanged.*Upgrade/s,
    );
    await expect(page.getByRole('row', { name: /^2\.6\.1/ })).toContainText(/Unmaintained.*First documented version/s);
    await expect(page.getByRole('row').last()).toContainText(/^1\.x.*Not documented here/);
    await expect(page.getByText('npm has newer releases')).toHaveCount(1);
    await expect(page.locator('main :is(select, button, input, textarea):enabled')).toHaveCount(0);
    await page.locator('noscript').getByRole('link', { name: '2.7.5' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changes in 2.7.5');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Breaking changes');
    await expect(page.locator('del').first()).toBeVisible();
  });

  test('a page of changes shows dates, counts and links, and omits empty sections', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto(at('/versions/2.8.4'));
    await expect(main).toContainText(
      /released on 25 February 2025\..*2\.8\.2, which was released on 10 February 2025\./,
    );
    await expect(main).toContainText('18 added, 7 removed, 55 changed. 57 of them break code that compiled before.');
    for (const [name, path] of [
      ['Changes in 2.8.5', '/versions/2.8.5'],
      ['Changes in 2.8.2', '/versions/2.8.2'],
      ['Documentation of 2.8.4', '/docs/2.8.4/intro'],
      ['Upgrade guide', '/docs/guides/moving-up#from-2-8-2'],
      ['Compare other versions', '/versions?from=2.8.2&to=2.8.4#compare'],
    ])
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', at(path));
    await page.goto(at('/versions/2.8.7'));
    await expect(main).toContainText('4 changed. None of them breaks code that compiled before.');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([/^Changed/]);
  });
});

// @spec 2.97 3.5 9.6
test('the banner of an unmaintained version links to the same page of the latest version, or else to the main page', async ({
  page,
}) => {
  const banner = page.getByRole('note');
  await page.goto(at('/docs/2.8.5/classes/queue'));
  await expect(banner).toHaveCount(0);
  await page.goto(at('/docs/2.6.1/typedefs/voicePacket'));
  const main = banner.getByRole('link', { name: `Go to ${currentVersion.label}` });
  await expect(main).toHaveAttribute('href', at('/docs/intro'));
  await open(page, '/docs/2.6.1/queue');
  await expect(banner).toContainText('v2.6.1, which is no longer actively maintained');
  const upgrade = banner.getByRole('link', { name: 'upgrade your bot' });
  await expect(upgrade).toHaveAttribute('href', at('/docs/guides/moving-up#from-2-6-1'));
  await banner.getByRole('link', { name: `Read this page for ${currentVersion.label}` }).click();
  await expect(page).toHaveURL(at('/docs/classes/queue'));
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('current');
});
