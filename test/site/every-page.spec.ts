import furtherRoutes from '../../src/check/expected/furtherRoutes.json';
import routes from '../../src/check/expected/routes.json';
import { kindsOf, namesOf, rememberKinds } from './kinds';
import { at, expect, ready } from './support';
import { firstSight, test, type Visit } from './visit';

/**
 * Opens an address as a reader with a phone does, and tells all that is wrong with it; with the application where it is
 * `started`, which no page of the documentation does by itself.
 */
async function faultsOf({ page, faults, elsewhere }: Visit, path: string, started: boolean): Promise<string[]> {
  const response = await page.goto(at(path), { waitUntil: 'commit' });
  // What is later than that, a picture that is missing for one, is told with the next address.
  if (started) await firstSight(page).then(() => ready(page));
  const { isReady, hasHeading, overhang } = await firstSight(page);
  const status = response?.status();
  rememberKinds({ path, started, kinds: await kindsOf(page).then(namesOf) });
  const found = [
    ...(status === 200 ? [] : [`answers ${status}`]),
    ...(isReady ? [] : ['is not ready after 10 seconds']),
    ...(hasHeading ? [] : ['shows no heading']),
    ...(overhang > 0 ? [`scrolls sideways by ${overhang} pixels`] : []),
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
    // @spec 1.13 1.14 1.15 1.16 2.1 2.3 2.5 2.6 2.7 2.9 2.43 2.44 2.45 2.46 2.47 2.48 2.49 2.57 2.58 2.59 2.60 2.61
    // @spec 2.62 2.63 2.64 2.65 2.66 2.67 2.68 2.69 2.70 2.71 2.72 2.73 6.2 7.1
    test(`every page is sound: ${name}, from ${paths[0]} on`, async ({ visit }) => {
      test.setTimeout(paths.length * 10_000);
      for (const [index, path] of paths.entries()) {
        const started = !path.startsWith('/docs/') || from + index === 0;
        expect.soft(await faultsOf(visit, path, started), path).toEqual([]);
      }
    });
  }
}
