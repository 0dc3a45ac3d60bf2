import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import routes from '../../../src/check/expected/routes.json';
import sidebars from '../../../sidebars';
import versionsJson from '../../../versions.json';
import { links } from '../../../src/config/site';
import { currentVersion, mainPath, versionGitLinks, versions } from '../../../src/config/versions';

const paths = Object.values(routes.byVersion)
  .flat()
  .map(({ path }) => path);

const sidebarOf = (version: string) =>
  join(__dirname, '../../../versioned_sidebars', `version-${version}-sidebars.json`);

// @spec 1.5 2.42 2.43 2.44 2.45 2.46 2.47 2.48 2.49 2.97 3.4 9.1
test('each version has its path prefix, and only the current version is last', () => {
  expect(versions.map(({ label, path, isLast }) => [label, path, isLast])).toEqual([
    [`v${currentVersion.version} (current)`, 'docs', true],
    ...versionsJson.map((version) => [`v${version}`, `docs/${version}`, false]),
  ]);
});

// @spec 2.50 2.82 9.3
test('every version has listed routes, with its main page among them', () => {
  const known = Object.keys(routes.byVersion).filter((name) => name !== 'pages');
  expect(versions.map(({ name }) => name).sort()).toEqual(known.sort());
  expect(paths).toEqual(expect.arrayContaining(versions.map(mainPath)));
});

// @spec 2.50 2.51 3.5 9.6
test('only 2.6.1 is unmaintained and has getting-started as its main page', () => {
  const unusual = versions.filter(({ banner, mainDoc }) => banner !== 'none' || mainDoc !== 'intro');
  expect(unusual).toMatchObject([{ version: '2.6.1', banner: 'unmaintained', mainDoc: 'getting-started' }]);
});

// @spec 2.52 2.54 2.55
test('each sidebar has the name of its version', () => {
  const past = versionsJson.map((version) => JSON.parse(readFileSync(sidebarOf(version), 'utf8')) as object);
  const names = versionsJson.map((version) => `version${version.replaceAll('.', '')}`);
  expect([sidebars, ...past].flatMap((file) => Object.keys(file))).toEqual(['tutorialSidebar', ...names]);
});

// @spec 2.81
test('no sidebar lists events, index-js, lavalinkInfo or webSocketClosedEvent', () => {
  const texts = versionsJson.map((version) => readFileSync(sidebarOf(version), 'utf8'));
  for (const text of [JSON.stringify(sidebars), ...texts])
    expect(text).not.toMatch(/"([^"]*\/)?(events|index-js|lavalinkInfo|webSocketClosedEvent)"/);
});

// @spec 3.3
test('every version links to its release notes', () => {
  const release = (tag: string) => `${links.libraryRepository}/releases/tag/${tag}`;
  expect(versionGitLinks).toEqual({
    ...Object.fromEntries(versionsJson.map((version) => [version, release(`v${version}`)])),
    current: release(`v${currentVersion.version}`),
    '2.8.4': release('v.2.8.4'),
  });
});
