import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { currentVersion } from '../../../../src/config/versions';
import { readShards } from '../../../../src/search/build/built';
import type { Outline } from '../../../../src/search/build/outline';
import { readShard, type ShardFile } from '../../../../src/search/shard';
import { filesIn } from '../../../../src/lib/files';
import { readPage } from '../../../../src/lib/html/page';
import { readSections } from '../../../../src/search/build/read';
import { writeIndex } from '../../../../src/search/build/write';
import { temporaryFolder, writeFile } from '../../temporary';
import { classPage, current, shardFiles } from '../fixtures';

const build = temporaryFolder();

const site = { url: 'https://example.com', baseUrl: '/' };

const write = () => {
  const pages = filesIn(build).filter((file) => file.endsWith('.html'));
  const read = (file: string) => readPage(file, readFileSync(join(build, file), 'utf8'));
  return writeIndex(
    build,
    pages.flatMap((file) => readSections(read(file), site)),
  );
};

const shardOf = (tag: string) => readShards(build, [tag])[0];

const put = (path: string, text: string) => writeFile(join(build, path), text);

/** Puts a page into the build that documents the methods of a class, with a text and a note among them. */
function putClass(versionName: string, name: string, methods: string[]): void {
  const members = methods.map(
    (method) => `<h3 id=${method} data-kind=method data-name=${method} data-owner=${name}>${method}()</h3><p>Does so.`,
  );
  put(
    versionName === 'current' ? `docs/${name}.html` : `docs/${versionName}/${name}.html`,
    `<meta name=docsearch:version content=${versionName}><meta name=docsearch:docusaurus_tag ` +
      `content=docs-default-${versionName}><main><h1>${name}</h1><div class=api-meta data-kind=class data-name=${name}>` +
      `class</div><p>Plays.<h2 id=methods>Methods</h2>${members.join('')}<h2 id=notes>Notes</h2></main>`,
  );
}

it('writes one shard per version and one for the other pages, and a list of them', () => {
  put('index.html', '<main><h1>Home</h1></main>');
  putClass('2.8.5', 'Player', ['stop']);
  putClass('current', 'Player', ['play', 'stop']);
  const list = write();
  expect(Object.keys(list)).toEqual(['default', current, 'docs-default-2.8.5']);
  expect(list[current].file).toMatch(/^docs-default-current\.[0-9a-f]{8}\.json$/);
  const { records } = shardOf(current);
  expect(
    records.map(({ type, url, content }) => [type, content ?? url.replace('https://example.com/docs/', '')]),
  ).toEqual([
    ['lvl1', 'Player'],
    ['content', 'Plays.'],
    ['lvl2', 'Player#methods'],
    ['lvl3', 'Player#play'],
    ['content', 'Does so.'],
    ['lvl3', 'Player#stop'],
    ['content', 'Does so.'],
    ['lvl2', 'Player#notes'],
  ]);
  expect(records[0].version).toBe(currentVersion.version);
  expect(shardOf('default').records.map(({ hierarchy }) => hierarchy.lvl1)).toEqual(['Home']);
});

it('lets a version know of each symbol and member that only others have, from the newest, and other pages of none', () => {
  put('index.html', '<main><h1>Home</h1></main>');
  putClass('current', 'Player', ['stop']);
  putClass('2.8.5', 'Player', ['stop', 'skip']);
  putClass('2.8.5', 'Queue', ['add', 'stop']);
  putClass('2.7.5', 'Player', ['skip', 'pause']);
  write();
  const { elsewhere } = shardOf(current);
  expect(elsewhere.map(({ objectID }) => objectID)).toEqual([
    'docs/2.8.5/Player#skip',
    ...['docs/2.8.5/Queue#', 'docs/2.8.5/Queue#add', 'docs/2.8.5/Queue#stop'],
    'docs/2.7.5/Player#pause',
  ]);
  const there = [...shardOf('docs-default-2.8.5').records, ...shardOf('docs-default-2.7.5').records];
  expect(elsewhere).toEqual(elsewhere.map(({ objectID }) => there.find((record) => record.objectID === objectID)));
  expect(shardOf('docs-default-2.8.5').elsewhere.map(({ name }) => name)).toEqual(['pause']);
  expect(shardOf('default').elsewhere).toEqual([]);
});

it('leaves out redirects, the not-found page and the search page', () => {
  put('index.html', '<main><h1>Home</h1></main>');
  put('404.html', '<main><h1>Page not found</h1></main>');
  put('search.html', '<main><h1>Search</h1></main>');
  put('docs/old/index.html', '<meta http-equiv="refresh" content="0; url=/">');
  write();
  expect(shardOf('default').records.map(({ hierarchy }) => hierarchy.lvl1)).toEqual(['Home']);
});

it('writes files that are much smaller than their records, named by their content, and leaves none of an earlier build', () => {
  putClass('current', 'Player', ['play']);
  const { file } = write()[current];
  expect(write()[current].file).toBe(file);
  putClass('current', 'Player', ['play', 'stop', 'pause', 'skip', 'seek']);
  const { file: changed, texts } = write()[current];
  const length = [changed, texts].reduce((sum, name) => sum + readFileSync(join(build, 'search', name)).length, 0);
  expect(length * 5).toBeLessThan(JSON.stringify(shardOf(current).records).length);
  expect(changed).not.toBe(file);
  expect(readdirSync(join(build, 'search'), { recursive: true }).sort()).toEqual([
    changed,
    'shards.json',
    'texts',
    texts,
  ]);
});

it('names the page that has an id twice', () => {
  putClass('current', 'Player', ['play', 'play']);
  expect(write).toThrow('docs/Player.html: the id "play" is on two headings or rows');
});

describe('a damaged shard', () => {
  const whole = shardFiles({ [current]: [classPage('Player')] }).get(`/search/${current}.0a1b2c3d.json`) ?? '';
  const changed = (change: Partial<ShardFile> | { outline: Partial<Outline> }) => {
    const shard = JSON.parse(whole) as ShardFile;
    return JSON.stringify({ ...shard, ...change, outline: { ...shard.outline, ...change.outline } });
  };

  it.each([
    ['cut off', whole.slice(0, -20)],
    ['empty', ''],
    ['the page of a host that answers everything', '<!doctype html><title>Not found</title>'],
    ['some other JSON', '{"docs-default-current":{"file":"a.json","records":3}}'],
    ['null', 'null'],
    ['of another format', changed({ format: 1 })],
    ['with more texts than headings', changed({ outline: { texts: ['a', 'b'] } })],
    ['without its pages', changed({ outline: { pages: undefined } })],
    ['with a page of no heading', changed({ outline: { pages: [{ path: 'p', category: 'c', sections: [] }] } })],
    [
      'with a heading of no level',
      changed({ outline: { pages: [{ path: 'p', category: 'c', sections: [{ level: 9, title: 'x' }] }] } }),
    ],
  ])('%s is refused with its name', (_, text) => {
    expect(() => readShard(text, 'docs-default-current.abc.json')).toThrow(
      /^The search index docs-default-current\.abc\.json is damaged/,
    );
  });
});
