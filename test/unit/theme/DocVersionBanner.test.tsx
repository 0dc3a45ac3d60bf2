/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bundleHeadScript } from '../headScript';
import { currentVersion } from '../../../src/config/versions';
import DocVersionBanner from '../../../src/theme/DocVersionBanner';

const doc = (path: string) => ({ id: path, path });
const mockLatest = {
  name: currentVersion.name,
  label: currentVersion.label,
  mainDocId: '/docs/intro',
  docs: [doc('/docs/intro'), doc('/docs/classes/Queue')],
};
const mockOpen = { version: { banner: 'unmaintained', label: 'v2.6.1' }, path: '/docs/2.6.1/queue' };

jest.mock('@docusaurus/theme-common', () => ({ ThemeClassNames: { docs: {} } }), { virtual: true });
jest.mock(
  '@docusaurus/plugin-content-docs/client',
  () => ({
    useDocsVersion: () => mockOpen.version,
    useLatestVersion: () => mockLatest,
    useActiveDocContext: () => ({ activeDoc: doc(mockOpen.path), alternateDocVersions: {} }),
  }),
  { virtual: true },
);

// @spec 9.6
test('a page of an unmaintained version leads to the same page of the latest version, which is remembered', async () => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
  window.eval(bundleHeadScript());
  mockOpen.path = '/docs/2.6.1/queue';
  render(<DocVersionBanner />);
  expect(screen.getByRole('note')).toHaveTextContent('v2.6.1, which is no longer actively maintained');
  const link = screen.getByRole('link', { name: `Read this page for ${currentVersion.label}` });
  expect(link).toHaveAttribute('href', '/docs/classes/Queue');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(localStorage.getItem('docs-preferred-version-default')).toBe('current');
});

// @spec 2.97
test('a page that the latest version does not have leads to the main page', () => {
  mockOpen.path = '/docs/2.6.1/typedefs/voicePacket';
  render(<DocVersionBanner />);
  expect(screen.getByRole('link', { name: `Go to ${currentVersion.label}` })).toHaveAttribute('href', '/docs/intro');
});

// @spec 3.5
test('a maintained version has no banner', () => {
  mockOpen.version = { banner: 'none', label: 'v2.8.5' };
  const { container } = render(<DocVersionBanner />);
  expect(container).toBeEmptyDOMElement();
});
