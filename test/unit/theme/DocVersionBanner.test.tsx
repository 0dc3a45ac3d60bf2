/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentVersion } from '../../../src/config/versions';
import '../../../src/elements/version-switch/versionLinks';
import DocVersionBanner from '../../../src/theme/DocVersionBanner';

const doc = (path: string) => ({ id: path, path });
const mockLatest = {
  name: currentVersion.name,
  label: currentVersion.label,
  mainDocId: '/docs/intro',
  docs: [doc('/docs/intro'), doc('/docs/classes/Queue')],
};
const mockOpen = { version: { banner: 'unmaintained', label: 'v2.6.1', version: '2.6.1' }, path: '/docs/2.6.1/queue' };

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
test('the banner of an unmaintained version links to the same page of the latest version, and stores the choice', async () => {
  mockOpen.path = '/docs/2.6.1/queue';
  render(<DocVersionBanner />);
  expect(screen.getByRole('note')).toHaveTextContent('v2.6.1, which is no longer actively maintained');
  const link = screen.getByRole('link', { name: `Read this page for ${currentVersion.label}` });
  expect(link).toHaveAttribute('href', '/docs/classes/Queue');
  const upgrade = screen.getByRole('link', { name: 'upgrade your bot' });
  expect(upgrade).toHaveAttribute('href', '/docs/guides/moving-up#from-2-6-1');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(localStorage.getItem('docs-preferred-version-default')).toBe('current');
});

// @spec 2.97
test('the banner links to the main page if the latest version lacks the page', () => {
  mockOpen.path = '/docs/2.6.1/typedefs/voicePacket';
  render(<DocVersionBanner />);
  expect(screen.getByRole('link', { name: `Go to ${currentVersion.label}` })).toHaveAttribute('href', '/docs/intro');
});

// @spec 3.5
test('a maintained version has no banner', () => {
  mockOpen.version = { banner: 'none', label: 'v2.8.5', version: '2.8.5' };
  const { container } = render(<DocVersionBanner />);
  expect(container).toBeEmptyDOMElement();
});
