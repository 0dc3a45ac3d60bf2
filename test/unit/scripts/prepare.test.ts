import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { describeBuild, requireInstalled } from '../../../scripts/lib/prepare.mjs';
import { scripts } from '../../../package.json';
import { temporaryFolder, writeFile } from '../temporary';

const folder = temporaryFolder();
const record = join(folder, 'node_modules/.package-lock.json');
const prepare = pathToFileURL(join(__dirname, '../../../scripts/lib/prepare.mjs')).href;
const version19 = { version: '19.0.0', integrity: 'sha512-a' };
const packages = { 'node_modules/react': version19, 'node_modules/scheduler': version19 };

/** A stub for `npm ci`. It ignores Ctrl+C, and installs the packages after the test has written the file `go`. */
const npm = `
  const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  appendFileSync('log', process.pid + ' ');
  setTimeout(process.exit, 20_000);
  setInterval(() => {
    if (!existsSync('go')) return;
    for (const path of ${JSON.stringify(Object.keys(packages))}) {
      mkdirSync(path, { recursive: true });
      writeFileSync(path + '/package.json', '{}');
    }
    writeFileSync('node_modules/.package-lock.json', '${JSON.stringify({ packages })}');
    process.exit();
  }, 10);`;

beforeEach(() => {
  const locked = { packages: { '': { dependencies: { react: '^19' } }, ...packages } };
  writeFile(join(folder, 'package.json'), '{ "dependencies": { "react": "^19" } }');
  writeFile(join(folder, 'package-lock.json'), JSON.stringify(locked));
  writeFile(join(folder, 'npm-cli.js'), npm);
});

/** Starts a process that calls a function of `prepare.mjs` with the folder. */
function start(name: string): ChildProcess {
  const code = `import(${JSON.stringify(prepare)}).then((module) => module.${name}(process.cwd()))`;
  const env = { ...process.env, npm_execpath: join(folder, 'npm-cli.js') };
  return spawn(process.execPath, ['-e', code], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
}

const install = () => start('ensureInstalled');

const prints = async ({ stdout }: ChildProcess, text: string): Promise<void> => {
  for await (const chunk of stdout!.setEncoding('utf8')) if (String(chunk).includes(text)) return;
};

/** Waits until the first install process has started. Resolves to the process IDs of all install processes. */
async function started(): Promise<number[]> {
  const log = join(folder, 'log');
  // Waits for a line, because npm creates the file first. An empty line would mean process 0, the group of this test.
  while (!existsSync(log) || readFileSync(log, 'utf8') === '') await setTimeout(10);
  return readFileSync(log, 'utf8').trim().split(' ').map(Number);
}

const finish = async (child: ChildProcess): Promise<unknown> => {
  writeFileSync(join(folder, 'go'), '');
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
};

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s ends the installation before the command', async (signal, code) => {
  const child = install();
  const [pid] = await started();
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([code, null]);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('Ctrl+C stops the build and leaves it marked as incomplete', async () => {
  writeFile(
    join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
    "await import(process.cwd() + '/npm-cli.js')",
  );
  writeFile(join(folder, 'build/.stamp'), 'of an earlier build');
  const child = start('ensureBuilt');
  const [pid] = await started();
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([130, null]);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  expect(existsSync(join(folder, 'build/.stamp'))).toBe(false);
});

test('the progress of a build counts the pages that are newer than its start', () => {
  writeFile(join(folder, '.docusaurus/routes.js'), '[{ exact: true }, { exact: true }, { path: "*" }]');
  for (const page of ['a.html', 'b/c.html', '404.html']) writeFile(join(folder, 'build', page), '');
  const write = (...pages: string[]) => pages.map((page) => utimesSync(join(folder, 'build', page), 2000, 2000));
  for (const page of ['a.html', 'b/c.html', '404.html']) utimesSync(join(folder, 'build', page), 500, 500);
  expect(describeBuild(folder, 1_000_000, 5)).toBe('Compiling the pages, 5 s');
  write('a.html', 'b/c.html');
  expect(describeBuild(folder, 1_000_000, 20)).toBe('Built 2 of 3 pages, 20 s');
  write('404.html');
  expect(describeBuild(folder, 1_000_000, 25)).toBe('Finishing the built pages, 25 s');
});

test('a second command waits for the installation of the first command', async () => {
  const first = install();
  const [pid] = await started();
  const second = install();
  await prints(second, `Waiting for process ${first.pid}`);
  expect(await Promise.all([finish(first), once(second, 'exit')])).toEqual([0, [0, null]]);
  expect(await started()).toEqual([pid]);
});

/** Writes the files of a complete installation. */
function writeInstalled(): void {
  for (const path of Object.keys(packages)) writeFile(join(folder, path, 'package.json'), '{}');
  writeFile(record, JSON.stringify({ packages }));
}

test.each([
  ['its record', record],
  ['a direct package', join(folder, 'node_modules/react')],
  ['an indirect package', join(folder, 'node_modules/scheduler')],
  ['the content of a package', join(folder, 'node_modules/react/package.json')],
])('a command repairs an installation without %s', async (_, missing) => {
  writeInstalled();
  rmSync(missing, { recursive: true });
  expect(await finish(install())).toBe(0);
  expect(await started()).toHaveLength(1);
  expect(existsSync(missing)).toBe(true);
});

test('a command runs npm, which reports the fault, if package.json names a package that the lock lacks', async () => {
  writeInstalled();
  writeFile(join(folder, 'package.json'), '{ "dependencies": { "react": "^19", "left-pad": "^1" } }');
  expect(await finish(install())).toBe(0);
  expect(await started()).toHaveLength(1);
});

test('commands that need the packages report this before an installation', () => {
  const message = 'The packages are not installed, or only in part. Run npm ci --ignore-scripts first.';
  expect(() => requireInstalled(folder)).toThrow(message);
  writeInstalled();
  expect(() => requireInstalled(folder)).not.toThrow();
  rmSync(join(folder, 'node_modules/react/package.json'));
  expect(() => requireInstalled(folder)).toThrow(message);
});

test('every command that runs an installed tool requires the packages', () => {
  const needy = Object.values(scripts).filter((text) =>
    /\b(docusaurus|tsx|eslint|prettier|tsc|playwright) /.test(text),
  );
  expect(needy.length).toBeGreaterThan(10);
  for (const command of needy) expect(command).toMatch(/^node scripts\/installed\.mjs && /);
});
