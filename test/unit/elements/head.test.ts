/** @jest-environment jsdom */
import { bundleHeadScript } from '../headScript';

beforeAll(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
  window.eval(bundleHeadScript());
});
afterEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
});

test('a page from the back/forward cache takes the color mode that the reader chose in the meantime', () => {
  localStorage.setItem('theme', 'light');
  expect(document.documentElement.dataset.theme).toBe('dark');
  dispatchEvent(new Event('pageshow'));
  expect(document.documentElement.dataset.theme).toBe('light');
});

describe('sidebar', () => {
  const sidebar =
    '<nav><a href="/docs/intro"></a><details></details><details open></details></nav><sidebar-restore></sidebar-restore>';
  const openCategories = () => Array.from(document.querySelectorAll('details'), ({ open }) => open);

  test('the sidebar restores the categories that were open on the previous page', () => {
    document.body.innerHTML = sidebar;
    const [first, second] = document.querySelectorAll('details');
    [first.open, second.open] = [true, false];
    dispatchEvent(new Event('pagehide'));
    document.body.innerHTML = sidebar;
    expect(openCategories()).toEqual([true, false]);
  });

  test.each([
    '{',
    'null',
    '[]',
    '{"name":"/docs/intro","open":null}',
    '{"name":"/docs/2.6.1/intro","open":[true,true]}',
  ])('the sidebar ignores and overwrites the stored state %s', (state) => {
    sessionStorage.setItem('sidebar', state);
    document.body.innerHTML = sidebar;
    expect(openCategories()).toEqual([false, true]);
    // Uses a different position in each case, because the sidebars of earlier cases also store their state.
    const top = state.length;
    document.querySelector('nav')!.scrollTop = top;
    dispatchEvent(new Event('pagehide'));
    const stored = JSON.parse(sessionStorage.getItem('sidebar')!) as unknown;
    expect(stored).toEqual({ name: '/docs/intro', open: [false, true], top });
  });
});

test('a tab group ignores a stored value that no tab has', () => {
  localStorage.setItem('docusaurus.tab.language', 'rust');
  document.body.innerHTML = `<tab-group data-name="language">
    <ul><li data-value="ts" aria-selected="true"></li></ul><div><div></div></div><tab-restore></tab-restore>
  </tab-group>`;
  expect(document.querySelector('li')).toHaveAttribute('aria-selected', 'true');
});
