/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import VersionTable from '../../../src/components/VersionTable';
import StatusWords from '../../../src/components/VersionTable/StatusWords';
import { statusOf } from '../../../src/components/VersionTable/statusOf';
import { versions } from '../../../src/config/versions';

jest.mock(
  '@generated/compatibility/default/compatibility.json',
  () => [
    { version: '2.8.7', lavalink: '4', node: '16 or later', discordjs: '13 or later' },
    { version: '2.6.1', lavalink: '4', node: '18 or later', discordjs: '14 or later' },
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

function rowOf(label: string) {
  return within(screen.getByRole('rowheader', { name: label }).closest('tr') as HTMLElement);
}

beforeEach(() => {
  render(
    <>
      <h2 id="all">All versions</h2>
      <VersionTable labelledBy="all" />
    </>,
  );
});

test('the table is named after its heading and has a row for every version, the legacy one last', () => {
  const table = within(screen.getByRole('table', { name: 'All versions' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([...versions.map(({ version }) => version), '1.x']),
  );
  expect(table.getAllByRole('row').at(-1)).toHaveTextContent('1.x');
});

// By their attributes: the styles of a narrow screen, which take the roles away that elements have by themselves, are not
// part of this test.
test('the table is one where its rows are shown as cards, too', () => {
  const roles: Record<string, string[]> = {
    table: ['table'],
    thead: ['rowgroup'],
    tbody: ['rowgroup'],
    tr: ['row'],
    'th[scope="col"]': ['columnheader'],
    'th[scope="row"], th[scope="rowgroup"]': ['rowheader'],
    td: ['cell'],
  };
  const rolesOf = (selector: string) => [
    ...new Set(Array.from(document.querySelectorAll(selector), (element) => element.getAttribute('role'))),
  ];
  expect(Object.fromEntries(Object.keys(roles).map((selector) => [selector, rolesOf(selector)]))).toEqual(roles);
  expect(document.querySelector('th:not([scope])')).toBeNull();
});

test('a version links its documentation and release notes, and says when it came out and what it runs with', () => {
  const row = rowOf('2.6.1');
  expect(row.getByRole('link', { name: 'Documentation of 2.6.1' })).toHaveAttribute(
    'href',
    '/docs/2.6.1/getting-started',
  );
  expect(row.getByRole('link', { name: 'Release notes of 2.6.1' })).toHaveAttribute(
    'href',
    'https://github.com/Magmastream-NPM/magmastream/releases/tag/v2.6.1',
  );
  expect(row.getByText('12 January 2025')).toHaveAttribute('datetime', '2025-01-12');
  expect(row.getByText('18 or later')).toBeInTheDocument();
});

test.each([
  ['2.8.7', 'Current', 'Yes'],
  ['2.8.4', 'Maintained', 'Yes'],
  ['2.8.2', 'Maintained', 'No'],
  ['2.6.1', 'Unmaintained', 'No'],
  ['1.x', 'Unmaintained', 'No'],
])('%s is shown as: %s, in search engines: %s', (label, status, indexed) => {
  const row = rowOf(label);
  expect(row.getByText(status)).toBeInTheDocument();
  expect(row.getByText(indexed)).toBeInTheDocument();
});

test('a version says what it changed, breaking changes first, and links the page that shows it', () => {
  const row = rowOf('2.8.4');
  expect(row.getByRole('cell', { name: /^Changed 57 breaking/ })).toHaveTextContent(
    '57 breaking 19 added, 8 removed, 54 changed',
  );
  expect(row.getByRole('link', { name: '57 breaking in 2.8.4 against 2.8.2' })).toHaveAttribute(
    'href',
    '/versions/2.8.4',
  );
  expect(rowOf('2.8.7').getByRole('link', { name: 'Nothing breaking in 2.8.7 against 2.8.5' })).toBeInTheDocument();
});

test('the oldest version has none before it, and 1.x is not documented', () => {
  expect(rowOf('2.6.1').getByText('First documented version')).toBeInTheDocument();
  const legacy = rowOf('1.x');
  expect(legacy.getByText('Not documented here')).toBeInTheDocument();
  expect(legacy.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Release notes']);
});

test('a banner makes a version unmaintained, being the newest makes it current', () => {
  const earlier = { isLast: false, banner: 'none', noIndex: false } as const;
  expect(statusOf(earlier)).toBe('Maintained');
  expect(statusOf({ ...earlier, banner: 'unmaintained' })).toBe('Unmaintained');
  expect(statusOf({ ...earlier, isLast: true })).toBe('Current');
});

test('every status that a version has is explained', () => {
  const { container } = render(<StatusWords />);
  for (const status of new Set(versions.map(statusOf))) expect(container).toHaveTextContent(`${status}: `);
});
