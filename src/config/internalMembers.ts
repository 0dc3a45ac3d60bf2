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

/** Classes of which bots create objects. Their constructors come first on their pages, and other constructors later. */
export const classesOfBots: readonly string[] = ['Manager', 'Plugin'];
