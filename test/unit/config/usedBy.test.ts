import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import config from '../../../docusaurus.config';
import { initials, monogram, monograms } from '../../../src/postbuild/cards/monogram';
import { allTiles, usedBy } from '../../../src/config/usedBy';

const tiles = join(__dirname, '../../../static');

// @spec 3.1
test('names, and the ids and icons made of them, are unique, and ids fit into an address as they are', () => {
  for (const key of ['name', 'id', 'icon'] as const)
    expect(new Set(usedBy.map((bot) => bot[key].toLowerCase())).size).toBe(usedBy.length);
  expect(usedBy.map(({ id }) => id).filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
});

// @spec 3.1
test.each(usedBy.map((bot) => [bot.name, bot] as const))(
  'the bot %s has a creator, an invite on discord.com, and the tile that `npm run icons` draws',
  (name, { creator, link, icon }) => {
    expect(creator.trim()).not.toBe('');
    const invite = new URL(link);
    expect(invite.origin).toBe('https://discord.com');
    expect(invite.searchParams.get('client_id')).toMatch(/^\d{17,20}$/);
    const drawn = readFileSync(join(tiles, icon), 'utf8');
    expect(drawn).toBe(monogram(name));
    expect(drawn.length).toBeLessThan(1500);
  },
);

// @spec 1.21 3.2
test('about 12 bots are listed, in the configuration of the site', () => {
  expect(Math.abs(usedBy.length - 12)).toBeLessThanOrEqual(2);
  expect(config.customFields?.usedBy).toBe(usedBy);
});

test('the picture of all tiles is the one that `npm run icons` draws, with a part for each bot', () => {
  const drawn = readFileSync(join(tiles, allTiles), 'utf8');
  expect(drawn).toBe(monograms(usedBy));
  for (const { id } of usedBy) expect(drawn).toContain(`<view id="${id}"`);
  const glows = [...drawn.matchAll(/ id="(glow\d+)"/g)].map(([, id]) => id);
  expect(new Set(glows).size).toBe(usedBy.length);
  expect([...drawn.matchAll(/url\(#(glow\d+)\)/g)].map(([, id]) => id)).toEqual(glows);
});

test('no tile is left of a bot that is no longer listed', () => {
  const files = readdirSync(join(tiles, 'usedbyicons')).map((file) => `/usedbyicons/${file}`);
  expect(files.sort()).toEqual(usedBy.map(({ icon }) => icon).sort());
});

test.each([
  ['Lava Jukebox', 'LJ'],
  ['rive', 'RI'],
  ['  the   big  one ', 'TB'],
  ['Élan Ünlü', 'EU'],
  ['8D Music', 'DM'],
  ['X', 'X'],
  ['音楽', ''],
])('the initials of %p are %p', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test.each(['Lava Jukebox', 'X', '音楽', '', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])('the tile of %p is whole', (name) => {
  expect(monogram(name)).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  expect(monogram(name)).not.toMatch(/undefined|NaN/);
  // Also beside one with the same initials.
  expect(monogram(name)).not.toBe(monogram('Loud Jazz'));
});
