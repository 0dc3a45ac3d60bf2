import { currentVersion } from '@site/src/config/versions';

/** Install verbs by package manager. The names match the tabs of the installation page to share the stored choice. */
const verbs = { npm: 'install', yarn: 'add', pnpm: 'add', bun: 'add' };

/** The commands pin the documented version, because a newer version may have different options. */
export const managers = Object.entries(verbs).map(([name, verb]) => ({
  name,
  command: `${name} ${verb} magmastream@${currentVersion.version}`,
}));
