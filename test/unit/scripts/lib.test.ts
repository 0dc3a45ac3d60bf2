import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeLeftovers } from '../../../scripts/lib/build.mjs';
import { findChromium } from '../../../scripts/lib/programs.mjs';
import { checkCounts, jestCounts, playwrightCounts, slowest, testsOf, total } from '../../../scripts/lib/counts.mjs';
import { matchesLock } from '../../../scripts/lib/install.mjs';
import { requireNode } from '../../../scripts/lib/main.mjs';
import { freePort, parsePort, requireFreePort } from '../../../scripts/lib/port.mjs';
import { differences } from '../../../scripts/lib/rebuild.mjs';
import { fingerprint } from '../../../src/lib/fingerprint.mjs';
import { writeFile } from '../temporary';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scripts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a Node.js that is too old is named, with the one that is needed', () => {
  expect(() => requireNode('18.20.4')).toThrow('Node.js 20 or later is needed, this is 18.20.4.');
  for (const version of ['20.0.0', '24.1.0']) expect(() => requireNode(version)).not.toThrow();
});

describe('matchesLock', () => {
  const react = { version: '19.0.0', integrity: 'sha512-a' };
  const jest = { version: '30.0.0', integrity: 'sha512-b' };
  const installed = { 'node_modules/react': react, 'node_modules/jest': jest };
  const direct = { dependencies: { react: '^19' }, devDependencies: { jest: '^30' } };
  const locked = { '': direct, ...installed, 'node_modules/only-for-darwin': react };

  it.each([
    [true, 'lacks the packages for other platforms', installed],
    [false, 'lacks a direct dependency', { 'node_modules/react': react }],
    [false, 'has another version', { ...installed, 'node_modules/react': { ...react, version: '18.0.0' } }],
    [false, 'has another content', { ...installed, 'node_modules/react': { ...react, integrity: 'sha512-x' } }],
    [false, 'has a package that is not locked', { ...installed, 'node_modules/extra': react }],
  ])('says %p of an installation that %s', (matches, _, packages) => {
    expect(matchesLock(locked, packages)).toBe(matches);
  });
});

describe('fingerprint', () => {
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  beforeEach(() => {
    mkdirSync(join(folder, 'docs'));
    write('docs/a.mdx', 'words');
    write('docusaurus.config.ts', 'export default { baseUrl: process.env.BASE_URL };');
  });

  it('stays the same while nothing changes, and when a file or variable that is no input does', () => {
    const before = fingerprint(folder, {});
    write('README.md', 'unrelated');
    expect(fingerprint(folder, { UNRELATED: 'x' })).toBe(before);
  });

  it.each([
    ['content', () => write('docs/a.mdx', 'other words')],
    ['a new file', () => write('docs/b.mdx', '')],
    ['a file that is gone', () => rmSync(join(folder, 'docs/a.mdx'))],
    ['the browsers that it is compiled for', () => write('.browserslistrc', 'chrome >= 111')],
  ])('changes with %s', (_, change) => {
    const before = fingerprint(folder, {});
    change();
    expect(fingerprint(folder, {})).not.toBe(before);
  });

  const root = join(__dirname, '../../..');
  const [, table] = readFileSync(join(root, 'README.md'), 'utf8').split('environment variables shapes the build');
  const variables = [...table.split('\n## ')[0].matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);

  it('is tried with the variables that README.md lists', () => {
    expect(variables).toEqual(expect.arrayContaining(['BASE_URL', 'ALGOLIA_APP_ID', 'SEARCH_INSIGHTS']));
  });

  it.each(variables)('changes with the variable %s', (name) => {
    expect(fingerprint(root, { [name]: 'other' })).not.toBe(fingerprint(root, {}));
  });
});

test('a cold build finds nothing that earlier ones left, and packages stay', () => {
  const kept = ['docs', 'node_modules/react'];
  const removed = ['build', '.docusaurus', 'node_modules/.cache', '.cache/cards'];
  for (const path of [...kept, ...removed]) mkdirSync(join(folder, path), { recursive: true });
  removeLeftovers(folder);
  expect([...kept, ...removed].filter((path) => existsSync(join(folder, path)))).toEqual(kept);
});

