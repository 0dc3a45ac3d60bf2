/** @jest-environment jsdom */
import { preferredVersionKey } from '../../../src/config/docusaurusNames';
import '../../../src/elements/version-switch/versionSwitch.head';

test('a page from the back/forward cache shows the version that the reader chose last, and marks a past version', () => {
  const links = ['current', '2.7.5'].map((version) => `<a data-version="${version}">v${version}</a>`).join('');
  Object.assign(window, { CSS: { escape: String } });
  localStorage.setItem(preferredVersionKey, 'current');
  document.body.innerHTML = `<nav-dropdown><button></button>${links}<version-restore></version-restore></nav-dropdown>`;
  const button = document.querySelector('button')!;
  expect(button.textContent).toBe('vcurrent');
  localStorage.setItem(preferredVersionKey, '2.7.5');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(button.textContent).toBe('v2.7.5 (last read)');
});
