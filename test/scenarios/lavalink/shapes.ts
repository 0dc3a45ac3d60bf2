/** The JSON types of Lavalink 4.2 that a client reads or sends. */
interface TrackInfo {
  identifier: string;
  isSeekable: boolean;
  author: string;
  length: number;
  isStream: boolean;
  position: number;
  title: string;
  uri: string | null;
  sourceName: string;
  artworkUrl: string | null;
  isrc: string | null;
}

export interface TrackJson {
  encoded: string;
  info: TrackInfo;
  pluginInfo: object;
  userData: object;
}

export interface VoiceJson {
  token: string;
  endpoint: string;
  sessionId: string;
  channelId: string | null;
}

export interface PlayerJson {
  guildId: string;
  track: TrackJson | null;
  volume: number;
  paused: boolean;
  state: { time: number; position: number; connected: boolean; ping: number };
  voice: VoiceJson;
  filters: object;
}

export interface PlayerUpdate {
  track?: { encoded?: string | null; identifier?: string; userData?: object };
  encodedTrack?: string | null;
  identifier?: string;
  position?: number;
  endTime?: number | null;
  volume?: number;
  paused?: boolean;
  filters?: object;
  voice?: Partial<VoiceJson>;
}

export type EndReason = 'finished' | 'loadFailed' | 'stopped' | 'replaced' | 'cleanup';

export interface LoadResult {
  loadType: 'track' | 'playlist' | 'search' | 'empty' | 'error';
  data: unknown;
}

const length = 180_000;

/** Returns a track. Its encoded form contains the position, as Lavalink's does, and so changes while the track plays. */
export function trackOf(title: string, position = 0, userData: object = {}): TrackJson {
  return {
    encoded: Buffer.from(`${title}|${position}`).toString('base64'),
    info: {
      identifier: title,
      isSeekable: true,
      author: 'The Doubles',
      length,
      isStream: false,
      position,
      title,
      uri: `https://tracks.example/${encodeURIComponent(title)}`,
      sourceName: 'soundcloud',
      artworkUrl: null,
      // Only some sources report an ISRC.
      isrc: title.startsWith('isrc') ? `ISRC${title.length}` : null,
    },
    pluginInfo: {},
    userData,
  };
}

/** Returns the track of an encoded string, or undefined for a string that Lavalink could not decode. */
export function decode(encoded: string): TrackJson | undefined {
  const [, title, position] = /^(.+)\|(\d+)$/.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  return title === undefined ? undefined : trackOf(title, Number(position));
}

export const exceptionOf = (message: string): object => ({
  message,
  severity: 'common',
  cause: `java.lang.RuntimeException: ${message}`,
  causeStackTrace: `java.lang.RuntimeException: ${message}\n\tat example`,
});

/** The default answers of `/v4/loadtracks`: `nothing` and `broken` in the identifier choose the type of result. */
export function load(identifier: string): LoadResult {
  const words = identifier.replace(/^\w+search:/, '');
  if (words.includes('nothing')) return { loadType: 'empty', data: null };
  if (words.includes('broken')) return { loadType: 'error', data: exceptionOf('This track is not available.') };
  const name = decodeURIComponent(words.split('/').at(-1) ?? words);
  if (words.includes('playlist')) {
    const tracks = [1, 2, 3].map((number) => trackOf(`${name} ${number}`));
    return { loadType: 'playlist', data: { info: { name, selectedTrack: -1 }, pluginInfo: {}, tracks } };
  }
  if (words.startsWith('http')) return { loadType: 'track', data: trackOf(name) };
  return { loadType: 'search', data: [trackOf(name), trackOf(`${name} (live)`)] };
}
