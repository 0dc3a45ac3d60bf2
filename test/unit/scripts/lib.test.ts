import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint, removeLeftovers } from '../../../scripts/lib/build.mjs';
import { findChromium } from '../../../scripts/lib/chromium.mjs';
import { checkCounts, jestCounts, playwrightCounts, total } from '../../../scripts/lib/counts.mjs';
import { matchesLock } from '../../../scripts/lib/install.mjs';
import { requireNode } from '../../../scripts/lib/main.mjs';
import { freePort, parsePort, requireFreePort } from '../../../scripts/lib/port.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scripts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('requireNode', () => {
  it('names the version that is too old and the one that is needed', () => {
    expect(() => requireNode('18.20.4')).toThrow('Node.js 20 or later is needed, this is 18.20.4.');
  });

  it.each(['20.0.0', '24.1.0'])('accepts %s', (version) => {
    expect(() => requireNode(version)).not.toThrow();
  });
});

describe('matchesLock', () => {
  const react = { version: '19.0.0', integrity: 'sha512-a' };
  const locked = {
    '': { dependencies: { react: '^19' }, devDependencies: { jest: '^30' } },
    'node_modules/react': react,
    'node_modules/jest': { version: '30.0.0', integrity: 'sha512-b' },
    'node_modules/only-for-darwin': { version: '1.0.0', integrity: 'sha512-c' },
  };
  const { 'node_modules/react': installedReact, 'node_modules/jest': jest } = locked;
  const installed = { 'node_modules/react': installedReact, 'node_modules/jest': jest };

  it('accepts an installation without the packages for other platforms', () => {
    expect(matchesLock(locked, installed)).toBe(true);
  });

  it.each([
    ['lacks a direct dependency', { 'node_modules/react': react }],
    ['has another version', { ...installed, 'node_modules/react': { ...react, version: '18.0.0' } }],
    ['has another content', { ...installed, 'node_modules/react': { ...react, integrity: 'sha512-x' } }],
    ['has a package that is not locked', { ...installed, 'node_modules/extra': react }],
  ])('refuses one that %s', (_, packages) => {
    expect(matchesLock(locked, packages)).toBe(false);
  });
});

describe('fingerprint', () => {
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  beforeEach(() => {
    mkdirSync(join(folder, 'docs'));
    write('docs/a.mdx', 'words');
    write('docusaurus.config.ts', 'export default { baseUrl: process.env.BASE_URL };');
  });

  it('stays the same while nothing changes, and when a file that is no input does', () => {
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

  it('changes with a variable that the sources read', () => {
    expect(fingerprint(folder, { BASE_URL: '/site/' })).not.toBe(fingerprint(folder, {}));
  });

  describe('of this repository', () => {
    const root = join(__dirname, '../../..');
    const [, table] = readFileSync(join(root, 'README.md'), 'utf8').split('environment variables shapes the build');
    const variables = [...table.split('\n## ')[0].matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);

    it('is tried with the variables of the table', () => {
      expect(variables).toEqual(expect.arrayContaining(['BASE_URL', 'ALGOLIA_APP_ID', 'SEARCH_INSIGHTS']));
    });

    it.each(variables)('changes with %s', (name) => {
      expect(fingerprint(root, { [name]: 'other' })).not.toBe(fingerprint(root, {}));
    });
  });
});

test('a cold build finds nothing that earlier ones left, and packages stay', () => {
  const kept = ['docs', 'node_modules/react'];
  const removed = ['build', '.docusaurus', 'node_modules/.cache', '.cache/cards'];
  for (const path of [...kept, ...removed]) mkdirSync(join(folder, path), { recursive: true });
  removeLeftovers(folder);
  expect([...kept, ...removed].filter((path) => existsSync(join(folder, path)))).toEqual(kept);
});

describe('ports', () => {
  it('serves on 3000 unless told otherwise', () => {
    expect([parsePort(undefined), parsePort('8080')]).toEqual([3000, 8080]);
  });

  it.each(['', 'abc', '0', '65536', '80.5', '-1'])('refuses PORT=%s', (text) => {
    expect(() => parsePort(text)).toThrow(`PORT=${text} is not a port. Set PORT to a number from 1 to 65535.`);
  });

  it('names a port that is taken and what to do', async () => {
    const server = createServer().listen(0);
    const { port } = server.address() as { port: number };
    await expect(requireFreePort(port)).rejects.toThrow(
      `Port ${port} is taken by another program. Set PORT to another one, for example: PORT=${port + 1} npm run site`,
    );
    server.close();
  });

  it('accepts a port that is free', async () => {
    await expect(requireFreePort(await freePort())).resolves.toBeUndefined();
  });
});

describe('findChromium', () => {
  it('finds the first one on PATH that can be run', () => {
    for (const [name, mode] of [
      ['a', 0o644],
      ['b', 0o755],
    ] as const) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'chromium'), '');
      chmodSync(join(folder, name, 'chromium'), mode);
    }
    expect(findChromium(`${folder}/none:${folder}/a:${folder}/b`)).toBe(join(folder, 'b/chromium'));
  });

  it('finds none on a PATH without it', () => {
    expect(findChromium(folder)).toBeUndefined();
  });
});

describe('counts', () => {
  const report = (content: object) => {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(content));
    return file;
  };

  it('reads those of jest, a suite that could not start included', () => {
    const file = report({ numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 1 });
    expect(jestCounts(file, 1)).toEqual({ passed: 7, failed: 3 });
  });

  it('reads those of Playwright, errors outside of tests included', () => {
    const file = report({ stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 2 }, errors: [{}] });
    expect(playwrightCounts(file, 1)).toEqual({ passed: 5, failed: 2 });
  });

  it('reads those of the content checks', () => {
    expect(checkCounts('docs/a.mdx:3  wrong\nchecks: 9 passed, 1 failed\n', 1)).toEqual({ passed: 9, failed: 1 });
  });

  it.each([
    ['crashes without a report', () => jestCounts(join(folder, 'none.json'), 1)],
    ['says nothing', () => checkCounts('', 0)],
    ['runs nothing', () => playwrightCounts(report({ stats: { expected: 0, unexpected: 0 } }), 0)],
  ])('counts a step that %s as one failed', (_, counts) => {
    expect(counts()).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a step that ends badly without naming a failure as one failed', () => {
    expect(jestCounts(report({ numPassedTests: 3 }), 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('adds up', () => {
    expect(
      total([
        { passed: 1, failed: 0 },
        { passed: 2, failed: 3 },
      ]),
    ).toEqual({ passed: 3, failed: 3 });
  });
});
