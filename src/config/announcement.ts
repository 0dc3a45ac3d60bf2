import { baseUrl } from './baseUrl';
import { site } from './site';
import { currentVersion, versions } from './versions';

/** The dismissible bar above the navbar. A new `id` shows the bar again to readers who closed it. */
export const announcement = {
  id: `${site.projectName}-${currentVersion.version}`,
  content: `${site.title} ${currentVersion.version} is documented here, along with ${versions.length - 1} earlier versions. <a href="${baseUrl}versions">See all versions</a>`,
  // CSS variables adapt to the color mode.
  backgroundColor: 'var(--magma-bar-surface)',
  textColor: 'var(--magma-bar-text)',
  isCloseable: true,
};
