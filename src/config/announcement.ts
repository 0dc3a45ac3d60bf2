import { baseUrl } from './baseUrl';
import { site } from './site';
import { currentVersion, versions } from './versions';

/** The dismissible bar above the navbar; a new `id` shows it again to those who closed the last one. */
export const announcement = {
  id: `${site.projectName}-${currentVersion.version}`,
  content: `${site.title} ${currentVersion.version} is documented here, beside ${versions.length - 1} earlier versions: <a href="${baseUrl}versions">see all versions</a>.`,
  // Variables, so that they follow the color mode.
  backgroundColor: 'var(--magma-bar-surface)',
  textColor: 'var(--magma-bar-text)',
  isCloseable: true,
};

/** Its colors, for the head of every page: in a style attribute the policy would forbid them. */
export const announcementStyle = `[role=banner]{background-color:${announcement.backgroundColor};color:${announcement.textColor}}`;
