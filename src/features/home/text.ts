import { currentVersion, upgradeGuide, versions } from '../../config/versions';

/** Features of the library. When the current version changes, check each feature against the new source code. */
export const features = [
  {
    id: 'restart',
    title: 'Bringing players back after a restart',
    description:
      'When the process is told to end, each connected player is saved. Where its node resumes the session, it returns with queue, history, volume, repeat mode and filters.',
    member: 'Manager.loadPlayerStates',
    to: '/docs/classes/Manager#loadPlayerStates',
  },
  {
    id: 'autoplay',
    title: 'Finding more music when the queue ends',
    description:
      'Autoplay takes the last track, looks for a similar one and plays it: through Last.fm if you have a key, else through the YouTube source of the node.',
    member: 'Player.setAutoplay',
    to: '/docs/classes/Player#setAutoplay',
  },
  {
    id: 'turns',
    title: 'Letting listeners take turns',
    description:
      'One long playlist need not hold up everyone else. Two shuffles deal the waiting tracks out by requester, one of each in turn, with each one’s own tracks in order or at random.',
    member: 'Queue.roundRobinShuffle',
    to: '/docs/classes/queue#roundRobinShuffle',
  },
  {
    id: 'changes',
    title: 'Following what a player does',
    description:
      'One event fires when connection, channel, volume, pause, repeat mode, autoplay, queue or track change, and says which it was. Use it for a dashboard, or for a message with buttons.',
    member: 'playerStateUpdate',
    to: '/docs/classes/Manager#playerStateUpdate',
  },
];

/** Install verbs by package manager. The names match the tabs of the installation page to share the stored choice. */
const verbs = { npm: 'install', yarn: 'add', pnpm: 'add', bun: 'add' };

/** The commands pin the documented version, because a newer version may have different options. */
export const managers = Object.entries(verbs).map(([name, verb]) => ({
  name,
  command: `${name} ${verb} magmastream@${currentVersion.version}`,
}));

export const installation = `/${currentVersion.path}/getting-started/installation`;

/** The three doors of the home page. */
export const doors = [
  {
    label: 'Build a bot',
    description: 'From an empty folder to a bot that plays music, in TypeScript and JavaScript.',
    to: installation,
  },
  {
    label: 'Fix a problem',
    description: 'The bot joins but stays silent, finds nothing, or loses its node: causes by symptom.',
    to: `/${currentVersion.path}/guides/troubleshooting`,
  },
  {
    label: 'Upgrade',
    description: `From ${versions[versions.length - 1].version} or any later version to ${currentVersion.version}: what breaks, with code before and after.`,
    to: upgradeGuide,
  },
];

/** Category paths start with the remainder of an emoji. Its invisible variation selector is part of the first one. */
export const reference = [
  { label: 'Classes', to: '/docs/category/\uFE0F-classes' },
  { label: 'Enums', to: '/docs/category/-enums' },
  { label: 'Typedefs', to: '/docs/category/-typedefs' },
  { label: 'Guides', to: '/docs/category/guides' },
] as const;

/** Queries that show what the search understands: a task, a symptom and a name. */
export const exampleQueries = ['loop the queue', 'no sound', 'setVolume'];

/** Turns a range of the compatibility table into `16+`, or into `13–14` if it ends below a major version. */
export function shortRange(range: string): string {
  return range.replace(/ or later$/, '+').replace(/ or later, below (\d+)$/, (_, end) => `–${Number(end) - 1}`);
}
