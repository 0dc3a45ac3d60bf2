/* Tracks, load results and errors in the JSON of Lavalink 4.2. */
export type Track = ReturnType<typeof trackOf>;

export interface LoadResult {
  loadType: 'track' | 'playlist' | 'search' | 'empty' | 'error';
  data: unknown;
}

/** Returns a track. Its encoded form contains the position, as Lavalink's does, and so changes while the track plays. */
export const trackOf = (title: string, position = 0) => ({
  encoded: Buffer.from(`${title}|${position}`).toString('base64'),
  info: {
    ...{
      identifier: title,
      isSeekable: true,
      author: 'The Doubles',
      length: 180_000,
      isStream: false,
      position,
      title,
    },
    ...{ uri: `https://tracks.example/${encodeURIComponent(title)}`, sourceName: 'soundcloud', artworkUrl: null },
    // Only some sources report an ISRC.
    isrc: title.startsWith('isrc') ? `ISRC${title.length}` : null,
  },
  pluginInfo: {},
  userData: {},
});

/** Returns the track of an encoded string, or undefined for a string that Lavalink could not decode. */
export function decode(encoded: string): Track | undefined {
  const [, title, position] = /^(.+)\|(\d+)$/.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  return title === undefined ? undefined : trackOf(title, Number(position));
}

export const exceptionOf = (message: string) => ({
  ...{ message, severity: 'common', cause: `java.lang.RuntimeException: ${message}` },
  causeStackTrace: `java.lang.RuntimeException: ${message}\n\tat example`,
});

export const playlistOf = (name: string, tracks: Track[]): LoadResult => ({
  loadType: 'playlist',
  data: { info: { name, selectedTrack: -1 }, pluginInfo: {}, tracks },
});

/** The default answers of `/v4/loadtracks`: `nothing` and `broken` in the identifier choose the type of result. */
export function load(identifier: string): LoadResult {
  const words = identifier.replace(/^\w+search:/, '');
  if (words.includes('nothing')) return { loadType: 'empty', data: null };
  if (words.includes('broken')) return { loadType: 'error', data: exceptionOf('This track is not available.') };
  const name = decodeURIComponent(words.split('/').at(-1) ?? words);
  if (words.includes('playlist')) {
    return playlistOf(
      name,
      [1, 2, 3].map((number) => trackOf(`${name} ${number}`)),
    );
  }
  if (words.startsWith('http')) return { loadType: 'track', data: trackOf(name) };
  return { loadType: 'search', data: [trackOf(name), trackOf(`${name} (live)`)] };
}
