import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { at, expect, open, test } from './support';

test.describe('a class page', () => {
  test('shows a member with signature, parameters, return type, errors and source', async ({ page }) => {
    await open(page, '/docs/classes/Manager');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Manager');
    await expect(main.getByText('create(options: PlayerOptions): Player', { exact: true })).toBeVisible();
    await expect(main.locator('h3#create')).toContainText('create(options)');
    await expect(main.getByText('ManagerOptions must not be empty.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Source of Manager.create', exact: true })).toHaveAttribute(
      'href',
      /\/blob\/v2\.8\.7\/src\/structures\/Manager\.ts#L\d+$/,
    );
    const contents = page.locator('.theme-doc-toc-desktop');
    await expect(contents.getByRole('link', { name: 'create(options)' })).toHaveAttribute('href', '#create');
  });

  test('leads from a type in a signature to its page in the same version', async ({ page }) => {
    await open(page, '/docs/2.8.1/classes/Manager');
    await page.locator('.api-signature', { hasText: 'create(options' }).getByText('PlayerOptions').click();
    await expect(page).toHaveURL(at('/docs/2.8.1/typedefs/Player/playerOptions'));
  });

  test('opens with an overview that leads to each member and event', async ({ page }) => {
    await open(page, '/docs/classes/Manager');
    await page.locator('.api-overview').getByRole('link', { name: 'trackStart', exact: true }).click();
    await expect(page).toHaveURL(at('/docs/classes/Manager#trackStart'));
    await expect(page.locator('h3#trackStart')).toBeInViewport();
  });
});

test.describe('badges', () => {
  test('open to show what changed', async ({ page }) => {
    await open(page, '/docs/classes/Player');
    const change = page.locator('h3#setVolume + .api-meta details', { hasText: 'changed in 2.8.4' });
    await expect(change.getByText('setVolume(volume: number): this')).toBeHidden();
    await change.locator('summary').click();
    await expect(change.getByText('setVolume(volume: number): this')).toBeVisible();
  });

  test('speak of no version after the one that is read', async ({ page }) => {
    await open(page, '/docs/2.8.1/classes/Player');
    await expect(page.locator('h3#moveNode + .api-meta')).toContainText('since 2.8.1');
    const badges = await page.locator('.api-badge').allTextContents();
    expect(badges.filter((text) => /2\.8\.[2-9]/.test(text))).toEqual([]);
  });
});

test.describe('a table of options', () => {
  test('says in words what is required, and what the default is', async ({ page }) => {
    await open(page, '/docs/typedefs/manager/managerOptions');
    await expect(page.locator('tr#autoPlay')).toContainText('Required at run time');
    await expect(page.locator('tr#maxPreviousTracks')).toContainText('Optional');
    await expect(page.locator('tr#maxPreviousTracks')).toContainText('Default: 20');
    await expect(page.getByRole('rowheader', { name: /^send/ })).toContainText('Required');
  });

  test('has rows with addresses of their own', async ({ page }) => {
    await open(page, '/docs/typedefs/manager/managerOptions#usePriority');
    await expect(page.locator('tr#usePriority')).toBeInViewport();
    await page.locator('tr#send').getByRole('link', { name: 'send' }).click();
    await expect(page).toHaveURL(at('/docs/typedefs/manager/managerOptions#send'));
  });

  test('stacks on a telephone, and is still a table to a screen reader', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/docs/typedefs/manager/managerOptions');
    const [name, type] = [page.locator('tr#send th'), page.locator('tr#send td').first()];
    const [above, below] = [await name.boundingBox(), await type.boundingBox()];
    expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
    // Asked of Chromium: Playwright derives roles from tags, whatever the style sheet makes of them.
    const chromium = await page.context().newCDPSession(page);
    const { nodes } = await chromium.send('Accessibility.getFullAXTree');
    const roles = nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value));
    expect(roles).toEqual(expect.arrayContaining(['table', 'row', 'rowheader', 'cell']));
  });
});

test('every kind of symbol shows what is its own', async ({ page }) => {
  await open(page, '/docs/enums/SearchPlatform');
  await expect(page.locator('tr#YouTube')).toContainText('"ytsearch"');
  for (const [path, text] of [
    ['/docs/enums/LoadTypes#LoadType', 'Worked out: "Track" | "Playlist"'],
    ['/docs/typedefs/filters/Band', 'Band is not exported'],
    // Events of 2.6.1 are listened to by name, later ones by enum.
    ['/docs/2.6.1/typedefs/ManagerEvents', 'manager.on("trackStart", (player: Player,'],
    ['/docs/2.7.5/classes/Manager', 'manager.on(ManagerEventTypes.TrackStart, (player: Player,'],
  ]) {
    await open(page, path);
    await expect(page.getByRole('main').getByText(text).first(), path).toBeVisible();
  }
});

test('a page of 2.7.5 documents a whole group, each symbol with its own address', async ({ page }) => {
  await open(page, '/docs/2.7.5/typedefs/Track#TrackData-encoded');
  await expect(page.locator('h2#TrackData')).toHaveText(/^TrackData/);
  await expect(page.locator('[id="TrackData-encoded"]')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page can be read, and its changes opened', async ({ page }) => {
    await page.goto(at('/docs/classes/Player'));
    const signature = page.locator('.api-signature', { hasText: 'setVolume(volume: number): Promise<this>' });
    await expect(signature).toBeVisible();
    const change = page.locator('h3#setVolume + .api-meta details', { hasText: 'changed in 2.8.4' });
    await change.locator('summary').click();
    await expect(change.getByText('setVolume(volume: number): this')).toBeVisible();
  });
});

test.describe('tabs', () => {
  test('follow the choice of language on every page', async ({ page }) => {
    await open(page, '/docs/getting-started/examples/main-file');
    await page.getByRole('tab', { name: 'JavaScript' }).first().click();
    await expect(page.getByText('src/voice.js', { exact: true })).toBeVisible();
    await open(page, '/docs/getting-started/examples/configuration');
    await expect(page.getByRole('tab', { name: 'JavaScript', selected: true }).first()).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('are all shown', async ({ page }) => {
      await page.goto(at('/docs/getting-started/examples/main-file'));
      await expect(page.getByText('src/voice.ts', { exact: true })).toBeVisible();
      await expect(page.getByText('src/voice.js', { exact: true })).toBeVisible();
    });
  });
});

test('the facts stay out of the scripts that a browser loads', () => {
  const folder = join(__dirname, '../../build/assets/js');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  const keys = ['privateMember', 'parameterProperty', 'hasPrivateMembers', 'optionDefaults'];
  const leaks = scripts.filter((name) => keys.some((key) => readFileSync(join(folder, name), 'utf8').includes(key)));
  expect(leaks).toEqual([]);
});
