import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monogram } from '../../../src/config/monogram';
import { usedBy } from '../../../src/config/usedBy';

test('names are unique', () => {
  expect(new Set(usedBy.map(({ name }) => name)).size).toBe(usedBy.length);
});

test.each(usedBy.map((bot) => [bot.name, bot] as const))(
  '%s has a creator, an invite and its drawn icon',
  (name, bot) => {
    expect(bot.creator).not.toBe('');
    const link = new URL(bot.link);
    expect(link.origin).toBe('https://discord.com');
    expect(link.searchParams.get('client_id')).toMatch(/^\d{17,20}$/);
    expect(readFileSync(join(__dirname, '../../../static', bot.icon), 'utf8')).toBe(monogram(name));
  },
);

test('a monogram shows the initials, or the first two letters of a single word', () => {
  expect(monogram('Lava Jukebox')).toContain('>LJ</text>');
  expect(monogram('rive')).toContain('>RI</text>');
});
