import { loadFacts } from './load';
import { renderDeclarations } from './print';
import { replaceIn } from '../lib/replaceIn.mjs';

/** The differences between the declarations of Magmastream 2.6.1 and of its predecessor, erela.js 2.4. */
const edits: [from: string, to: string][] = [
  ['  lastFmApiKey: string;\n', '  shards?: number;\n'],
  [
    '  get useableNodes(): Node;\n',
    '  leastUsedNodes: Collection<string, Node>;\n  leastLoadNodes: Collection<string, Node>;\n',
  ],
  ['  init(clientId: string): this;\n', '  init(clientId?: string): this;\n'],
  ['interface NodeOptions {\n', 'interface NodeOptions {\n  poolOptions?: any;\n'],
  ['  bands: number[];\n', '  bands: number[];\n  setEQ(...bands: EqualizerBand[]): this;\n  clearEQ(): this;\n'],
  [
    'type LoadType = "track" | "playlist" | "search" | "empty" | "error";',
    'type LoadType = "TRACK_LOADED" | "PLAYLIST_LOADED" | "SEARCH_RESULT" | "LOAD_FAILED" | "NO_MATCHES";',
  ],
  [
    'type TrackEndReason = "finished" | "loadFailed" | "stopped" | "replaced" | "cleanup";',
    'type TrackEndReason = "FINISHED" | "LOAD_FAILED" | "STOPPED" | "REPLACED" | "CLEANUP";',
  ],
  ['type Severity = "common" | "suspicious" | "fault";', 'type Severity = "COMMON" | "SUSPICIOUS" | "FAULT";'],
  [
    '  playlist?: PlaylistData;\n',
    '  playlist?: PlaylistData;\n  exception?: { message: string; severity: string };\n',
  ],
  ['interface PlaylistData {\n', 'interface PlaylistData {\n  selectedTrack?: Track;\n'],
  ['  encoded: string;\n', '  track: string;\n'],
  ['  exception?: Exception;\n', '  exception?: Exception;\n  error: string;\n'],
];

/** Returns the declarations of erela.js 2.4, which this site does not document. */
export const erelaDeclarations = (): string => replaceIn('erela.js', renderDeclarations(loadFacts('2.6.1')), edits);
