/** Members that are declared as public but that only Magmastream itself calls. */
export const internalMembers: readonly string[] = [
  'Node.constructor',
  'Node.createSessionIdsFile',
  'Node.extractSpotifyArtistID',
  'Node.extractSpotifyTrackID',
  'Node.loadSessionIds',
  'Node.updateSessionId',
  'Player.constructor',
  'Queue.constructor',
  'Rest.constructor',
  'Rest.setSessionId',
];

/** Classes that bots construct. On the pages of all other classes, the constructor comes after the other members. */
export const constructedByBots: readonly string[] = ['Manager', 'Plugin'];
