import { dateText } from '../lib/dateText';
import type { DocsVersion } from './versions';

/** The current requirements for playing audio. Discord changed them after the documented versions were released. */
export const playback = {
  /** The first Lavalink version that supports DAVE, the end-to-end encryption that Discord requires. */
  lavalink: '4.2.0',
  /** The ISO date from which Discord closes voice connections without DAVE (close code 4017). */
  requiredSince: '2026-03-02',
  /** The oldest Magmastream version known to send `channelId`, which Lavalink requires since 4.2.0. */
  magmastream: '2.10.2',
} as const;

/** Returns the path of the section that shows how to send the voice channel to Lavalink. */
export function voiceCodePath({ path, mainDoc }: Pick<DocsVersion, 'path' | 'mainDoc'>): string {
  return `/${path}/${mainDoc === 'intro' ? 'getting-started/examples/main-file' : mainDoc}#voice`;
}

export const requiredSinceText = dateText(playback.requiredSince);
