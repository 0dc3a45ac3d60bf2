import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import routes from '../../../src/check/expected/routes.json';
import sidebars from '../../../sidebars';
import versionsJson from '../../../versions.json';
import { links } from '../../../src/config/site';
import { currentVersion, docsPluginVersions, mainPath, versionGitLinks, versions } from '../../../src/config/versions';

const addresses = Object.values(routes.byVersion)
  .flat()
  .map(({ path }) => path);

test('the past versions are those of versions.json, in the same order', () => {
  expect(versions.filter(({ isLast }) => !isLast).map(({ name }) => name)).toEqual(versionsJson);
});

// @spec 1.5 2.42 2.97 9.1
test('exactly the current version is last, and it is served at the docs root', () => {
  expect(versions.filter(({ isLast }) => isLast)).toEqual([currentVersion]);
  expect(currentVersion).toMatchObject({ name: 'current', label: 'v2.8.7 (current)', path: 'docs' });
});

// @spec 2.42 2.43 2.44 2.45 2.46 2.47 2.48 2.49
test('each version is served under its prefix', () => {
  expect(versions.map(({ version, path }) => [version, `/${path}`])).toEqual([
    ['2.8.7', '/docs'],
    ...['2.8.5', '2.8.4', '2.8.2', '2.8.1', '2.8.0', '2.7.5', '2.6.1'].map((version) => [version, `/docs/${version}`]),
  ]);
});

// @spec 2.50 2.82 9.3
test('every version has the known addresses, its main page among them, and no other version has any', () => {
  const known = Object.keys(routes.byVersion).filter((name) => name !== 'pages');
  expect(versions.map(({ name }) => name).sort()).toEqual(known.sort());
  expect(addresses).toEqual(expect.arrayContaining(versions.map(mainPath)));
});

// @spec 3.6
test('search engines list 2.8.4 and newer only', () => {
  const listed = Object.entries(docsPluginVersions).filter(([, { noIndex }]) => !noIndex);
  expect(listed.map(([name]) => name)).toEqual(['current', '2.8.5', '2.8.4']);
});

// @spec 2.50 2.51 3.5 9.6
test('2.6.1 alone is unmaintained and opens with getting-started', () => {
  const unusual = versions.filter(({ banner, mainDoc }) => banner !== 'none' || mainDoc !== 'intro');
  expect(unusual).toMatchObject([{ version: '2.6.1', banner: 'unmaintained', mainDoc: 'getting-started' }]);
});

// @spec 2.52 2.54 2.55
test('sidebars are named after their version', () => {
  const past = versionsJson.map((version) => {
    const file = join(__dirname, '../../../versioned_sidebars', `version-${version}-sidebars.json`);
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  });
  const names = versionsJson.map((version) => `version${version.replaceAll('.', '')}`);
  expect([sidebars, ...past].flatMap((file) => Object.keys(file))).toEqual(['tutorialSidebar', ...names]);
});

// @spec 3.3
test('every version has a link to its release notes, 2.8.4 to the tag that exists', () => {
  const release = (tag: string) => `${links.libraryRepository}/releases/tag/${tag}`;
  expect(versionGitLinks).toEqual({
    ...Object.fromEntries(versionsJson.map((version) => [version, release(`v${version}`)])),
    current: release(`v${currentVersion.version}`),
    '2.8.4': release('v.2.8.4'),
  });
});
