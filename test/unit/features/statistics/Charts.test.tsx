/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { figures } from './chartData';
import { releases } from '../../../../src/config/releases';
import Charts from '../../../../src/features/statistics/Charts';

const open = (): void => {
  render(<Charts />);
  document.querySelectorAll('details').forEach((details) => (details.open = true));
};
const rows = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

const cells = (...columns: ('symbols' | 'exported' | 'members' | 'events' | 'pages' | 'samples')[]) =>
  figures.map((row) => [row.version, ...columns.map((column) => String(row[column]))]);

test('the tables contain the numbers of the charts', () => {
  open();
  const numbers = ['symbols', 'exported', 'members', 'events'] as const;
  expect(rows('Size of the API')).toEqual(cells(...numbers));
  expect(
    rows('Changes from version to version')
      .map((cells) => cells.join(' '))
      .slice(-7),
  ).toEqual([
    '2.8.7 2.8.5 0 4 0',
    '2.8.5 2.8.4 0 1 0',
    '2.8.4 2.8.2 19 54 8',
    '2.8.2 2.8.1 6 21 1',
    '2.8.1 2.8.0 14 2 14',
    '2.8.0 2.7.5 16 3 13',
    '2.7.5 2.6.1 28 38 3',
  ]);
  expect(rows('Pages and samples')).toEqual(cells('pages', 'samples'));
  expect(rows('Releases over time')).toHaveLength(releases.length);
  expect(rows('Releases over time')).toContainEqual(['v2.8.7', '12 May 2025', '2.8.7']);
  expect(rows('Releases over time').at(-1)).toEqual(['V1', '8 July 2023', 'none']);
});

test('the drawings show the numbers', () => {
  open();
  const columns = screen.getByRole('img', { name: 'Members' });
  expect(columns.querySelectorAll('rect')).toHaveLength(figures.length);
  for (const { version, members } of figures) expect(columns).toHaveTextContent(`${members}${version}`);
  const dots = Array.from(screen.getByRole('img', { name: /^Number of releases/ }).querySelectorAll('circle'));
  expect(dots).toHaveLength(releases.length);
  expect(dots.filter((dot) => dot.classList.contains('dot'))).toHaveLength(figures.length);
  expect(dots[0].querySelector('title')).toHaveTextContent('V1, 2023-07-08');
});
