import { cpSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { OfflineList } from '../../../../src/lib/offline';
import { writeOffline } from '../../../../src/postbuild/offline/write';
import { temporaryFolder, writeFile } from '../../temporary';

const build = temporaryFolder();
const again = temporaryFolder();

const put = (path: string, text: string) => writeFile(join(build, path), text);
const read = (path: string, folder = build) => readFileSync(join(folder, path), 'utf8');
const list = () => JSON.parse(read('offline.json')) as OfflineList;

const page = (body: string) => `<!doctype html><meta charset=UTF-8><title>Page</title>${body}`;

beforeEach(() => {
  put('sw.js', 'work();');
  put('search/shards.json', JSON.stringify({ 'docs-default-2.8.5': { file: 'a.00000000.json', texts: 'b.1.json' } }));
  put('search/a.00000000.json', 'index');
  put('search/b.1.json', 'texts');
  put('docs/intro.html', page('<img src=/site/img/a.svg>'));
  put('docs/2.8.5/intro.html', page('<img src=/site/img/a.svg><img src=/site/img/gone.svg>'));
  put('docs/2.8.5/category/\ufe0f-classes.html', page(''));
  put('docs/2.8.5/index.html', page('<meta http-equiv="refresh" content="0; url=/site/docs/2.8.5/intro">'));
  put('img/a.svg', 'picture');
  put('assets/js/_plain_search.1.js', 'search();');
});

test('every page and the worker name the build, which depends on all that is in it and on nothing else', () => {
  cpSync(build, again, { recursive: true });
  writeOffline(build, '/site/', false);
  const { build: name } = list();
  expect(name).toMatch(/^[0-9a-f]{12}$/);
  expect(read('docs/intro.html')).toContain(`<meta charset=UTF-8><meta name=build content=${name}>`);
  expect(read('docs/2.8.5/index.html')).not.toContain('name=build');
  expect(read('sw.js')).toBe(`self.build="${name}";work();`);
  writeOffline(again, '/site/', false);
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
  for (const file of files.filter((path) => existsSync(join(build, path)) && !path.endsWith('2.8.5')))
    expect([file, read(file, again)]).toEqual([file, read(file)]);
});

test('a build with another picture has another name', () => {
  writeOffline(build, '/site/', false);
  const before = list().build;
  put('sw.js', 'work();');
  put('img/a.svg', 'drawn anew');
  writeOffline(build, '/site/', false);
  expect(list().build).not.toBe(before);
});

test('a version is its own pages, by their addresses, with what they show and how they are searched', () => {
  writeOffline(build, '/site/', false);
  const { versions } = list();
  expect(versions['2.8.7'].pages).toEqual(['docs/intro']);
  const { pages, files, bytes } = versions['2.8.5'];
  expect([...pages].sort()).toEqual(['docs/2.8.5/category/%EF%B8%8F-classes', 'docs/2.8.5/intro']);
  expect(files).toEqual(['assets/js/_plain_search.1.js', 'search/a.00000000.json', 'search/b.1.json']);
  const all = ['docs/2.8.5/intro.html', 'docs/2.8.5/category/\ufe0f-classes.html', 'img/a.svg', ...files];
  expect(bytes).toBe(all.reduce((total, file) => total + readFileSync(join(build, file)).length, 0));
});

test('a retired worker forgets what was kept of this site alone, and unregisters itself', async () => {
  writeOffline(build, '/site/', true);
  expect(existsSync(join(build, 'offline.json'))).toBe(false);
  const listeners: Record<string, (event: { waitUntil: jest.Mock<void, [Promise<unknown>]> }) => void> = {};
  const deleted: string[] = [];
  const unregister = jest.fn(() => Promise.resolve(true));
  const names = ['read 1 https://host/site/', '2.8.5 1 https://host/site/', 'read 1 https://host/other/'];
  const caches = { keys: () => Promise.resolve(names), delete: (name: string) => deleted.push(name) };
  const around = {
    addEventListener: (type: string, listener: (typeof listeners)[string]) => (listeners[type] = listener),
    caches,
    registration: { scope: 'https://host/site/', unregister },
    self: { skipWaiting: jest.fn() },
  };
  runInNewContext(read('sw.js'), around);
  const waitUntil = jest.fn<void, [Promise<unknown>]>();
  listeners.activate({ waitUntil });
  await waitUntil.mock.calls[0][0];
  expect(deleted).toEqual(names.slice(0, 2));
  expect(unregister).toHaveBeenCalled();
});
