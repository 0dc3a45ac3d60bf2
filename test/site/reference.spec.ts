import type { Page } from '@playwright/test';
import { loadFacts } from '../../src/api/load';
import { currentVersion } from '../../src/config/versions';
import { at, expect, mainNav, open, scrollTop, test } from './support';

test('a class page links its members, its source and the types in its signatures', async ({ page }) => {
  await page.goto(at('/docs/2.8.1/classes/Manager'));
  const main = page.getByRole('main');
  await expect(main.locator('h3#create')).toContainText('create(options)');
  const message = main.getByText('ManagerOptions must not be empty.');
  await expect(message).toBeHidden();
  await main
    .getByText(/^\d+ errors/)
    .first()
    .click();
  await expect(message).toBeVisible();
  await expect(main.getByRole('link', { name: 'Source of Manager.create', exact: true })).toHaveAttribute(
    'href',
    /\/blob\/v2\.8\.1\/src\/structures\/Manager\.ts#L\d+$/,
  );
  const contents = page.locator('.theme-doc-toc-desktop');
  await expect(contents.locator('a', { hasText: 'create()' })).toHaveAttribute('href', '#create');
  await page.locator('.api-index').getByRole('link', { name: 'trackStart', exact: true }).click();
  await expect(page.locator('h3#trackStart')).toBeInViewport();
  await page.locator('.api-signature', { hasText: 'create(options' }).getByText('PlayerOptions').click();
  await expect(page).toHaveURL(at('/docs/2.8.1/typedefs/Player/playerOptions'));
});

test('a link scrolls a long page and its table of contents to the heading, and a reload returns there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(at('/docs/classes/Manager'));
  const heading = page.locator('h3#trackEnd');
  const topOf = () => heading.evaluate((node) => Math.round(node.getBoundingClientRect().top));
  const contents = page.locator('.theme-doc-toc-desktop');
  await contents.getByRole('link', { name: 'Events', exact: true }).click();
  await contents.getByRole('link', { name: 'trackEnd', exact: true }).click();
  const margin = await heading.evaluate((node) => Math.round(parseFloat(getComputedStyle(node).scrollMarginTop)));
  await expect.poll(topOf).toBe(margin);
  await expect(mainNav(page)).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect.poll(topOf).toBe(margin);
  const active = contents.locator('.table-of-contents__link--active');
  await expect(active).toHaveText('trackEnd');
  await expect(active).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(page).toHaveURL(/#events$/);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(contents.getByRole('link').first()).toBeInViewport({ ratio: 1 });

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(active).toBeInViewport({ ratio: 1 });
  await contents.getByRole('link', { name: 'Events', exact: true }).click();
  await contents.getByRole('link', { name: 'trackEnd', exact: true }).click();
  await expect.poll(topOf).toBe(margin);
  await expect(mainNav(page), 'the navbar is visible above the heading').toBeInViewport({ ratio: 1 });
});

