/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import VersionTable from '../../../src/components/VersionTable';
import { versions } from '../../../src/config/versions';

function rowOf(label: string): HTMLElement {
  const row = screen.getByRole('rowheader', { name: new RegExp(`^${label.replace(/[.()]/g, '\\$&')} `) }).closest('tr');
  return row as HTMLElement;
}

beforeEach(() => {
  render(
    <>
      <h2 id="all">Versions</h2>
      <VersionTable labelledBy="all" versions={versions} />
    </>,
  );
});

test('the table is named after its heading and has a row for every version', () => {
  const table = screen.getByRole('table', { name: 'Versions' });
  expect(within(table).getAllByRole('rowheader')).toHaveLength(versions.length);
});

test('a version links its documentation and release notes, and says when it came out', () => {
  const row = within(rowOf('v2.6.1'));
  expect(row.getByRole('link', { name: 'Documentation of v2.6.1' })).toHaveAttribute(
    'href',
    '/docs/2.6.1/getting-started',
  );
  expect(row.getByRole('link', { name: 'Release notes of v2.6.1' })).toHaveAttribute(
    'href',
    'https://github.com/Magmastream-NPM/magmastream/releases/tag/v2.6.1',
  );
  expect(row.getByText('Jan 12, 2025')).toBeInTheDocument();
});

test.each([
  ['v2.8.7 (current)', 'Current', 'Yes'],
  ['v2.8.4', 'Past release', 'Yes'],
  ['v2.8.2', 'Past release', 'No'],
  ['v2.6.1', 'No longer maintained', 'No'],
])('%s is shown as: %s, in search engines: %s', (label, status, indexed) => {
  const row = within(rowOf(label));
  expect(row.getByText(status)).toBeInTheDocument();
  expect(row.getByRole('cell', { name: indexed })).toBeInTheDocument();
});
