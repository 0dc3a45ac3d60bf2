import type { PropsWithChildren, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Versions from '../../../src/pages/versions';

function mockPart({ children }: PropsWithChildren): ReactNode {
  return children;
}
let mockHasCache = true;
jest.mock('@generated/site-data/default/settings.mjs', () => ({
  ...jest.requireActual<object>('@generated/site-data/default/settings.mjs'),
  get hasOfflineCache() {
    return mockHasCache;
  },
}));
jest.mock('@docusaurus/Link', () => ({ default: mockPart, __esModule: true }), { virtual: true });
jest.mock('@theme/Heading', () => ({ default: mockPart, __esModule: true }), { virtual: true });
jest.mock('@theme/Layout', () => ({ default: mockPart, __esModule: true }), { virtual: true });
jest.mock('../../../src/features/versions/VersionTable', () => ({ default: () => null, __esModule: true }));
for (const island of ['CodeCheck', 'VersionCompare'])
  jest.doMock(`../../../src/islands/${island}`, () => ({ default: () => null, __esModule: true }));

test.each([
  [true, 1],
  [false, 0],
])('the page of a site with hasOfflineCache %s shows %i forms that save a version', (hasOfflineCache, count) => {
  mockHasCache = hasOfflineCache;
  const html = renderToStaticMarkup(<Versions />);
  expect(html.match(/Save for offline/g) ?? []).toHaveLength(count);
  expect(html.includes('Read a version offline')).toBe(hasOfflineCache);
});