test('a category lists its pages and those of its subcategories, with descriptions', async ({ page }) => {
  await page.goto(at('/docs/category/-typedefs'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Manager');
  await expect(main.locator('.doc-list').getByRole('listitem').first()).toHaveText(/^ManagerOptions .+\.$/);
  const description = main.getByText(/^The settings that you pass/);
  // The link covers the whole entry, although only the name is its text.
  await expect(main.getByRole('link', { name: 'ManagerOptions', exact: true })).toBeVisible();
  await description.click({ force: true });
  await expect(page).toHaveURL(at('/docs/typedefs/manager/managerOptions'));
});

test.describe('collapsed code of a command', () => {
  const path = '/docs/getting-started/examples/creating-commands';
  /** Returns a command's sample in the selected language. */
  const code = (page: Page, id: string) => page.locator(`h2#${id} ~ tab-group`).first().getByRole('tabpanel').first();
  const control = (page: Page, id: string) => code(page, id).locator('summary');

  test("a command's code opens when a link points to the command", async ({ page }) => {
    await page.goto(at(`${path}#volume`));
    await expect(control(page, 'volume')).toHaveText('Show 12 lines', { useInnerText: true });
    await expect(control(page, 'skip')).toHaveText('Show all 18 lines', { useInnerText: true });
    await page.locator('.theme-doc-toc-desktop').getByRole('link', { name: 'Skip', exact: true }).click();
    await expect(control(page, 'skip')).toHaveText('Show 12 lines', { useInnerText: true });
    await expect(page.locator('h2#skip')).toBeInViewport();
  });

  test("a command's code shows 12 lines, expands, and collapses without moving the button", async ({ page }) => {
    await open(page, path);
    const pre = code(page, 'filters').locator('pre');
    const hidden = () => pre.evaluate((node) => node.scrollHeight - node.clientHeight);
    const lines = await pre.evaluate(
      (node) => (node.clientHeight - 16) / parseFloat(getComputedStyle(node).lineHeight),
    );
    expect(Math.round(lines)).toBe(12);
    expect(await hidden()).toBeGreaterThan(0);
    await control(page, 'filters').click();
    expect(await hidden()).toBe(0);
    await control(page, 'filters').scrollIntoViewIfNeeded();
    const top = (await control(page, 'filters').boundingBox())!.y;
    await control(page, 'filters').click();
    expect((await control(page, 'filters').boundingBox())!.y).toBeCloseTo(top, 0);
    await expect(code(page, 'play').locator('summary')).toHaveCount(0);
  });

  test("a command's code opens for a text fragment, and copies all lines", async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, path);
    await code(page, 'filters').getByRole('button', { name: 'Copy' }).click();
    expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n')).toHaveLength(48);
    await page.goto(at('/docs/intro'));
    await page.goto(at(`${path}#:~:text=It%20takes%20a%20few%20seconds`));
    const match = code(page, 'filters').getByText('It takes a few seconds');
    await expect(control(page, 'filters')).toHaveText('Show 12 lines', { useInnerText: true });
    await expect(match).toBeInViewport();
  });

  test("a command's code prints all lines", async ({ page }) => {
    await page.goto(at(path));
    await page.emulateMedia({ media: 'print' });
    await expect(control(page, 'filters')).toBeHidden();
    const hidden = await code(page, 'filters')
      .locator('pre')
      .evaluate((pre) => pre.scrollHeight - pre.clientHeight);
    expect(hidden).toBe(0);
  });
});

