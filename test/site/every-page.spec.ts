import { type Page, test as base, expect } from '@playwright/test';
import furtherRoutes from '../../src/check/expected/furtherRoutes.json';
import routes from '../../src/check/expected/routes.json';
import { colorViolations, freshKinds, kindsOf, prepareAxe, violations, violationsButColors } from './axe';
import { at, inMode, requestsElsewhere, running } from './support';

/** One page for all addresses of a worker: what they share is loaded once. */
interface Visit {
  page: Page;
  /** Errors, and requests to other hosts, since the last address was left. */
  faults: string[];
  elsewhere: string[];
}

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 800 };

const test = base.extend<object, { visit: Visit }>({
  visit: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({
        baseURL,
        viewport: narrow,
        colorScheme: 'dark',
        reducedMotion: 'reduce',
      });
      // What a page fetches ahead for the next one is of no interest here, and readers who save data fetch nothing.
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
      );
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
      page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
      await use({ page, faults, elsewhere: requestsElsewhere(page, baseURL) });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** What axe finds in a page that has something which no page before had, as lines that say in which look. */
async function look(page: Page): Promise<string[]> {
  const kinds = await kindsOf(page);
  const fresh = await freshKinds(kinds);
  if (fresh.length === 0) return [];
  await prepareAxe(page);
  await inMode(page, 'light');
  const lightAndNarrow = await colorViolations(page, kinds, fresh);
  await page.setViewportSize(wide);
  await inMode(page, 'dark');
  const darkAndWide = [...(await colorViolations(page, kinds, fresh)), ...(await violationsButColors(page))];
  await page.setViewportSize(narrow);
  return [
    ...lightAndNarrow.map((line) => `light, narrow: ${line}`),
    ...darkAndWide.map((line) => `dark, wide: ${line}`),
  ];
}

/** What a reader meets at first, once the page does by itself all that it does: asked in one go, as every page is. */
const firstSight = (page: Page) =>
  page.evaluate(async () => {
    // A document whose first bytes are not read yet has no root.
    await new Promise<void>((done) => {
      const look = () => document.documentElement?.dataset.ready && done();
      new MutationObserver(look).observe(document, {
        childList: true,
        subtree: true,
        attributeFilter: ['data-ready'],
      });
      setTimeout(done, 10_000);
      look();
    });
    const root = document.documentElement;
    const headings = Array.from(document.querySelectorAll('h1'));
    return {
      isReady: root.dataset.ready === 'true',
      hasHeading: headings.length === 1 && headings[0].checkVisibility({ visibilityProperty: true }),
      overhang: root.scrollWidth - window.innerWidth,
    };
  });

/**
 * Opens an address as a reader with a phone does, and tells all that is wrong with it; with the application where it is
 * `started`, which no page of the documentation does by itself.
 */
async function faultsOf({ page, faults, elsewhere }: Visit, path: string, started: boolean): Promise<string[]> {
  const response = await page.goto(at(path), { waitUntil: 'commit' });
  // What is later than that, a picture that is missing for one, is told with the next address.
  if (started) await firstSight(page).then(() => running(page));
  const { isReady, hasHeading, overhang } = await firstSight(page);
  const status = response?.status();
  const found = [
    ...(status === 200 ? [] : [`answers ${status}`]),
    ...(isReady ? [] : ['is not ready after 10 seconds']),
    ...(hasHeading ? [] : ['shows no heading']),
    ...(overhang > 0 ? [`scrolls sideways by ${overhang} pixels`] : []),
    ...(await look(page)),
  ];
  return [...found, ...elsewhere.splice(0).map((url) => `asks ${url}`), ...faults.splice(0)];
}

const groups: Record<string, string[]> = {};
for (const { byVersion } of [routes, furtherRoutes]) {
  for (const [version, list] of Object.entries<{ path: string; leadsTo?: string }[]>(byVersion)) {
    // A redirect has nothing to look at.
    const pages = list.flatMap(({ path, leadsTo }) => (leadsTo ? [] : path));
    groups[version] = [...(groups[version] ?? []), ...pages];
  }
}

/** Addresses in one test: few enough for the workers to end together. */
const most = 24;

for (const [name, all] of Object.entries(groups)) {
  for (let from = 0; from < all.length; from += most) {
    const paths = all.slice(from, from + most);
    test(`every page is sound: ${name}, from ${paths[0]} on`, async ({ visit }) => {
      test.setTimeout(paths.length * 10_000);
      for (const [index, path] of paths.entries()) {
        const started = !path.startsWith('/docs/') || from + index === 0;
        expect.soft(await faultsOf(visit, path, started), path).toEqual([]);
      }
    });
  }
}

// The navigation at the sides of a wide page, in the colors and the width that the tests above leave out.
test('pages of each kind have contrast when light and wide, and no violation when light and narrow', async ({
  visit: { page },
}) => {
  const paths = ['/', '/docs/intro', '/docs/2.6.1/manager', '/docs/category/-enums', '/versions', '/search', '/404'];
  test.setTimeout(paths.length * 10_000);
  await page.emulateMedia({ colorScheme: 'light' });
  for (const path of paths) {
    await page.setViewportSize(wide);
    await page.goto(at(path));
    await running(page);
    await prepareAxe(page);
    expect.soft(await colorViolations(page), `${path}, wide`).toEqual([]);
    await page.setViewportSize(narrow);
    expect.soft(await violations(page), `${path}, narrow`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
});
