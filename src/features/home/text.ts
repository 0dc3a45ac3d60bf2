import { currentVersion, upgradeGuide, versions } from '../../config/versions';

/** Magmastream's features. Before you change the current version, check each feature against the new source code. */
export const features = [
  {
    id: 'restart',
    title: 'Players that survive a restart',
    description:
      'Magmastream saves each connected player on shutdown. If the node resumes its session, the player returns with its queue, history, volume and repeat mode.',
    member: 'Manager.loadPlayerStates',
    to: '/docs/classes/Manager#loadPlayerStates',
  },
  {
    id: 'autoplay',
    title: 'Autoplay',
    description:
      'When the queue ends, autoplay finds a track similar to the last one and plays it. It uses Last.fm if you have an API key, and YouTube otherwise.',
    member: 'Player.setAutoplay',
    to: '/docs/classes/Player#setAutoplay',
  },
  {
    id: 'turns',
    title: 'Fair queues',
    description:
      'One long playlist does not make everyone else wait. Two shuffle methods take turns between requesters, with their tracks in order or at random.',
    member: 'Queue.roundRobinShuffle',
    to: '/docs/classes/queue#roundRobinShuffle',
  },
  {
    id: 'changes',
    title: 'One event for all changes',
    description:
      'One event reports every change to a player’s channel, volume, pause, repeat mode, queue or track. Use it for a dashboard or a message with buttons.',
    member: 'playerStateUpdate',
    to: '/docs/classes/Manager#playerStateUpdate',
  },
];

/** Install commands. The names match the tabs on the installation page, which share the reader's stored choice. */
const verbs = { npm: 'install', yarn: 'add', pnpm: 'add', bun: 'add' };

/** Pins the commands to the documented version, because a newer version may have different options. */
export const managers = Object.entries(verbs).map(([name, verb]) => ({
  name,
  command: `${name} ${verb} magmastream@${currentVersion.version}`,
}));

export const installation = `/${currentVersion.path}/getting-started/installation`;

export const entryPoints = [
  {
    label: 'Build a bot',
    description: 'Start with an empty folder and end with a bot that plays music, in TypeScript or JavaScript.',
    to: installation,
  },
  {
    label: 'Fix a problem',
    description: 'Look up your symptom, for example a silent bot, an empty search or a lost node.',
    to: `/${currentVersion.path}/guides/troubleshooting`,
  },
  {
    label: 'Upgrade',
    description: `Upgrade from ${versions[versions.length - 1].version} or any later version to ${currentVersion.version}. The guide shows each breaking change with code before and after.`,
    to: upgradeGuide,
  },
];

/** Links to the reference and the guides. Category paths start with an emoji's leftover characters. */
export const reference = [
  { label: 'Classes', to: '/docs/category/\uFE0F-classes' },
  { label: 'Enums', to: '/docs/category/-enums' },
  { label: 'Typedefs', to: '/docs/category/-typedefs' },
  { label: 'Guides', to: '/docs/category/guides' },
] as const;

/** Example queries that show the range of the search: a task, a symptom and a name. */
export const exampleQueries = ['loop the queue', 'no sound', 'setVolume'];

/** Shortens a compatibility range to `16+`, or to `13–14` if the range ends below a major version. */
export function shortRange(range: string): string {
  return range.replace(/ or later$/, '+').replace(/ or later, below (\d+)$/, (_, end) => `–${Number(end) - 1}`);
}
