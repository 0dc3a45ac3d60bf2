import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import routes from '../../../src/check/expected/routes.json';
import sidebars from '../../../sidebars';
import { versions } from '../../../src/config/versions';

type Name = keyof typeof routes.byVersion;

/**
 * Returns a version's expected paths, relative to the version's prefix. `npm run check` compares these paths with the
 * build.
 */
const pagesOf = (name: Name): string[] => {
  const { path: prefix } = versions.find((version) => version.name === name)!;
  return routes.byVersion[name].map(({ path }) => path.replace(`/${prefix}/`, ''));
};
const past: Name[] = ['2.8.5', '2.8.4', '2.8.2', '2.8.1', '2.8.0'];

const typeCategories = 'manager player filters node track rest search sponsorblock'.split(' ');
const mainCategories = '-getting-started -creating-your-bot \ufe0f-classes -enums -typedefs'.split(' ');
const inCategory = (names: string[]) => names.map((name) => `category/${name}`);
// @spec 2.56
test('the list of routes contains as many pages as it states', () => {
  const counts = Object.entries(routes.byVersion).map(([name, pages]) => [name, pages.length]);
  expect(Object.fromEntries(counts)).toEqual(routes.counts);
});

// @spec 2.74 2.75 2.76
test('every version since 2.7.5 has its category pages, and every version since 2.8.0 those of typedefs', () => {
  for (const name of ['current', ...past, '2.7.5'] as const) {
    const wanted = inCategory([...mainCategories, ...(name === '2.7.5' ? [] : typeCategories)]);
    const has = pagesOf(name).filter((page) => page.startsWith('category/'));
    expect(has.sort()).toEqual(wanted.sort());
  }
});

test.each([
  // @spec 2.77
  ['enums/availableFilters', ['current', '2.8.5', '2.8.4']],
  ['typedefs/filters/availableFilters', ['2.8.2', '2.8.1', '2.8.0']],
  // @spec 2.79
  ['typedefs/Node/lyrics', ['current', '2.8.5', '2.8.4', '2.8.2']],
  ['typedefs/Node/lyricsLine', ['current', '2.8.5', '2.8.4', '2.8.2']],
])('%s is a page only in %j', (page, names) => {
  expect((['current', ...past, '2.7.5'] as const).filter((name) => pagesOf(name).includes(page))).toEqual(names);
});

// @spec 2.78
test('2.7.5 has one typedefs page per group', () => {
  const groups = 'Filters Node Player Rest Search SponsorBlock Track WebSocket payload'.split(' ');
  expect(pagesOf('2.7.5').filter((page) => page.startsWith('typedefs'))).toEqual(
    groups.map((group) => `typedefs/${group}`),
  );
});

// @spec 2.80
test('2.6.1 has folders only for typedefs', () => {
  const pages = pagesOf('2.6.1');
  const flat = 'filters getting-started manager node player plugin queue structure track-utils'.split(' ');
  expect(pages.filter((page) => !page.startsWith('typedefs/'))).toEqual(flat);
  expect(pages.filter((page) => /^typedefs\/[^/]+$/.test(page)).length).toBe(pages.length - flat.length);
  expect(pages.length - flat.length).toBeGreaterThan(20);
});

// @spec 2.56 2.82
test('2.8.0 to 2.8.5 lack only the pages added later', () => {
  const missing = past.map((name) => pagesOf('current').filter((page) => !pagesOf(name).includes(page)));
  const lyrics = ['typedefs/Node/lyrics', 'typedefs/Node/lyricsLine'];
  const since284 = 'enums/availableFilters enums/sponsorBlockSegment enums/trackPartial typedefs/filters/reverbOptions';
  const later = since284.split(' ');
  expect(missing.map((pages) => pages.sort())).toEqual(
    [[], [], later, [...lyrics, ...later], [...lyrics, ...later]].map((pages) => pages.sort()),
  );
});

// @spec 2.81
test('no sidebar lists events, index-js, lavalinkInfo or webSocketClosedEvent', () => {
  const files = versions.filter(({ isLast }) => !isLast).map(({ name }) => `version-${name}-sidebars.json`);
  const texts = files.map((file) => readFileSync(join(__dirname, '../../../versioned_sidebars', file), 'utf8'));
  for (const text of [JSON.stringify(sidebars), ...texts]) {
    expect(text).toMatch(/"[^"]*(\/event-handling|manager)"/i);
    expect(text).not.toMatch(/"([^"]*\/)?(events|index-js|lavalinkInfo|webSocketClosedEvent)"/);
  }
});

// @spec 2.89
test('paths do not end in .html', () => {
  const listed = Object.values(routes.byVersion).flat();
  expect(listed.filter(({ path }) => path.endsWith('.html'))).toEqual([]);
});
