import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawCard } from '../../../../src/postbuild/cards/draw';
import { writeCards } from '../../../../src/postbuild/cards/write';
import { temporaryFolder } from '../../temporary';

jest.mock('../../../../src/postbuild/cards/draw', () => ({
  drawCard: jest.fn(() => Promise.resolve(Buffer.from('png'))),
}));

const folder = temporaryFolder();
const cache = join(folder, 'cache');
const build = join(folder, 'build');

/** Writes the social cards of several pages. `titles` maps page paths to titles. */
const write = (titles: Record<string, string>) =>
  writeCards(
    build,
    cache,
    Object.entries(titles).map(([path, title]) => ({ file: `${path}.html`, path, card: { title, kind: 'Guide' } })),
  );

beforeEach(() => jest.mocked(drawCard).mockClear());

test('the build draws each card once, and keeps cards that are still needed', async () => {
  await write({ '/a': 'Same', '/b': 'Gone', '/c': 'Same' });
  expect(drawCard).toHaveBeenCalledTimes(2);
  rmSync(build, { recursive: true });
  mkdirSync(join(cache, 'folder/folder'), { recursive: true });
  await write({ '/a': 'Same', '/docs/c': 'Same' });
  expect(drawCard).toHaveBeenCalledTimes(2);
  expect(readdirSync(join(build, 'img/cards')).sort()).toEqual(['a.png', 'docs-c.png']);
  expect(readdirSync(cache)).toHaveLength(1);
});

test.each<[string, (entry: string) => void]>([
  ['garbage', (entry) => writeFileSync(entry, 'garbage')],
  ['no content', (entry) => writeFileSync(entry, '')],
  ['half of the card', (entry) => truncateSync(entry, readFileSync(entry).length - 1)],
])('the build draws a card again if its cache entry contains %s', async (_what, damage) => {
  await write({ '/a': 'A' });
  damage(join(cache, readdirSync(cache)[0]));
  jest.mocked(drawCard).mockClear();
  await write({ '/a': 'A' });
  expect(drawCard).toHaveBeenCalledTimes(1);
  expect(readFileSync(join(build, 'img/cards/a.png'), 'utf8')).toBe('png');
});

test('the build rejects two pages that would share a card', async () => {
  await expect(write({ '/docs/a': 'A', '/docs-a': 'B' })).rejects.toThrow(
    '/docs-a.html: the social card /img/cards/docs-a.png already belongs to /docs/a.html',
  );
});
