/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import Compatibility from '../../../src/components/Compatibility';

jest.mock(
  '@generated/compatibility/default/compatibility.json',
  () => [
    { version: '2.8.7', lavalink: '4', node: '16 or later', discordjs: '13 or later, below 15' },
    { version: '2.8.5', lavalink: '4', node: '18 or later', discordjs: '14 or later' },
  ],
  { virtual: true },
);

test('a version names what it runs with, in a table that is named after its heading', () => {
  render(
    <>
      <h2 id="runs-with">Compatibility</h2>
      <Compatibility labelledBy="runs-with" />
    </>,
  );
  const table = within(screen.getByRole('table', { name: 'Compatibility' }));
  const rows = table.getAllByRole('row').map((row) => Array.from(row.children, ({ textContent }) => textContent));
  expect(rows[0]).toEqual(['Magmastream', 'Lavalink', 'Node.js', 'discord.js']);
  expect(rows[2]).toEqual(['2.8.5', '4', '18 or later', '14 or later']);
  expect(table.getByRole('rowheader', { name: '2.8.5' })).toBeVisible();
});
