import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import config from '../../../docusaurus.config';
import { monogram, monograms } from '../../../src/postbuild/cards/monogram';
import { allTiles, usedBy } from '../../../src/config/usedBy';

const tiles = join(__dirname, '../../../static');

// @spec 3.1
test('bots have unique names, ids and icons, and ids need no encoding in a URL', () => {
  for (const key of ['name', 'id', 'icon'] as const)
    expect(new Set(usedBy.map((bot) => bot[key].toLowerCase())).size).toBe(usedBy.length);
  expect(usedBy.map(({ id }) => id).filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
});

// @spec 3.1
test.each(usedBy.map((bot) => [bot.name, bot] as const))(
  'the bot %s has a creator, an invite URL and an up-to-date tile',
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
test('the site configuration lists about 12 bots', () => {
  expect(Math.abs(usedBy.length - 12)).toBeLessThanOrEqual(2);
  expect(config.customFields?.usedBy).toBe(usedBy);
});

test('the combined picture is up to date', () => {
  const drawn = readFileSync(join(tiles, allTiles), 'utf8');
  expect(drawn).toBe(monograms(usedBy));
});
