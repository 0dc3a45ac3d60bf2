import { searchPage } from '../../config/site';
import { currentVersion } from '../../config/versions';

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

export const installation = '/docs/getting-started/installation';
/** The category title starts with an emoji. Its invisible variation selector becomes part of the path. */
export const reference = '/docs/category/\uFE0F-classes';

/** Entry points of the documentation. */
export const entryPoints = [
  {
    label: 'Get started',
    description: 'From an empty folder to a bot that plays music, in TypeScript and JavaScript.',
    to: installation,
  },
  {
    label: 'Guides',
    description: 'What to type for one task: troubleshooting, restarts, autoplay, filters.',
    to: '/docs/category/guides',
  },
  { label: 'Classes', description: 'What you create, hold and call.', to: reference },
  { label: 'Enums', description: 'Named values that options take and fields hold.', to: '/docs/category/-enums' },
  {
    label: 'Typedefs',
    description: 'The shapes of options, results and event payloads.',
    to: '/docs/category/-typedefs',
  },
  {
    label: 'Search',
    description: 'Every class, method, option and event, in the version that you use.',
    to: searchPage,
  },
];
