import { at, expect, heading, open, running, test } from './support';

// As most readers come: with the pages of links fetched ahead.
test.use({ savesData: false });

test.describe('addresses', () => {
  // @spec 2.88
  test('of files and folders show the same page, and so does another case where a host has it', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const plugin = '/docs/classes/plugin';
    for (const [path, own] of [
      ...['.html', '/index.html', '/'].map((suffix) => [plugin + suffix, plugin]),
      ...['/docs/category/-enums', '/versions/2.8.4', '/statistics', '/usedby', '/search'].map((own) => [
        `${own}/`,
        own,
      ]),
      ['/DOCS/classes/Plugin', plugin],
    ]) {
      // As a plain file host does it: the page's file is served as it is, and the rest is up to the application.
      const body = await (await page.request.get(at(own))).text();
      await page.route(at(path), (route) => route.fulfill({ body, contentType: 'text/html' }));
      await page.goto(at(path));
      await running(page);
      await expect(heading(page), path).not.toHaveText('Page not found');
      expect(errors.splice(0), `${path}: the static page is the one that the application draws`).toEqual([]);
      await expect(page).toHaveURL(at(own));
    }
  });

  // Which ones there are is held by the unit tests.
  test('that are easy to remember lead on, query and hash kept', async ({ page }) => {
    for (const [from, to] of [
      ['/docs', '/docs/intro'],
      ['/docs/2.6.1', '/docs/2.6.1/getting-started'],
      ['/docs/category/classes', '/docs/category/\ufe0f-classes'],
    ]) {
      // A part that every page has: an address loses that of one which its page lacks.
      await page.goto(at(`${from}?from=here#__docusaurus`));
      await page.waitForURL((url) => decodeURI(url.pathname) === at(to));
      await running(page);
      const { search, hash } = new URL(page.url());
      expect(search + hash, from).toBe('?from=here#__docusaurus');
      await expect(heading(page), from).toBeVisible();
    }
  });

  // @spec 2.12 2.13 8.7
  test('that nobody knows show the not-found page', async ({ page }) => {
    for (const path of ['/no-such-page', '/docs/2.8.5/classes/nothing']) {
      expect((await open(page, path))?.status(), path).toBe(404);
      await expect(heading(page)).toHaveText('Page not found');
      await expect(page).toHaveTitle(/^Page Not Found/);
    }
    for (const path of ['/search', '/statistics', '/usedby', '/versions'])
      expect((await page.request.get(at(`${path}/more`))).status(), `below ${path}`).toBe(404);
  });

  test('in the wrong case show the not-found page too, and the page that is meant is a link away', async ({ page }) => {
    for (const path of ['/docs/classes/plugin', '/statistics']) {
      expect(
        (
          await open(
            page,
            path.replace(/[a-z]+$/i, (name) => name.toUpperCase()),
          )
        )?.status(),
      ).toBe(404);
      await expect(heading(page)).toHaveText('Page not found');
      await page.getByRole('link', { name: path, exact: true }).click();
      await expect(page).toHaveURL(at(path));
      await expect(heading(page)).toHaveText(/Plugin|Statistics/);
    }
  });

  test('with something hostile in them do no harm', async ({ page }) => {
    const ran: string[] = [];
    page.on('dialog', (dialog) => {
      ran.push(dialog.message());
      void dialog.dismiss();
    });
    for (const address of [
      '/versions?__proto__[x]=1&constructor.prototype.x=1',
      '/versions?q=<script>document.title="taken"</script>&"><img src=x onerror=alert(1)>',
      '/search?q=<script>document.title="taken"</script>&"><img src=x onerror=alert(1)>',
      '/docs/intro?docusaurus-theme="><script>alert(1)</script>&docusaurus-data-theme=%00',
      '/versions?q=%E0%A4%A&%',
      '/search?q=%E0%A4%A&%',
      `/versions?q=${'x'.repeat(4000)}`,
      '/docs/classes/plugin#%E0%A4%A',
      '/docs/enums/LoadTypes#"><img src=x onerror=alert(1)>',
      '/docs/intro#__proto__',
    ]) {
      await open(page, address);
      await expect(heading(page), address).toHaveText(/Versions|Search|Introduction|Plugin|LoadTypes|Magmastream/);
      await expect(page, address).not.toHaveTitle('taken');
      expect(ran, `scripts of ${address}`).toEqual([]);
    }
  });
});
