import { currentVersion } from '@site/src/config/versions';

/** The package managers, named like the tabs of the installation page: both share one stored choice. */
const verbs = { npm: 'install', yarn: 'add', pnpm: 'add', bun: 'add' };

/** The commands name the documented version, because a newer one may have other options. */
export const managers = Object.entries(verbs).map(([name, verb]) => ({
  name,
  command: `${name} ${verb} magmastream@${currentVersion.version}`,
}));
