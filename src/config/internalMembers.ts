/** Members that are declared as public, although only Magmastream itself calls them. */
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

/** Classes whose constructors bots call. On the pages of other classes, the constructor comes after the other members. */
export const constructedByBots: readonly string[] = ['Manager', 'Plugin'];
