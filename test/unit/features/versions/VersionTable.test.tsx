/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import VersionTable from '../../../../src/features/versions/VersionTable';
import { currentVersion, versions } from '../../../../src/config/versions';

jest.mock(
  '@generated/site-data/default/compatibility.json',
  () => [
    { version: '2.8.7', lavalink: '4.2.0 or later', node: '16 or later', discordjs: '13 or later' },
    { version: '2.6.1', lavalink: '4.2.0 or later', node: '18 or later', discordjs: '13 or later' },
  ],
  { virtual: true },
);
jest.mock(
  '@generated/comparison/default/releases.json',
  () => [
    { version: '2.8.7', changes: { against: '2.8.5', breaking: 0, added: 0, removed: 0, changed: 4 } },
    { version: '2.8.4', changes: { against: '2.8.2', breaking: 57, added: 19, removed: 8, changed: 54 } },
    { version: '2.6.1', changes: null },
  ],
  { virtual: true },
);

const rowOf = (label: string) => screen.getByRole('rowheader', { name: label }).closest('tr')!;
const hrefOf = (label: string, link: string) =>
  within(rowOf(label)).getByRole('link', { name: link }).getAttribute('href');

beforeEach(() => {
  document.body.innerHTML = '<h2 id="all">All versions</h2>';
  render(<VersionTable labelledBy="all" />);
});

test('the table is named by its heading and has a row for every version, the legacy version last', () => {
  const table = within(screen.getByRole('table', { name: 'All versions' }));
  const headers = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(expect.arrayContaining([...versions.map(({ version }) => version), '1.x']));
  expect(table.getAllByRole('row').at(-1)).toHaveTextContent('1.x');
  expect(document.querySelector('th:not([scope])')).toBeNull();
});

test.each([
  [currentVersion.version, 'State Current On search engines'],
  ['2.8.7', /Released 12 May 2025State \w+ On search enginesNode.js 16 or laterChanged Nothing breaking 4 changed/],
  ['2.8.4', /State Maintained On search engines.+Changed 57 breaking 19 added, 8 removed, 54 changed/],
  ['2.8.2', /State Maintained\s+Node\.js/],
  ['2.6.1', /State Unmaintained Node.js 18 or laterChanged First documented version/],
  ['1.x', /State UnmaintainedNode.js 16 or laterChanged Not documented here/],
])('%s has a date, its states, requirements and changes', (label, expected) => {
  expect(rowOf(label)).toHaveTextContent(expected);
});

test('a sentence states the requirements that all documented versions share', () => {
  expect(document.querySelector('p')).toHaveTextContent(
    'Every documented version needs Lavalink 4.2.0 or later and discord.js 13 or later. Version 1.x needs Lavalink 3 and Node.js 16 or later.',
  );
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Version', 'Released', 'State', 'Node.js', 'Changed', 'Links']);
});

test('a version links to its pages, and 1.x to its release notes only', () => {
  expect(hrefOf('2.6.1', 'Documentation of 2.6.1')).toBe('/docs/2.6.1/getting-started');
  expect(hrefOf('2.6.1', 'Release notes of 2.6.1')).toBe(versions.at(-1)?.release);
  expect(hrefOf('2.8.4', 'Upgrade from 2.8.4')).toBe('/docs/guides/moving-up#from-2-8-4');
  expect(hrefOf('2.8.4', '57 breaking in 2.8.4 against 2.8.2')).toBe('/versions/2.8.4');
  expect(hrefOf('2.8.7', 'Nothing breaking in 2.8.7 against 2.8.5')).toBe('/versions/2.8.7');
  const links = within(rowOf('1.x')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Release notes']);
});

test('a list explains every state', () => {
  const states = screen.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);
  expect(states).toEqual(['Current', 'Maintained', 'Unmaintained', 'On search engines']);
});
