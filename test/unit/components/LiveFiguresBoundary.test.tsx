/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import LiveFigures from '../../../src/components/LiveFigures';

jest.mock('@docusaurus/ErrorBoundary', () => jest.requireActual<object>('../docusaurus/ErrorBoundary'), {
  virtual: true,
});
jest.mock('../../../src/components/LiveFigures/LivePanel', () => ({
  __esModule: true,
  default: () => {
    throw new Error('Nobody has thought of this.');
  },
}));

test('what nobody has thought of takes the section away, with links in its place, and not the page', () => {
  // React reports the error in addition to handing it to the boundary.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <main>
      <h1>Statistics</h1>
      <LiveFigures />
    </main>,
  );
  expect(screen.getByRole('heading', { name: 'Statistics' })).toBeVisible();
  expect(screen.getByText(/do not work in this browser/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'GitHub' })).toHaveAttribute('href', expect.stringContaining('github.com'));
});
