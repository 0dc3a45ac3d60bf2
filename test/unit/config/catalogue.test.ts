import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import routes from '../../../src/check/expected/routes.json';
import sidebars from '../../../sidebars';
import { versions } from '../../../src/config/versions';

type Name = keyof typeof routes.byVersion;

/** Returns the paths of a version relative to its prefix. `npm run check` compares them with the build. */
const pagesOf = (name: Name): string[] => {
  const { path: prefix } = versions.find((version) => version.name === name)!;
  return routes.byVersion[name].map(({ path }) => path.replace(`/${prefix}/`, ''));
};
const past: Name[] = ['2.8.5', '2.8.4', '2.8.2', '2.8.1', '2.8.0'];
const withPage = (page: string) =>
  (['current', ...past, '2.7.5'] as const).filter((name) => pagesOf(name).includes(page));

/** The pages that the specification lists, by folder. */
const folders: Record<string, string> = {
  '': 'intro',
  'getting-started/': 'installation',
  'getting-started/examples/':
    'command-handling configuration creating-commands deployment-script event-handling events index-js main-file',
  'class/': 'Filters',
  'classes/': 'Manager Node Player plugin queue rest',
  'enums/':
    'availableFilters LoadTypes ManagerEventTypes PlayerStateEventTypes SearchPlatform SeverityTypes ' +
    'sponsorBlockSegment StateTypes TrackEndReasonTypes trackPartial TrackSourceTypes UseNodeOptions',
  'typedefs/filters/':
    'Band distortionOptions karaokeOptions reverbOptions rotationOptions timescaleOptions vibratoOptions',
  'typedefs/manager/': 'managerOptions Payload',
  'typedefs/': 'Node Track lavalinkInfo',
  'typedefs/Node/': 'lyrics lyricsLine nodeOptions nodeStats',
  'typedefs/Player/': 'playerOptions playerStateUpdate playOptions',
  'typedefs/Rest/': 'playOptions',
  'typedefs/Search/': 'searchQuery searchResult',
  'typedefs/SponsorBlock/':
    'sponsorBlockChaptersLoaded sponsorBlockChapterStarted sponsorBlockSegmentSkipped sponsorBlockSegmentsLoaded',
  'typedefs/Track/':
    'trackData trackEndEvent trackExceptionEvent trackOptions trackPluginInfo trackStartEvent trackStuckEvent',
  'typedefs/WebSocket/': 'webSocketClosedEvent',
};
const typeCategories = 'manager player filters node track rest search sponsorblock'.split(' ');
const mainCategories = '-getting-started -creating-your-bot \ufe0f-classes -enums -typedefs'.split(' ');
const inCategory = (names: string[]) => names.map((name) => `category/${name}`);
const pagesIn = (folder: string) => folders[folder].split(' ').map((name) => folder + name);

// @spec 2.57 2.58 2.59 2.60 2.61 2.62 2.63 2.64 2.65 2.66 2.67 2.68 2.69 2.70 2.71 2.72 2.73
test.each(Object.keys(folders))('the current version has the listed pages of folder "%s"', (folder) => {
  expect(pagesOf('current')).toEqual(expect.arrayContaining(pagesIn(folder)));
});

// @spec 2.56
test('the current version has no pages besides the listed ones', () => {
  const all = [...Object.keys(folders).flatMap(pagesIn), ...inCategory([...mainCategories, ...typeCategories])];
  expect(pagesOf('current').sort()).toEqual(all.sort());
});

// @spec 2.74 2.75 2.76
test('every version from 2.7.5 on has its category pages, and from 2.8.0 on those of typedefs', () => {
  for (const name of ['current', ...past, '2.7.5'] as const) {
    const wanted = inCategory([...mainCategories, ...(name === '2.7.5' ? [] : typeCategories)]);
    const has = pagesOf(name).filter((page) => page.startsWith('category/'));
    expect(has.sort()).toEqual(wanted.sort());
  }
});

// @spec 2.77
test('availableFilters is a typedef up to 2.8.2 and an enum from 2.8.4 on', () => {
  expect(withPage('enums/availableFilters')).toEqual(['current', '2.8.5', '2.8.4']);
  expect(withPage('typedefs/filters/availableFilters')).toEqual(['2.8.2', '2.8.1', '2.8.0']);
});

// @spec 2.79
test('2.8.2 adds the lyrics typedefs', () => {
  for (const page of ['typedefs/Node/lyrics', 'typedefs/Node/lyricsLine'])
    expect(withPage(page)).toEqual(['current', '2.8.5', '2.8.4', '2.8.2']);
});

// @spec 2.78
test('2.7.5 has one typedefs page per group', () => {
  const groups = 'Filters Node Player Rest Search SponsorBlock Track WebSocket payload'.split(' ');
  expect(pagesOf('2.7.5').filter((page) => page.startsWith('typedefs'))).toEqual(
    groups.map((group) => `typedefs/${group}`),
  );
});

// @spec 2.80
test('2.6.1 has folders for typedefs only', () => {
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
test('no path ends in .html', () => {
  const listed = Object.values(routes.byVersion).flat();
  expect(listed.filter(({ path }) => path.endsWith('.html'))).toEqual([]);
});
