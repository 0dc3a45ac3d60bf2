/** @jest-environment jsdom */
import { headScripts } from '../../../src/config/headScripts';

test('a page that the browser has kept for the way back takes the mode that was chosen meanwhile', () => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
  window.eval(headScripts.join('\n'));
  const { dataset } = document.documentElement;
  expect(dataset.theme).toBe('dark');
  localStorage.setItem('theme', 'light');
  expect(dataset.theme).toBe('dark');
  dispatchEvent(new Event('pageshow'));
  expect(dataset.theme).toBe('light');
});
