import { currentVersion } from '@site/src/config/versions';

/** The package managers of the installation page, by the values of its tabs: both remember one choice. */
const verbs = { npm: 'install', yarn: 'add', pnpm: 'add', bun: 'add' };

/** What to type for each; with the version, because newer ones have other options and methods than these pages. */
export const managers = Object.entries(verbs).map(([name, verb]) => ({
  name,
  command: `${name} ${verb} magmastream@${currentVersion.version}`,
}));
