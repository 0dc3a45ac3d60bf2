import { contrastViolations, prepareAxe, violations } from './axe';
import { at, connect, expect, inMode, open, overhang, settled, test, withoutStorage } from './support';
import {
  type Answer,
  type Source,
  answer,
  comeIntoView,
  expectValues,
  figure,
  names,
  panel,
  sources,
  status,
  summary,
} from './statistics';

// Readers who save data are asked before anything is loaded.
test.use({ savesData: false });

test.describe('live figures', () => {
  test('ask nothing before they come into view, then each source once', async ({ page }) => {
    const asked = await answer(page);
    await open(page, '/statistics');
    await expect(page).toHaveTitle(/^Statistics/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Magmastream in figures/);
    await expect(page.locator('h1')).toBeInViewport();
    await settled(page);
    expect(asked).toEqual([]);
    await comeIntoView(page);
    // The sum of all downloads takes a request for each year.
    expect(asked.filter((name, index) => name !== 'downloads' || asked.indexOf(name) === index).sort()).toEqual(
      [...names].sort(),
    );
    for (const name of names) await expectValues(page, name);
    await expect(summary(page)).toHaveText('All 11 figures are up to date.');
  });

  test('show a sparkline with the numbers behind it', async ({ page }) => {
    await answer(page);
    await open(page, '/statistics');
    await comeIntoView(page);
    const year = figure(page, 'year');
    await expect(year.getByRole('img')).toHaveAccessibleName('Downloads per week, between 70 and 70');
    await expect(year.getByRole('table')).toBeHidden();
    await year.getByText('Show the numbers').click();
    await expect(year.getByRole('row')).toHaveCount(53);
  });

  for (const width of [390, 1280]) {
    test(`take the same room in every state at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      const wait =
        (name: Source): Answer =>
        async (route) => {
          await held;
          await sources[name].answer(route);
        };
      await answer(page, Object.fromEntries(names.map((name) => [name, wait(name)])));
      await open(page, '/statistics');
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const untouched = await height();
      await panel(page).scrollIntoViewIfNeeded();
      await expect(figure(page, 'stars')).toContainText('Loading');
      expect(await height(), 'loading').toBe(untouched);
      release();
      await expect(summary(page)).toContainText('All 11');
      expect(await height(), 'loaded').toBe(untouched);

      await page.evaluate(() => localStorage.clear());
      await page.unrouteAll();
      await answer(page, Object.fromEntries(names.map((name) => [name, status(429)])));
      await open(page, '/statistics');
      await comeIntoView(page);
      expect(await height(), 'failed').toBe(untouched);
      expect(await overhang(page), 'pixels that the page scrolls sideways').toBeLessThanOrEqual(0);
    });
  }
});

test.describe('turning live figures off', () => {
  test('holds for good, and leaves nothing but the button', async ({ page }) => {
    const asked = await answer(page);
    await open(page, '/statistics');
    const off = page.getByRole('button', { name: 'Turn off live figures' });
    const on = page.getByRole('button', { name: 'Turn on live figures' });
    await off.focus();
    await page.keyboard.press('Enter');
    await expect(on).toBeFocused();
    await expect(panel(page)).toHaveCount(0);
    const before = asked.length;

    await open(page, '/statistics');
    await on.scrollIntoViewIfNeeded();
    await expect(panel(page)).toHaveCount(0);
    await settled(page);
    expect(asked).toHaveLength(before);

    await on.click();
    await comeIntoView(page);
    for (const name of names) await expectValues(page, name);
    await open(page, '/statistics');
    await expect(off).toBeVisible();
  });

  test('holds in every open tab', async ({ context, page }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await answer(tab);
      await open(tab, '/statistics');
    }
    await page.getByRole('button', { name: 'Turn off live figures' }).click();
    await expect(other.getByRole('button', { name: 'Turn on live figures' })).toBeVisible();
  });

  test('holds for the visit where storage is blocked', async ({ page }) => {
    await page.addInitScript(withoutStorage);
    await answer(page);
    await open(page, '/statistics');
    await comeIntoView(page);
    for (const name of names) await expectValues(page, name);
    await page.getByRole('button', { name: 'Turn off live figures' }).click();
    await expect(panel(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'What exactly changed' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versions');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Turn on live figures' })).toBeVisible();
  });
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: 'slow-2g' },
]) {
  test(`live figures wait for a button with ${JSON.stringify(connection)}`, async ({ page }) => {
    await connect(page, connection);
    const asked = await answer(page);
    await open(page, '/statistics');
    await panel(page).scrollIntoViewIfNeeded();
    await expect(summary(page)).toContainText('Nothing is loaded yet');
    await settled(page);
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Load live figures' }).click();
    for (const name of names) await expectValues(page, name);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the charts and their tables are there, and a sentence instead of the live figures', async ({ page }) => {
    const asked = await answer(page);
    await page.goto(at('/statistics'));
    const main = page.getByRole('main');
    for (const name of ['Number of releases', 'Symbols', 'Members', 'Events', 'Added, changed', 'Pages', 'Samples'])
      await expect(main.getByRole('img', { name })).toBeVisible();

    const numbers = main.getByText('Show the numbers');
    await expect(numbers).toHaveCount(4);
    for (const [index, name] of [
      'Releases over time',
      'Size of the API',
      'Changes from version to version',
      'Pages and samples',
    ].entries()) {
      await numbers.nth(index).click();
      await expect(main.getByRole('table', { name })).toBeVisible();
    }
    await expect(main.getByRole('table', { name: 'Releases over time' }).getByRole('row')).toHaveCount(27);
    await expect(main.getByRole('button')).toHaveCount(0);
    // Not by text or role: Playwright takes what is in here for hidden, with JavaScript or without.
    const instead = main.locator('noscript p');
    await expect(instead).toBeVisible();
    await expect(instead).toContainText('Live figures need JavaScript');
    await expect(instead.locator('a')).toHaveText(['GitHub', 'npm']);
    expect(asked).toEqual([]);
  });
});

for (const [state, changes] of [
  ['loaded', {}],
  ['failed', Object.fromEntries(names.map((name) => [name, status(500)]))],
] as [string, Partial<Record<Source, Answer>>][]) {
  test(`axe finds nothing in either mode with ${state} figures and an open table`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await answer(page, changes);
    await open(page, '/statistics');
    await comeIntoView(page);
    await page.getByText('Show the numbers').nth(1).click();
    await prepareAxe(page);
    expect.soft(await violations(page), 'dark, wide').toEqual([]);
    await inMode(page, 'light');
    await page.setViewportSize({ width: 390, height: 800 });
    expect.soft(await contrastViolations(page), 'light, narrow').toEqual([]);
    expect(await overhang(page), 'pixels that the page scrolls sideways').toBeLessThanOrEqual(0);
  });
}
