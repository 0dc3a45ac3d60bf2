/** @jest-environment jsdom */
import type { ComponentType, ReactNode } from 'react';
import { renderHook } from '@testing-library/react';

const client = '@docusaurus/plugin-content-docs/lib/client';
const mockReactUtils = '../../../node_modules/@docusaurus/theme-common/lib/utils/reactUtils';

jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: '/docs/intro' }) }), { virtual: true });
jest.mock('@docusaurus/renderRoutes', () => ({}), { virtual: true });
jest.mock('@docusaurus/useIsomorphicLayoutEffect', () => ({}), { virtual: true });
jest.mock('@docusaurus/theme-common', () => ({}), { virtual: true });
jest.mock('@docusaurus/theme-common/internal', () => jest.requireActual<object>(mockReactUtils), { virtual: true });
jest.mock('@docusaurus/plugin-content-docs/client', () => ({}));
jest.mock('@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js', () => ({}));

interface Hooks {
  useDocById: (id: string) => unknown;
  useCurrentSidebarCategory: () => unknown;
  useDocsVersion: () => unknown;
  DocsVersionProvider: ComponentType<{ version: object; children: ReactNode }>;
  DocsSidebarProvider: ComponentType<{ name?: string; items?: object[]; children: ReactNode }>;
}

const hooks = Object.assign(
  {},
  ...['docsUtils', 'docsVersion', 'docsSidebar'].map((file) => jest.requireActual<object>(`${client}/${file}.js`)),
) as Hooks;
const { DocsVersionProvider, DocsSidebarProvider } = hooks;

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

// @spec 8.27
test('a page that the version does not have is an error that names its id', () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DocsVersionProvider version={{ docs: { intro: { title: 'Introduction' } } }}>{children}</DocsVersionProvider>
  );
  expect(renderHook(() => hooks.useDocById('intro'), { wrapper }).result.current).toEqual({ title: 'Introduction' });
  expect(() => renderHook(() => hooks.useDocById('nothing'), { wrapper })).toThrow(
    'no version doc found by id=nothing',
  );
});

test.each([
  ['without a sidebar', undefined, 'cant find current sidebar in context'],
  ['in no category of its sidebar', [], '/docs/intro is not associated with a category'],
  // @spec 8.30
])('a list of a category on a page %s is an error', (_, items, message) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DocsSidebarProvider name="tutorialSidebar" items={items}>
      {children}
    </DocsSidebarProvider>
  );
  expect(() => renderHook(hooks.useCurrentSidebarCategory, { wrapper })).toThrow(message);
});

// @spec 8.32
test('a hook of the theme outside of its provider is an error that names both', () => {
  expect(() => renderHook(hooks.useDocsVersion)).toThrow(
    'Hook useDocsVersion is called outside the <DocsVersionProvider>.',
  );
});
