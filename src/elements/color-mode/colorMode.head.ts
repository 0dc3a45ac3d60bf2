import { colorModeKey } from '../../config/docusaurusNames';

const light = matchMedia('(prefers-color-scheme: light)');

/** Applies the color mode that the reader chose. Falls back to the system preference, and then to dark mode. */
function applyColorMode(): void {
  const stored = localStorage.getItem(colorModeKey);
  const preferred = light.matches ? 'light' : 'dark';
  const mode = stored === 'light' || stored === 'dark' ? stored : preferred;
  document.documentElement.setAttribute('data-theme', mode);
}

applyColorMode();
light.addEventListener('change', applyColorMode);
addEventListener('storage', ({ key }) => {
  // The key is null when the whole storage was cleared.
  if (key === colorModeKey || key === null) applyColorMode();
});
// Read the stored mode again, because some browsers do not send storage events to cached and prerendered pages.
addEventListener('pageshow', applyColorMode);
document.addEventListener('prerenderingchange', applyColorMode);