test('a page prints light code at full width from dark mode', async ({ page }) => {
  // The width of A4 paper in landscape.
  await page.setViewportSize({ width: 1047, height: 720 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(at('/docs/enums/LoadTypes'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.code-sample pre').first()).toHaveCSS('background-color', 'rgb(244, 244, 244)');
  expect((await page.locator('.markdown').boundingBox())!.width).toBeGreaterThan(950);
});

test('a list of options shows types, required options and defaults, and its table of contents lists the options', async ({
  page,
}) => {
  const { optionDefaults, runtimeRequired } = loadFacts(currentVersion.version);
  const [required] = runtimeRequired.ManagerOptions;
  const [name, value] = Object.entries(optionDefaults.ManagerOptions).find(([, text]) => /^\d+$/.test(text))!;
  await page.goto(at('/docs/typedefs/manager/managerOptions#useNode'));
  const row = (name: string) => page.locator('.api-row').filter({ has: page.locator(`#${name}`) });
  await expect(row('useNode')).toBeInViewport();
  await expect(row(required)).toContainText('required at run time');
  await expect(row(name)).toContainText('optional');
  await expect(row(name)).toContainText(`default ${value}`);
  await page.locator('.theme-doc-toc-desktop').getByRole('link', { name: 'send' }).click();
  await expect(page).toHaveURL(at('/docs/typedefs/manager/managerOptions#send'));
  await expect(row('send')).toBeInViewport();
  await page.goto(at('/docs/2.7.5/typedefs/Track#TrackData-encoded'));
  await expect(page.locator('[id="TrackData-encoded"]')).toBeInViewport();
});

test('a list of options is a table whose columns align with its head', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto(at('/docs/typedefs/manager/managerOptions'));
  const main = page.getByRole('main');
  const leftOf = async (text: string) => (await main.getByText(text, { exact: true }).first().boundingBox())!.x;
  const row = main.locator('section:has(> header > h3#autoPlay)');
  const left = async (selector: string) => (await row.locator(selector).first().boundingBox())!.x;
  expect(Math.abs((await left('h3')) - (await leftOf('Name')))).toBeLessThan(5);
  expect(Math.abs((await left('header code')) - (await leftOf('Type')))).toBeLessThan(5);
  expect(Math.abs((await left('p')) - (await leftOf('Meaning')))).toBeLessThan(5);
});

test('a member shows its sample below or beside its first paragraph, and returned objects have no required fields', async ({
  page,
}) => {
  await page.goto(at('/docs/classes/Player'));
  const member = page.locator('section').filter({ has: page.locator('#setVolume') });
  const boxOf = async (selector: string) => (await member.locator(selector).first().boundingBox())!;
  const tops = async () => [await boxOf('p'), await boxOf('.code-sample'), await boxOf('.api-terms')].map(({ y }) => y);
  expect(await tops()).toEqual([...(await tops())].sort((a, b) => a - b));
  await page.setViewportSize({ width: 1440, height: 900 });
  const [text, sample] = [await boxOf('p'), await boxOf('.code-sample')];
  expect(sample.x).toBeGreaterThanOrEqual(text.x + text.width);
  expect(sample.y).toBeLessThan(text.y);
  await page.goto(at('/docs/typedefs/Track'));
  await expect(page.locator('.api-row').first()).toBeVisible();
  await expect(page.getByText('required', { exact: true })).toHaveCount(0);
});

test('closed details open for a hash that points inside them', async ({ page }) => {
  await page.goto(at('/docs/classes/Manager'));
  const details = page.locator('.api-errors details').first();
  await details.evaluate((node) => node.querySelector('dt')!.setAttribute('id', 'inside'));
  await page.evaluate(() => (location.hash = 'inside'));
  await expect(details).toHaveAttribute('open');
});

test('no table on a phone is wider than the text, and no name in a table is broken', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/docs/guides/life-of-a-track', '/docs/guides/moving-up', '/docs/2.7.5/classes/Player']) {
    await page.goto(at(path));
    // Sets the width that remains beside a classic scrollbar, which media queries ignore.
    await page.evaluate(() => (document.documentElement.style.width = '375px'));
    const tables = page.locator('.theme-doc-markdown table:not(.api-table)');
    const overhang = await tables.evaluateAll((all) =>
      all.map(
        (table) =>
          table.getBoundingClientRect().right - table.closest('.theme-doc-markdown')!.getBoundingClientRect().right,
      ),
    );
    expect(Math.max(...overhang), `${path}: overhang of the widest table in pixels`).toBeLessThanOrEqual(0.5);
    const broken = await tables.locator('code').evaluateAll((all) => {
      // Checks each text node separately. `<wbr>` splits a name into several text nodes, and a line break is allowed
      // there.
      const texts = all.flatMap(({ childNodes }) => Array.from(childNodes).filter((node) => node instanceof Text));
      const range = document.createRange();
      const isBroken = (text: Text, { index, 0: word }: RegExpExecArray) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
      };
      return texts.flatMap((text) =>
        [...text.data.matchAll(/\S+/g)].filter((word) => isBroken(text, word)).map(([word]) => word),
      );
    });
    expect(broken, path).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reference page has its signatures, changes and navigation without JavaScript', async ({ page }) => {
    await page.goto(at('/docs/classes/Player#setVolume'));
    const main = page.getByRole('main');
    await expect(main.locator('h3#setVolume')).toBeInViewport();
    await expect(main.locator('.api-signature', { hasText: 'setVolume(volume: number): Promise<this>' })).toBeVisible();
    await expect(main.getByText('required', { exact: true }).first()).toBeVisible();
    const change = main.locator('.api-member:has(#setVolume) details', { hasText: 'changed in 2.8.4' });
    await expect(change.getByText('setVolume(volume: number):')).toBeHidden();
    await change.locator('summary').click();
    await expect(change.getByText('setVolume(volume: number):')).toBeVisible();
    await main.getByRole('link', { name: 'Manager', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manager');
  });
});
