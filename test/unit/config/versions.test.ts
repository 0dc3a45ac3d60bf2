import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import routes from '../../../src/check/expected/routes.json';
import sidebars from '../../../sidebars';
import versionsJson from '../../../versions.json';
import { currentVersion, docsPluginVersions, mainPath, versionGitLinks, versions } from '../../../src/config/versions';

const addresses = Object.values(routes.byVersion)
  .flat()
  .map(({ path }) => path);

test('the past versions are those of versions.json, in the same order', () => {
  expect(versions.filter(({ isLast }) => !isLast).map(({ name }) => name)).toEqual(versionsJson);
});

test('exactly the current version is last, and it is served at the docs root', () => {
  expect(versions.filter(({ isLast }) => isLast)).toEqual([currentVersion]);
  expect(currentVersion).toMatchObject({ name: 'current', label: 'v2.8.7 (current)', path: 'docs' });
});

test.each(versions.map((version) => [version.name, version] as const))(
  'the main page of %s is one of the known addresses',
  (_name, version) => {
    expect(addresses).toContain(mainPath(version));
  },
);

test('every version of the known addresses is documented', () => {
  const known = Object.keys(routes.byVersion).filter((name) => name !== 'pages');
  expect(versions.map(({ name }) => name).sort()).toEqual(known.sort());
});

test('search engines list 2.8.4 and newer only', () => {
  expect(versions.filter(({ noIndex }) => !noIndex).map(({ version }) => version)).toEqual(['2.8.7', '2.8.5', '2.8.4']);
});

test('2.6.1 alone is unmaintained and opens with getting-started', () => {
  const unusual = versions.filter(({ banner, mainDoc }) => banner !== 'none' || mainDoc !== 'intro');
  expect(unusual).toHaveLength(1);
  expect(unusual[0]).toMatchObject({ version: '2.6.1', banner: 'unmaintained', mainDoc: 'getting-started' });
});

test('sidebars are named after their version', () => {
  const past = versionsJson.map((version) => {
    const file = join(__dirname, '../../../versioned_sidebars', `version-${version}-sidebars.json`);
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  });
  expect([sidebars, ...past].flatMap((file) => Object.keys(file))).toEqual([
    'tutorialSidebar',
    'version285',
    'version284',
    'version282',
    'version281',
    'version280',
    'version275',
    'version261',
  ]);
});

test('2.8.4 links the tag that exists', () => {
  const version = versions.find(({ name }) => name === '2.8.4');
  expect(version?.release).toBe('https://github.com/Magmastream-NPM/magmastream/releases/tag/v.2.8.4');
});

test('the docs plugin gets paths below /docs', () => {
  expect(docsPluginVersions['current']?.path).toBe('');
  expect(docsPluginVersions['2.8.5']).toEqual({ label: 'v2.8.5', path: '2.8.5', banner: 'none', noIndex: false });
});

test('every version has a link to its release notes', () => {
  expect(Object.keys(versionGitLinks)).toEqual(['current', ...versionsJson]);
  expect(versionGitLinks['current']).toBe('https://github.com/Magmastream-NPM/magmastream/releases/tag/v2.8.7');
});
