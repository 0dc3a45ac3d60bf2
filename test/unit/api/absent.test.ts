import { absentNames } from '../../../src/api/absent';

test.each([
  ['2.8.7', 'Player.guild', 'use `Player.guildId` in 2.8.7'],
  ['2.6.1', 'Player.guildId', 'use `Player.guild` in 2.6.1'],
  ['2.8.0', 'Player.moveNode', 'added in 2.8.1'],
  ['2.8.7', 'Filters.setVolume', 'removed after 2.8.0'],
])('for %s, absentNames lists %s with the note "%s"', (version, name, note) => {
  expect(absentNames(version)).toContainEqual({ name, note });
});

test('absentNames omits names of the version, and members of absent symbols', () => {
  const names = absentNames('2.6.1').map(({ name }) => name);
  expect(names).toContain('Lyrics');
  expect(names.filter((name) => name === 'Player.play' || name.startsWith('Lyrics.'))).toEqual([]);
});
