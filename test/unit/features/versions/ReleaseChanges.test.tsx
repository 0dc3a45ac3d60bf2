/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import ReleaseChanges from '../../../../src/features/versions/ReleaseChanges';
import { comparisonOf } from './comparisonOf';

const mockLink = ({ permalink, title }: { permalink: string; title: string }) => <a href={permalink}>{title}</a>;
jest.mock('@theme/PaginatorNavLink', () => (props: Parameters<typeof mockLink>[0]) => mockLink(props), {
  virtual: true,
});

function open(from: string, to: string): HTMLElement {
  return render(<ReleaseChanges comparison={comparisonOf(from, to)} />).container;
}

test('the introduction contains dates, versions and counts', () => {
  const container = open('2.8.2', '2.8.4');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Changes in 2.8.4');
  expect(container).toHaveTextContent(
    'released on 25 February 2025. This page compares it with 2.8.2, which was released on 10 February 2025.',
  );
  expect(container).toHaveTextContent(
    'Changes to symbols, members and events: 19 added, 8 removed, 54 changed. 57 of them break code that compiled before.',
  );
  expect(document.title).toBe('Changes in 2.8.4');
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    expect.stringContaining('Changes in Magmastream 2.8.4 since 2.8.2: 57 breaking, 19 added,'),
  );
});

const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('breaking changes come first, heading ids are unique, and empty sections are left out', () => {
  const ids = Array.from(open('2.8.2', '2.8.4').querySelectorAll('h2, h3'), ({ id }) => id);
  expect(sections()).toEqual(['Breaking changes', 'Added', 'Removed', 'Changed']);
  expect(ids.every(Boolean)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  cleanup();
  expect(open('2.8.5', '2.8.7')).toHaveTextContent('4 changed. None of them breaks code that compiled before.');
  expect(sections()).toEqual(['Changed']);
  cleanup();
  expect(open('2.8.4', '2.8.5')).toHaveTextContent('events: 1 changed. It breaks code that compiled before.');
});

test('links lead to adjacent versions, the documentation, the release notes and the comparison', () => {
  open('2.8.2', '2.8.4');
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Changes in 2.8.2')).toBe('/versions/2.8.2');
  expect(href('Changes in 2.8.5')).toBe('/versions/2.8.5');
  expect(href('Documentation of 2.8.4')).toBe('/docs/2.8.4/intro');
  expect(href('Upgrade guide')).toBe('/docs/guides/moving-up#from-2-8-2');
  expect(href('Release notes of 2.8.4')).toBe('https://github.com/Magmastream-NPM/magmastream/releases/tag/v.2.8.4');
  expect(href('Compare other versions')).toBe('/versions?from=2.8.2&to=2.8.4#compare');
});

test('the oldest page of changes links to the list of all versions', () => {
  open('2.6.1', '2.7.5');
  expect(screen.getByRole('link', { name: 'All versions' })).toHaveAttribute('href', '/versions');
  expect(screen.queryByRole('link', { name: 'Changes in 2.6.1' })).toBeNull();
});
