import { currentVersion } from '../../config/versions';

/** Features of Magmastream. When the current version changes, check each feature against the new source code. */
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
      'When the queue ends, autoplay finds a track similar to the last one and plays it: through Last.fm if you have a key, otherwise through YouTube.',
    member: 'Player.setAutoplay',
    to: '/docs/classes/Player#setAutoplay',
  },
  {
    id: 'turns',
    title: 'Fair queues',
    description:
      'One long playlist does not block everyone else. Two shuffles take one track of each requester in turn, in order or at random.',
    member: 'Queue.roundRobinShuffle',
    to: '/docs/classes/queue#roundRobinShuffle',
  },
  {
    id: 'changes',
    title: 'One event for all changes',
    description:
      'A single event reports each change of the channel, volume, pause, repeat mode, queue or track. Use the event for a dashboard or a message with buttons.',
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

/** Queries that the home page offers as examples. */
export const queries = ['loop the queue', 'no sound', 'setVolume'];

/** The three reasons to come here, in the words of readers. */
export const doors = [
  {
    label: 'Build a bot',
    description: 'From an empty folder to a bot that plays music, in TypeScript or JavaScript.',
    to: '/docs/getting-started/installation',
  },
  {
    label: 'Fix a problem',
    description: 'No sound, no nodes, nothing found: find your symptom or error message.',
    to: '/docs/guides/troubleshooting',
  },
  {
    label: 'Upgrade',
    description: 'What changed between any two versions, and the code to change.',
    to: '/docs/guides/moving-up',
  },
];
