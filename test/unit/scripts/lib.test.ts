import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireNode } from '../../../scripts/lib/main.mjs';
import { freePort, parsePort, requireFreePort } from '../../../scripts/lib/port.mjs';
import { matchesLock } from '../../../scripts/lib/prepare.mjs';
import { findChromium, findNginx } from '../../../scripts/lib/programs.mjs';
import { countsOf, summaryOf } from '../../../scripts/lib/run.mjs';
import { fingerprint } from '../../../src/lib/fingerprint.mjs';
import { temporaryFolder, writeFile } from '../temporary';

const folder = temporaryFolder();

test('requireNode rejects a Node.js older than 20.19', () => {
  expect(() => requireNode('20.18.1')).toThrow('This is Node.js 20.18.1. Install Node.js 20.19 or later');
  for (const version of ['20.19.0', '22.2.0', '24.1.0']) expect(() => requireNode(version)).not.toThrow();
});

test('a command names the file and the line of broken JSON that it imports', () => {
  const main = pathToFileURL(join(__dirname, '../../../scripts/lib/main.mjs')).href;
  const load = `import { createRequire } from 'node:module';\ncreateRequire(import.meta.url)('./broken.json');`;
  writeFile(join(folder, 'broken.json'), '[\n  [1]\n  [2]\n]');
  writeFile(join(folder, 'command.mjs'), `import '${main}';\n${load}`);
  const { stderr } = spawnSync(process.execPath, [join(folder, 'command.mjs')], { encoding: 'utf8' });
  expect(stderr).toMatch(/^\S+broken\.json: .+, line 3\n$/);
});

describe('matchesLock', () => {
  const react = { version: '19.0.0', integrity: 'sha512-a' };
  const jest = { version: '30.0.0', integrity: 'sha512-b' };
  const installed = { 'node_modules/react': react, 'node_modules/jest': jest };
  const direct = { dependencies: { react: '^19' }, devDependencies: { jest: '^30' } };
  const locked = { '': direct, ...installed, 'node_modules/only-for-darwin': react };

  it.each([
    [true, 'lacks packages for other platforms', installed],
    [false, 'lacks a direct dependency', { 'node_modules/react': react }],
    [false, 'has another version', { ...installed, 'node_modules/react': { ...react, version: '18.0.0' } }],
    [false, 'has other content', { ...installed, 'node_modules/react': { ...react, integrity: 'sha512-x' } }],
    [false, 'has a package that is not locked', { ...installed, 'node_modules/extra': react }],
  ])('matchesLock returns %p for an installation that %s', (matches, _, packages) => {
    expect(matchesLock(locked, packages)).toBe(matches);
  });
});

describe('fingerprint', () => {
  const write = (path: string, text: string) => writeFile(join(folder, path), text);
  beforeEach(() => {
    write('docs/a.mdx', 'prose');
    write('docusaurus.config.ts', 'export default { baseUrl: process.env.BASE_URL };');
  });

  it('the fingerprint ignores files and variables that are not inputs', () => {
    const before = fingerprint(folder, {});
    write('README.md', 'unrelated');
    expect(fingerprint(folder, { UNRELATED: 'x' })).toBe(before);
  });

  it.each([
    ['a page', () => write('docs/a.mdx', 'other prose')],
    ['a new file', () => write('docs/b.mdx', '')],
    ['a deleted file', () => rmSync(join(folder, 'docs/a.mdx'))],
    ['the supported browsers', () => write('.browserslistrc', 'chrome >= 111')],
  ])('the fingerprint changes with %s', (_, change) => {
    const before = fingerprint(folder, {});
    change();
    expect(fingerprint(folder, {})).not.toBe(before);
  });

  const root = join(__dirname, '../../..');
  const [table] = /\| variable .*?\n\n/s.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [''];
  const variables = [...table.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);

  it.each(variables)('the fingerprint changes with the variable %s of the README', (name) => {
    expect(fingerprint(root, { [name]: 'other' })).not.toBe(fingerprint(root, {}));
  });
});

test.each(['', 'abc', '0', '65536', '80.5', '-1'])('parsePort rejects PORT=%s', (text) => {
  expect(() => parsePort(text)).toThrow(
    `PORT=${text} is not a port. Set PORT to a number from 1 to 65535, for example 8080.`,
  );
});

test('parsePort returns port 3000 by default, and requireFreePort rejects a port in use', async () => {
  expect([parsePort(undefined), parsePort('8080')]).toEqual([3000, 8080]);
  const server = createServer().listen(0);
  const { port } = server.address() as { port: number };
  await expect(requireFreePort(port)).rejects.toThrow(
    `Port ${port} is used by another program. Set PORT to another one, for example: PORT=${port + 1} npm run site`,
  );
  server.close();
  await expect(requireFreePort(await freePort())).resolves.toBeUndefined();
});

test.each([
  ['content checks', 'a.mdx:3  wrong\n\nchecks: 9 passed, 1 failed\n', 1, 9, 1],
  ['Jest', 'Test Suites: 1 failed, 2 passed, 3 total\nTests:       2 failed, 7 passed, 9 total\n', 1, 7, 2],
  ['Playwright', '  1 failed\n    [site] › a.spec.ts:3:1 › opens\n  73 passed (3.2m)\n', 1, 73, 1],
  ['a Jest suite that cannot start', 'Test Suites: 1 failed, 2 passed, 3 total\nTests:  7 passed, 7 total\n', 1, 7, 1],
  ['a passing run with “3 failed” in a log', '3 failed requests\n  5 passed (1s)\n', 0, 5, 0],
  ['a crash', 'TypeError: a is not a function\n', 1, 0, 1],
  ['a run without tests', '', 0, 0, 1],
  ['an error after the tests', '  5 passed (1s)\n', 1, 5, 1],
])('countsOf counts %s', (_, output, code, passed, failed) => {
  expect(countsOf({ output, code })).toEqual({ passed, failed });
});

test('the summary ends with the names of failed steps', () => {
  const steps = ['Build', 'Lint', 'Format'].map((name) => ({ name, passed: 2, failed: name === 'Build' ? 0 : 1 }));
  expect(summaryOf(steps)).toBe('6 passed, 2 failed\nFailed: Lint, Format. Search for “== Lint” above.');
  expect(summaryOf(steps.slice(0, 1))).toBe('2 passed, 0 failed');
});

describe('PATH', () => {
  const { PATH } = process.env;
  const usePath = (...names: string[]) => (process.env.PATH = names.map((name) => join(folder, name)).join(delimiter));
  const addProgram = (path: string) => {
    writeFile(join(folder, path), '');
    chmodSync(join(folder, path), 0o755);
  };
  afterEach(() => (process.env.PATH = PATH));

  it('findNginx returns the first nginx that can be executed', () => {
    writeFile(join(folder, 'a/nginx'), '');
    addProgram('b/nginx');
    usePath('none', 'a', 'b');
    expect(findNginx()).toBe(join(folder, 'b/nginx'));
  });

  it('the variable may contain folders that cannot be read', () => {
    // Root can read every folder, but no user can follow a link to itself.
    symlinkSync('loop', join(folder, 'loop'));
    addProgram('b/nginx');
    usePath('loop', 'b');
    expect(findNginx()).toBe(join(folder, 'b/nginx'));
  });

  it.each(['chromium', 'google-chrome'])('findChromium returns %s when the headless shell is missing', (name) => {
    addProgram(`a/${name}`);
    usePath('a');
    expect(findChromium()).toBe(join(folder, 'a', name));
  });
});
