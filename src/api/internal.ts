import type { AnyMember } from './schema';

/** Public in the types, and yet for the library alone: it makes these objects and keeps these files itself. */
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

/** True for a member that no bot calls: its author marked it so, or it is public only because the library's own classes need it. */
export function isInternal(symbol: string, name: string, member: AnyMember): boolean {
  return ('hidden' in member && member.hidden) || forTheLibrary.includes(`${symbol}.${name}`);
}
