import { baseUrl } from './baseUrl';
import { currentVersion, versions } from './versions';

/** The dismissible bar above the navbar; a new `id` shows it again to those who closed the last one. */
export const announcement = {
  id: `magmastream-${currentVersion.version}`,
  content: `Magmastream ${currentVersion.version} is documented here, beside ${versions.length - 1} earlier versions: <a href="${baseUrl}versions">see all versions</a>.`,
  backgroundColor: '#ff8c00',
  textColor: '#1a0f04',
  isCloseable: true,
};
