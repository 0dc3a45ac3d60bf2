import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { currentVersion } from '../../../../src/config/versions';
import type { OfflineList } from '../../../../src/lib/offline';
import { nameOf, retireOffline, writeOffline } from '../../../../src/postbuild/offline/write';
import { temporaryFolder, writeFile } from '../../temporary';

const build = temporaryFolder();
const put = (path: string, text: string) => writeFile(join(build, path), text);
const read = (path: string) => readFileSync(join(build, path), 'utf8');

const pages = [
  { file: 'docs/2.8.5/category/\ufe0f-classes.html', html: '<title>Classes</title>' },
  { file: 'docs/2.8.5/intro.html', html: '<img src=/site/img/a.svg><img src=/site/img/gone.svg>' },
  { file: 'docs/intro.html', html: '<img src=/site/img/a.svg>' },
];
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
const titles = `a.${hashOf('index')}.json`;
const texts = `b.${hashOf('texts')}.json`;
const dialog = `assets/js/src_search_ui_Dialog_index_tsx.${hashOf('search();')}.js`;
const index = { 'docs-default-2.8.5': { file: titles, texts } };

beforeEach(() => {
  put('sw.js', 'work();');
  put(`search/${titles}`, 'index');
  put(`search/${texts}`, 'texts');
  put('search/shards.json', 'list');
  put('img/a.svg', 'picture');
  put(dialog, 'search();');
});

test('the build name depends on the pages and on all other files', () => {
  const name = nameOf(build, pages);
  expect(name).toMatch(/^[0-9a-f]{12}$/);
  expect(nameOf(build, pages)).toBe(name);
  expect(nameOf(build, pages.slice(1))).not.toBe(name);
  put('img/a.svg', 'another picture');
  expect(nameOf(build, pages)).not.toBe(name);
});

test('a saved version contains its pages, the files that they load, and its search index', () => {
  for (const { file, html } of pages) put(file, html);
  writeOffline({ buildDir: build, baseUrl: '/site/', build: '0a1b' }, pages, index);
  expect(read('sw.js')).toBe('self.build="0a1b";work();');
  const { build: name, versions } = JSON.parse(read('offline.json')) as OfflineList;
  expect(name).toBe('0a1b');
  expect(versions[currentVersion.version].pages).toEqual(['docs/intro']);
  const further = [dialog, 'search/shards.json', `search/${titles}`, `search/${texts}`];
  const sizes = [...pages.slice(0, 2).map(({ html }) => html), ...['img/a.svg', ...further].map(read)];
  expect(versions['2.8.5']).toEqual({
    pages: ['docs/2.8.5/category/%EF%B8%8F-classes', 'docs/2.8.5/intro'],
    files: further,
    bytes: sizes.join('').length,
  });
});

test('a build fails if a file name lacks a content hash', () => {
  const file = 'assets/js/elements.00000000.js';
  put(file, 'start();');
  const write = () => writeOffline({ buildDir: build, baseUrl: '/', build: '0a1b' }, pages, index);
  expect(write).toThrow(`${file}: the name must contain the SHA-256 hash of the content, ${hashOf('start();')}`);
  rmSync(join(build, file));
});

test('a retired worker deletes only the caches of this site, and unregisters itself', async () => {
  retireOffline(build);
  const listeners: Record<string, (event: { waitUntil: jest.Mock<void, [Promise<unknown>]> }) => void> = {};
  const deleted: string[] = [];
  const unregister = jest.fn(() => Promise.resolve(true));
  const names = ['read 1 https://host/site/', '2.8.5 1 https://host/site/', 'read 1 https://host/other/'];
  runInNewContext(read('sw.js'), {
    addEventListener: (type: string, listener: (typeof listeners)[string]) => (listeners[type] = listener),
    caches: { keys: () => Promise.resolve(names), delete: (name: string) => deleted.push(name) },
    registration: { scope: 'https://host/site/', unregister },
    self: { skipWaiting: jest.fn() },
  });
  const waitUntil = jest.fn<void, [Promise<unknown>]>();
  listeners.activate({ waitUntil });
  await waitUntil.mock.calls[0][0];
  expect(deleted).toEqual(names.slice(0, 2));
  expect(unregister).toHaveBeenCalled();
});
