import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import bundlerCache from '../../../src/plugins/bundler/bundlerCache';
import { temporaryFolder, writeFile } from '../temporary';

const siteDir = temporaryFolder();
const write = (path: string, text: string) => writeFile(join(siteDir, path), text);
const cacheDir = join(siteDir, 'node_modules/.cache/bundler');
const { warn } = console;

interface Configuration {
  experiments?: { cache: { storage: { directory: string } } };
}

/** Begins a build; `end` is what Docusaurus calls when nothing failed. */
function begin() {
  const { configureWebpack, postBuild } = bundlerCache({ siteDir } as LoadContext);
  const { experiments } = (configureWebpack as (() => Configuration) | undefined)?.() ?? {};
  return { directory: experiments?.cache.storage.directory, end: postBuild as (() => void) | undefined };
}

/** A build that leaves something in its cache; returns where. */
function build(during?: () => void): string {
  const { directory, end } = begin();
  const file = join(directory!, 'kept');
  writeFile(file, '');
  during?.();
  end!();
  return file;
}

/** Lets the last build, if it still has the cache, be one whose process is gone. */
function endProcess(): void {
  const lock = join(cacheDir, 'lock');
  if (existsSync(lock)) writeFile(lock, String(spawnSync('true').pid));
}

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production', CI: '' });
  write('node_modules/.package-lock.json', '{}');
  write('docs/a.mdx', '---\nslug: /a\n---\n\nWords.\n');
  write('docs/b.mdx', '---\nslug: /b\n---\n');
  write('src/config.ts', 'export default process.env.BASE_URL;');
});
afterEach(() => {
  jest.restoreAllMocks();
  console.warn = warn;
});

it.each([
  ['an unchanged site', () => undefined],
  ['a site with other words on a page', () => write('docs/a.mdx', '---\nslug: /a\n---\n\nOther words.\n')],
])('%s is built with what the build before has kept', (_, change) => {
  const file = build();
  change();
  expect(begin().directory).toBe(join(file, '..'));
  expect(existsSync(file)).toBe(true);
});

it.each([
  ['the front matter of a page', () => write('docs/a.mdx', '---\nslug: /other\n---\n\nWords.\n')],
  ['a page that is gone', () => rmSync(join(siteDir, 'docs/b.mdx'))],
  ['a fact', () => write('src/api/facts/2.8.7.json', '{}')],
  ['a package', () => write('node_modules/.package-lock.json', '{"packages":{}}')],
  ['a variable that a source file reads', () => void (process.env.BASE_URL = '/elsewhere/')],
])('nothing is reused after a change of %s, and what was kept is removed', (_, change) => {
  const file = build();
  change();
  expect(begin().directory).not.toBe(join(file, '..'));
  expect(existsSync(file)).toBe(false);
});

it.each([
  ['gave a warning', () => console.warn('a warning of a page')],
  ['was overtaken by a change', () => write('docs/b.mdx', '---\nslug: /b\n---\n\nMore.\n')],
])('nothing is reused of a build that %s', (_, during) => {
  console.warn = jest.fn();
  const file = build(during);
  endProcess();
  begin();
  expect(existsSync(file)).toBe(false);
});

test('nothing is reused of a build that was killed', () => {
  const file = join(begin().directory!, 'kept');
  writeFile(file, '');
  endProcess();
  begin();
  expect(existsSync(file)).toBe(false);
});

test('a build does without while another one runs, and leaves it alone', () => {
  const { directory } = begin();
  writeFile(join(directory!, 'kept'), '');
  expect(begin().directory).toBeUndefined();
  expect(existsSync(join(directory!, 'kept'))).toBe(true);
});

test('while somebody writes, nothing is kept', () => {
  process.env.NODE_ENV = 'development';
  expect(begin().directory).toBeUndefined();
  expect(existsSync(cacheDir)).toBe(false);
});
