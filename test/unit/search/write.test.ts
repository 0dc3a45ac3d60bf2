import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unpackShard } from '../../../src/search/shard';
import { type ShardList, writeShards } from '../../../src/search/write';

const site = { url: 'https://example.com', baseUrl: '/' };

let build: string;

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'search-'));
});

afterEach(() => rmSync(build, { recursive: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(build, path)), { recursive: true });
  writeFileSync(join(build, path), text);
}

/** Puts a page of a version into the build that documents the methods of a class. */
function putClass(versionName: string, path: string, methods: string[]): void {
  const members = methods.map(
    (name) => `<h3 id=${name} data-kind=method data-name=${name} data-owner=Player>${name}()</h3>`,
  );
  put(
    path,
    `<meta name=docsearch:version content=${versionName}><meta name=docsearch:docusaurus_tag ` +
      `content=docs-default-${versionName}><main><h1>Player</h1><div class=api-meta data-kind=class data-name=Player>` +
      `class</div><p>Plays.${members.join('')}</main>`,
  );
}

function shardOf(tag: string) {
  const list = JSON.parse(readFileSync(join(build, 'search/shards.json'), 'utf8')) as ShardList;
  const { file, records } = list[tag];
  const shard = unpackShard(readFileSync(join(build, 'search', file), 'utf8'), file);
  expect(shard.records).toHaveLength(records);
  return { file, ...shard };
}

it('writes one shard per version and one for the other pages, and a list of them', () => {
  put('index.html', '<main><h1>Home</h1></main>');
  putClass('2.8.5', 'docs/2.8.5/Player.html', ['stop']);
  putClass('current', 'docs/Player.html', ['play', 'stop']);
  expect(Object.keys(writeShards(build, site))).toEqual(['default', 'docs-default-current', 'docs-default-2.8.5']);
  const { file, records } = shardOf('docs-default-current');
  expect(file).toMatch(/^docs-default-current\.[0-9a-f]{8}\.json$/);
  expect(records.map(({ url, type }) => `${type} ${url}`)).toEqual([
    'lvl1 https://example.com/docs/Player',
    'content https://example.com/docs/Player',
    'lvl3 https://example.com/docs/Player#play',
    'lvl3 https://example.com/docs/Player#stop',
  ]);
  expect(records[0].version).toBe('2.8.7');
  expect(shardOf('default').records.map(({ hierarchy }) => hierarchy.lvl1)).toEqual(['Home']);
});

it('lets a version know what others have, and the pages outside the documentation nothing', () => {
  put('index.html', '<main><h1>Home</h1></main>');
  putClass('2.8.5', 'docs/2.8.5/Player.html', ['skip', 'stop']);
  putClass('2.7.5', 'docs/2.7.5/Player.html', ['skip', 'pause']);
  putClass('current', 'docs/Player.html', ['stop']);
  writeShards(build, site);
  expect(shardOf('docs-default-current').elsewhere.map(({ url }) => url)).toEqual([
    'https://example.com/docs/2.8.5/Player#skip',
    'https://example.com/docs/2.7.5/Player#pause',
  ]);
  expect(shardOf('docs-default-2.8.5').elsewhere.map(({ name }) => name)).toEqual(['pause']);
  expect(shardOf('default').elsewhere).toEqual([]);
});

it('leaves out redirects, the not-found page and the search page', () => {
  put('index.html', '<main><h1>Home</h1></main>');
  put('404.html', '<main><h1>Page not found</h1></main>');
  put('search.html', '<main><h1>Search</h1></main>');
  put('docs/old/index.html', '<meta http-equiv="refresh" content="0; url=/">');
  writeShards(build, site);
  expect(shardOf('default').records.map(({ hierarchy }) => hierarchy.lvl1)).toEqual(['Home']);
});

it('names a file by its content and leaves no file of an earlier build', () => {
  putClass('current', 'docs/Player.html', ['play']);
  writeShards(build, site);
  const { file } = shardOf('docs-default-current');
  writeShards(build, site);
  expect(shardOf('docs-default-current').file).toBe(file);
  putClass('current', 'docs/Player.html', ['play', 'stop']);
  writeShards(build, site);
  const changed = shardOf('docs-default-current').file;
  expect(changed).not.toBe(file);
  expect(readdirSync(join(build, 'search')).sort()).toEqual([changed, 'shards.json']);
});

it('names the page that cannot be read', () => {
  mkdirSync(join(build, 'docs/broken.html'), { recursive: true });
  expect(() => writeShards(build, site)).toThrow('docs/broken.html: the page cannot be read for the search index');
});

it('names the page that has an id twice', () => {
  putClass('current', 'docs/Player.html', ['play', 'play']);
  expect(() => writeShards(build, site)).toThrow('docs/Player.html: the id "play" is on two headings or rows');
});
