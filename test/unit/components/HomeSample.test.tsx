/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import HomeSample from '../../../src/components/HomeSample';

jest.mock(
  '@generated/home/default/home.json',
  () => ({
    sample: [
      { text: 'await', kind: 'keyword' },
      { text: ' manager.' },
      { text: 'search', kind: 'method', href: '/docs/classes/Manager#search' },
      { text: '("one more time");' },
    ],
  }),
  { virtual: true },
);

beforeEach(() => {
  render(<HomeSample />);
});

test('the pieces together are the sample, with a button beside it that copies it', () => {
  const code = screen.getByText('await').closest('code');
  expect(code).toHaveTextContent('await manager.search("one more time");');
  // Where the copy module looks for it.
  expect(screen.getByRole('button', { name: 'Copy' }).parentElement).toContainElement(code);
});

test('what the library declares is a link, colored as code, and nothing else is', () => {
  const link = screen.getByRole('link', { name: 'search' });
  expect(link).toHaveAttribute('href', '/docs/classes/Manager#search');
  expect(link).toHaveClass('token', 'method');
  expect(screen.getByText('await')).toHaveClass('token', 'keyword');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'search',
    'A whole bot in one file',
  ]);
});
