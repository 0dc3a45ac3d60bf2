import { prepareAxe, violations, colorViolations } from './axe';
import { expect, inMode, open } from './support';
import { axeSample, narrow, sample, test, type Visit } from './visit';

/** Opens a page as a reader with a phone does, and returns a line for each fault. */
async function faultsOf({ page, faults, elsewhere }: Visit, path: string): Promise<string[]> {
  const response = await open(page, path);
  const { hasHeading, overhang } = await page.evaluate(() => {
    const headings = Array.from(document.querySelectorAll('h1'));
    return {
      hasHeading: headings.length === 1 && headings[0].checkVisibility({ visibilityProperty: true }),
      overhang: document.documentElement.scrollWidth - window.innerWidth,
    };
  });
  const status = response?.status();
  return [
    ...(status === 200 ? [] : [`answers ${status}`]),
    ...(hasHeading ? [] : ['shows no heading']),
    ...(overhang > 0 ? [`scrolls sideways by ${overhang} pixels`] : []),
    ...elsewhere.splice(0).map((url) => `requests ${url}`),
    ...faults.splice(0),
  ];
}

/** Returns what axe finds in the open page: everything when dark and narrow, colors when light and wide. */
async function axeFaultsOf({ page }: Visit): Promise<string[]> {
  await prepareAxe(page);
  const found = await violations(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await inMode(page, 'light');
  found.push(...(await colorViolations(page)).map((line) => `light and wide: ${line}`));
  await page.setViewportSize(narrow);
  await page.emulateMedia({ colorScheme: 'dark' });
  return found;
}

/** The number of paths in one test is small, so that both workers end at about the same time. */
const size = 20;

for (const [name, all] of sample) {
  for (let from = 0; from < all.length; from += size) {
    const paths = all.slice(from, from + size);
    // @spec 1.13 1.14 1.15 1.16 2.1 2.3 2.5 2.6 2.7 2.9 2.43 2.44 2.45 2.46 2.47 2.48 2.49 2.57 2.58 2.59 2.60 2.61
    // @spec 2.62 2.63 2.64 2.65 2.66 2.67 2.68 2.69 2.70 2.71 2.72 2.73 6.2 7.1
    test(`${name}: pages load without faults and axe finds no violations, from ${paths[0]} on`, async ({ visit }) => {
      test.setTimeout(paths.length * 20_000);
      for (const path of paths) {
        expect.soft(await faultsOf(visit, path), path).toEqual([]);
        if (axeSample.has(path)) expect.soft(await axeFaultsOf(visit), path).toEqual([]);
      }
    });
  }
}
