import { colorViolations, prepareAxe, violations, violationsButColors } from './axe';
import { type Kinds, type KindsOfPage, kindsOf, namesOf, pagesOfAllKinds } from './kinds';
import { at, expect, inMode, ready } from './support';
import { firstSight, narrow, test, type Visit, wide } from './visit';

/** What axe finds in a page and, of colors, in the chosen kinds of elements on it, as lines that say in which look. */
async function look({ page }: Visit, { path, started, kinds: remembered }: KindsOfPage): Promise<string[]> {
  await page.goto(at(path), { waitUntil: 'commit' });
  await firstSight(page);
  if (started) await ready(page);
  let kinds!: Kinds;
  // What a page fetches may come later than it did when the page was visited.
  await expect
    .poll(async () => {
      kinds = await kindsOf(page);
      const found = new Set(await namesOf(kinds));
      return remembered.filter((kind) => !found.has(kind));
    }, `kinds of elements that ${path} had before`)
    .toEqual([]);
  await prepareAxe(page);
  await inMode(page, 'light');
  const lightAndNarrow = await colorViolations(page, kinds, remembered);
  await page.setViewportSize(wide);
  await inMode(page, 'dark');
  const darkAndWide = [...(await colorViolations(page, kinds, remembered)), ...(await violationsButColors(page))];
  await page.setViewportSize(narrow);
  return [
    ...lightAndNarrow.map((line) => `light, narrow: ${line}`),
    ...darkAndWide.map((line) => `dark, wide: ${line}`),
  ];
}

/** So many tests, for the workers to end together. */
const parts = 8;

for (let part = 1; part <= parts; part += 1) {
  test(`axe finds nothing in any kind of element that a page has: part ${part} of ${parts}`, async ({ visit }) => {
    const pages = pagesOfAllKinds().filter((_, index) => index % parts === part - 1);
    expect(pages).not.toEqual([]);
    test.setTimeout(pages.length * 30_000);
    for (const page of pages) expect.soft(await look(visit, page), page.path).toEqual([]);
  });
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
    await ready(page);
    await prepareAxe(page);
    expect.soft(await colorViolations(page), `${path}, wide`).toEqual([]);
    await page.setViewportSize(narrow);
    expect.soft(await violations(page), `${path}, narrow`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
});