test('two builds differ in a file that one has alone, and where the bytes of a file are not the same; no stamp counts', () => {
  for (const [path, text] of [
    ...['a/build/index.html', 'b/build/index.html'].map((same) => [same, 'home']),
    ['a/build/.stamp', 'made here'],
    ['a/build/js/main.1.js', ''],
    ['a/build/js/run.js', '/* é */ hash("ab1")'],
    ['b/build/js/run.js', '/* é */ hash("ab2")'],
  ])
    writeFile(join(folder, path), text);
  const [a, b] = ['a', 'b'].map((name) => join(folder, name, 'build'));
  expect(differences(a, a)).toEqual([]);
  expect(differences(a, b)).toEqual([
    `js/main.1.js is in ${a} alone`,
    expect.stringMatching(/^js\/run\.js differs at byte 17:\n.*ab1.*\n.*ab2/),
  ]);
});

test.each(['', 'abc', '0', '65536', '80.5', '-1'])('PORT=%s is refused', (text) => {
  expect(() => parsePort(text)).toThrow(`PORT=${text} is not a port. Set PORT to a number from 1 to 65535.`);
});

test('the port is 3000 unless told otherwise, and one that is taken is named with what to do', async () => {
  expect([parsePort(undefined), parsePort('8080')]).toEqual([3000, 8080]);
  const server = createServer().listen(0);
  const { port } = server.address() as { port: number };
  await expect(requireFreePort(port)).rejects.toThrow(
    `Port ${port} is taken by another program. Set PORT to another one, for example: PORT=${port + 1} npm run site`,
  );
  server.close();
  await expect(requireFreePort(await freePort())).resolves.toBeUndefined();
});

test('the Chromium is the first one on PATH that can be run, if there is one', () => {
  for (const name of ['a', 'b']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'chromium'), '');
  }
  chmodSync(join(folder, 'b/chromium'), 0o755);
  expect(findChromium(`${folder}/none:${folder}/a:${folder}/b`)).toBe(join(folder, 'b/chromium'));
  expect(findChromium(folder)).toBeUndefined();
});

describe('the counts of a step', () => {
  const report = (content: object) => {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(content));
    return file;
  };
  const jest = { numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
  const playwright = { stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 2 }, errors: [{}] };

  it.each([
    ['jest, with a suite that could not start', () => jestCounts(report(jest), 1), 7, 3],
    ['Playwright, with errors outside of tests', () => playwrightCounts(report(playwright), 1), 5, 2],
    ['content checks', () => checkCounts('a.mdx:3  wrong\nchecks: 9 passed, 1 failed\n', 1), 9, 1],
    ['a crash without a report', () => jestCounts(join(folder, 'none.json'), 1), 0, 1],
    ['a run that says nothing', () => checkCounts('', 0), 0, 1],
    ['a run of nothing', () => playwrightCounts(report({ stats: { expected: 0, unexpected: 0 } }), 0), 0, 1],
    ['a bad end without a failure', () => jestCounts(report({ numPassedTests: 3 }), 1), 3, 1],
    ['several steps together', () => total([1, 2].map((passed) => ({ passed, failed: passed }))) as object, 3, 3],
  ])('are read of %s', (_, counts, passed, failed) => {
    expect(counts()).toEqual({ passed, failed });
  });
});

test('the tests of a run are read from its reports, and the slowest are named with their seconds', () => {
  expect(testsOf(folder)).toEqual([]);
  const write = (name: string, content: object) => writeFileSync(join(folder, name), JSON.stringify(content));
  const assertionResults = [
    { ancestorTitles: ['a file', 'that exists'], title: 'is read', status: 'passed', duration: 300 },
    { ancestorTitles: [], title: 'is written', status: 'pending', duration: null },
  ];
  write('jest.json', { testResults: [{ name: join(process.cwd(), 'test/unit/files.test.ts'), assertionResults }] });
  const opens = { title: 'opens', file: 'home.spec.ts' };
  const specs = [{ ...opens, tests: [{ status: 'unexpected', results: [{ duration: 4000 }, { duration: 1000 }] }] }];
  write('playwright.json', { suites: [{ title: 'home.spec.ts', suites: [{ title: 'the home page', specs }] }] });
  write('checks.json', [{ title: 'built pages: 2 pages', outcome: 'passed' }]);
  const tests = testsOf(folder);
  expect(tests.map(({ file, title, outcome }) => [file, title, outcome])).toEqual([
    ['test/unit/files.test.ts', 'a file › that exists › is read', 'passed'],
    ['test/unit/files.test.ts', 'is written', 'skipped'],
    ['test/site/home.spec.ts', 'the home page › opens', 'failed'],
    ['npm run check', 'built pages: 2 pages', 'passed'],
  ]);
  expect(slowest(tests, 2)).toEqual([
    { title: 'test/site/home.spec.ts › the home page › opens', seconds: 5 },
    { title: 'test/unit/files.test.ts › a file › that exists › is read', seconds: 0.3 },
  ]);
});
