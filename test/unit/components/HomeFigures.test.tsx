/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Figures } from '../../../src/components/Home/Sections';

jest.mock(
  '@theme/Heading',
  () => ({
    __esModule: true,
    default: ({ id, children }: { id: string; children: string }) => <h2 id={id}>{children}</h2>,
  }),
  { virtual: true },
);

jest.mock('@docusaurus/useBaseUrl', () => (path: string) => path, { virtual: true });

jest.mock(
  '@generated/figures/default/figures.json',
  () => [
    { version: '2.8.7', symbols: 90, members: 546, samples: 248 },
    { version: '2.8.5', symbols: 80, members: 400, samples: 13 },
  ],
  { virtual: true },
);

test('the figures are those of the newest version, and say what they count', () => {
  render(<Figures />);
  const figures = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(figures).toEqual([
    ['documented versions', '2'],
    ['symbols in 2.8.7', '90'],
    ['members', '546'],
    ['compiled samples', '248'],
  ]);
  expect(screen.getByRole('link', { name: 'All figures' })).toHaveAttribute('href', '/statistics');
});
