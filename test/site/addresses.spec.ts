import { currentVersion } from '../../src/config/versions';
import { at, colorMode, expect, heading, mainNav, open, overhang, ready, test, toggle } from './support';

// Tests with prefetching, which is on for most readers.
test.use({ savesData: false });

test.describe('URLs', () => {
  // @spec 2.88
  test('the page corrects its URL if a host also serves other forms of the URL', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const plugin = '/docs/classes/plugin';
    for (const [path, canonical] of [
      ...['.html', '/index.html', '/'].map((suffix) => [plugin + suffix, plugin]),
      ...['/docs/category/-enums', '/versions/2.8.4', '/statistics', '/usedby', '/search'].map((page) => [
        `${page}/`,
        page,
      ]),
      ['/DOCS/classes/Plugin', plugin],
    ]) {
      // Serves the page's file directly, as a simple file host does.
      const body = await (await page.request.get(at(canonical))).text();
      await page.route(at(path), (route) => route.fulfill({ body, contentType: 'text/html' }));
      await open(page, path);
      await expect(heading(page), path).not.toHaveText('Page not found');
      expect(errors.splice(0), `${path}: errors of the hydration`).toEqual([]);
      await expect(page).toHaveURL(at(canonical));
    }
  });

  test('the page corrects odd slashes in its URL on a host without redirects', async ({ page, baseURL }) => {
    const body = await (await page.request.get(at('/docs/intro'))).text();
    for (const path of ['//docs/intro.html', '/docs//intro', '/docs%2fintro', '/docs/classes%2f..%2fintro']) {
      const url = baseURL + at(path);
      await page.route(
        ({ href }) => href === url,
        (route) => route.fulfill({ body, contentType: 'text/html' }),
      );
      await page.goto(url);
      await ready(page);
      await expect(page).toHaveURL(at('/docs/intro'));
      const mode = await colorMode(page);
      await toggle(page).click();
      expect(await colorMode(page), path).not.toBe(mode);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Search docs' }), path).toBeFocused();
    }
  });

  // @spec 2.12 8.7
  test('a URL without a page shows the not-found page', async ({ page }) => {
    for (const path of ['/no-such-page', '/docs/2.8.5/classes/nothing']) {
      expect((await open(page, path))?.status(), path).toBe(404);
      await expect(heading(page)).toHaveText('Page not found');
      await expect(page).toHaveTitle(/^Page Not Found/);
    }
  });

  test('a URL with a version alias or an encoded hash opens the page on a host without redirects', async ({ page }) => {
    const body = await (await page.request.get(at('/404'))).text();
    for (const [path, target] of [
      [`/docs/${currentVersion.version}/classes/Player`, '/docs/classes/Player'],
      ['/docs/classes/Player%23play', '/docs/classes/Player#play'],
    ]) {
      await page.route(at(path), (route) => route.fulfill({ status: 404, body, contentType: 'text/html' }));
      await page.goto(at(path));
      await expect(page).toHaveURL(at(target));
    }
  });

  test('a URL in the wrong case shows the not-found page with a link to the page', async ({ page }) => {
    for (const [path, title] of [
      ['/docs/classes/plugin', `Plugin (${currentVersion.version})`],
      ['/statistics', 'Statistics'],
    ]) {
      const wrong = path.replace(/[a-z]+$/i, (name) => name.toUpperCase());
      expect((await open(page, wrong))?.status()).toBe(404);
      await expect(heading(page)).toHaveText('Page not found');
      await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(at(path));
      await expect(heading(page)).toHaveText(/Plugin|Statistics/);
    }
  });

  test('a URL with a misspelled name links to the nearest page and searches for the name in the same version', async ({
    page,
  }) => {
    await open(page, '/docs/2.8.5/classes/Manger');
    await expect(page.getByRole('link', { name: 'Manager (2.8.5)', exact: true })).toBeVisible();
    await expect(mainNav(page).getByRole('button', { name: 'v2.8.5' })).toBeVisible();
    await expect(mainNav(page).getByRole('link', { name: 'Documentation' })).toHaveClass(/navbar__link--active/);
    await expect(page.getByRole('searchbox')).toHaveValue('Manger');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(at('/search?q=Manger&version=2.8.5'));
  });

  test('a URL with hostile content does not run code', async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    for (const path of [
      '/versions?__proto__[x]=1&constructor.prototype.x=1',
      '/search?q=<script>document.title="taken"</script>&"><img src=x onerror=alert(1)>',
      '/search?q=%E0%A4%A&%',
      `/search?q=${'x'.repeat(4000)}`,
      `/docs/intro#${'x'.repeat(100_000)}`,
      '/docs/classes/plugin#%E0%A4%A',
      '/docs/enums/LoadTypes#"><img src=x onerror=alert(1)>',
    ]) {
      await open(page, path);
      await expect(heading(page), path).toHaveText(/Versions|Search|Introduction|Plugin|LoadTypes|Magmastream/);
      await expect(page, path).not.toHaveTitle('taken');
      expect(dialogs, path).toEqual([]);
      expect(await overhang(page), path).toBeLessThanOrEqual(0);
    }
  });
});
