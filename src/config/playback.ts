import { dateText } from '../lib/dateText';
import type { DocsVersion } from './versions';

/** The current requirements for playing audio. They changed after the documented versions were released. */
export const playback = {
  /** First Lavalink version with DAVE, the end-to-end encryption that Discord requires. */
  lavalink: '4.2.0',
  /** ISO date since which Discord closes voice connections without DAVE (close code 4017). */
  requiredSince: '2026-03-02',
  /** Oldest Magmastream version known to send `channelId`, which Lavalink 4.2.0 requires. */
  magmastream: '2.10.2',
} as const;

/** Returns the path of the section that contains the code for sending the voice channel to Lavalink. */
export function voiceCodePath({ path, mainDoc }: Pick<DocsVersion, 'path' | 'mainDoc'>): string {
  return `/${path}/${mainDoc === 'intro' ? 'getting-started/examples/main-file' : mainDoc}#voice`;
}

export const requiredSinceText = dateText(playback.requiredSince);
