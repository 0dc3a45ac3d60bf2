import type { AnyMember } from './schema';

/** Members that the types declare as public, although only Magmastream itself calls them. */
const forTheLibrary: readonly string[] = [
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

/** True for members that bots never call: marked as internal by the author or listed above. */
export function isInternal(symbol: string, name: string, member: AnyMember): boolean {
  return ('hidden' in member && member.hidden) || forTheLibrary.includes(`${symbol}.${name}`);
}
