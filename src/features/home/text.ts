import { currentVersion, upgradeGuide } from '../../config/versions';

/** The install commands. The names match the tabs on the installation page, so that both share the reader's choice. */
const verbs = { npm: 'install', yarn: 'add', pnpm: 'add', bun: 'add' };

/** The commands contain the documented version number, because a newer version may have different options. */
export const managers = Object.entries(verbs).map(([name, verb]) => ({
  name,
  command: `${name} ${verb} magmastream@${currentVersion.version}`,
}));

const docs = `/${currentVersion.path}`;

export const installation = `${docs}/getting-started/installation`;

/** The section about registries that lack the version in the commands. */
export const missingVersion = `${installation}#etarget`;

export const reference = `${docs}/category/\uFE0F-classes`;

/** Features that most bots need, with links to their guides. */
export const features = [
  { label: 'Filters and presets', to: `${docs}/guides/filters`, about: 'Boost the bass, or remove the vocals.' },
  { label: 'Autoplay', to: `${docs}/guides/autoplay`, about: 'Play similar music when the queue ends.' },
  { label: 'Restarts', to: `${docs}/guides/restarts`, about: 'Keep the music and the queue while your bot restarts.' },
  {
    label: 'Nodes and shards',
    to: `${docs}/guides/nodes-and-shards`,
    about: 'Spread players across Lavalink servers.',
  },
];

/** The link columns below the first screen, one for each reason to visit the site. */
export const tasks = [
  {
    id: 'build',
    title: 'Build',
    links: [
      { label: 'Install Magmastream and Lavalink', to: installation },
      { label: 'Run a bot in one file', to: `${docs}/getting-started/examples/index-js` },
      { label: 'Add commands', to: `${docs}/getting-started/examples/creating-commands` },
      { label: 'React to events', to: `${docs}/getting-started/examples/event-handling` },
    ],
  },
  {
    id: 'fix',
    title: 'Fix',
    links: [
      { label: 'The bot joins without sound', to: `${docs}/guides/troubleshooting#no-sound` },
      { label: 'The search finds nothing', to: `${docs}/guides/troubleshooting#nothing-found` },
      { label: 'All symptoms', to: `${docs}/guides/troubleshooting` },
      { label: 'Error messages', to: `${docs}/guides/errors` },
    ],
  },
  {
    id: 'upgrade',
    title: 'Upgrade',
    links: [
      { label: 'Upgrade guide', to: upgradeGuide },
      { label: 'Move from erela.js', to: `${docs}/guides/from-erela` },
      { label: 'Check your code', to: '/versions#check' },
      { label: 'Compare two versions', to: '/versions#compare' },
    ],
  },
];

/** Shortens a version range to `16+`, or to `13–14` if the range ends below a major version. */
export function shortRange(range: string): string {
  return range.replace(/ or later$/, '+').replace(/ or later, below (\d+)$/, (_, end) => `–${Number(end) - 1}`);
}
