/** Something that the library does for a bot, and the member whose documentation tells more. */
export interface Feature {
  /** The anchor of its heading. */
  id: string;
  title: string;
  words: string;
  symbol: string;
  member: string;
}

/** Each was checked against the source of the current version, at its tag. */
export const features: readonly Feature[] = [
  {
    id: 'restart',
    title: 'Bringing players back after a restart',
    words:
      'When the process is told to end, each connected player is saved. Where its node resumes the session, it returns with queue, history, volume, repeat mode and filters.',
    symbol: 'Manager',
    member: 'loadPlayerStates',
  },
  {
    id: 'autoplay',
    title: 'Finding more music when the queue ends',
    words:
      'Autoplay takes the last track, looks for a similar one and plays it: through Last.fm if you have a key, else through the YouTube source of the node.',
    symbol: 'Player',
    member: 'setAutoplay',
  },
  {
    id: 'turns',
    title: 'Letting listeners take turns',
    words:
      'One long playlist need not hold up everyone else. Two shuffles deal the waiting tracks out by requester, one of each in turn, with each one’s own tracks in order or at random.',
    symbol: 'Queue',
    member: 'roundRobinShuffle',
  },
  {
    id: 'changes',
    title: 'Following what a player does',
    words:
      'One event fires when connection, channel, volume, pause, repeat mode, autoplay, queue or track change, and says which it was. Use it for a dashboard, or for a message with buttons.',
    symbol: 'ManagerEvents',
    member: 'playerStateUpdate',
  },
];
