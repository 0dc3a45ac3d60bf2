/** @jest-environment jsdom */
import { bundleHeadScript } from '../headScript';

beforeAll(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
  window.eval(bundleHeadScript());
});

test('a page that the browser has kept for the way back takes the mode that was chosen meanwhile', () => {
  const { dataset } = document.documentElement;
  expect(dataset.theme).toBe('dark');
  localStorage.setItem('theme', 'light');
  expect(dataset.theme).toBe('dark');
  dispatchEvent(new Event('pageshow'));
  expect(dataset.theme).toBe('light');
});

test('a page is drawn early for its sidebar only where there is one to restore', () => {
  Reflect.deleteProperty(window, 'keepsSidebar');
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const asked = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  window.eval(bundleHeadScript());
  expect(asked).not.toHaveBeenCalled();
  sessionStorage.setItem('sidebar', JSON.stringify({ name: '/docs/intro', open: [true], top: 0 }));
  Reflect.deleteProperty(window, 'keepsSidebar');
  window.eval(bundleHeadScript());
  expect(asked).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
