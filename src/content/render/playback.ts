import { parse } from 'node:path';
import { playback, requiredSinceText, voiceCodePath } from '../../config/playback';
import type { DocsVersion } from '../../config/versions';
import { Refusal } from '../../lib/refusal.mjs';
import { element, link, type Node } from './nodes';

const isOlder = (version: string, than: string): boolean => version.localeCompare(than, 'en', { numeric: true }) < 0;

/** True for the pages of a version that readers see first: its main page and the page of the manager. */
export function showsPlayback(file: string, symbols: readonly string[], { mainDoc }: DocsVersion): boolean {
  return symbols[0] === 'Manager' || parse(file).name === mainDoc;
}

/**
 * Renders the line that says with which Lavalink a version plays today. Throws a `Refusal` for a version that sends the
 * voice channel itself, because the line would be wrong.
 */
export function playbackNote(version: DocsVersion): Node {
  if (!isOlder(version.version, playback.magmastream)) {
    const message = `${version.version} needs no voice code. Make the text depend on the version.`;
    throw new Refusal(`src/content/render/playback.ts: ${message}`);
  }
  return element(
    'p',
    { class: 'api-playback' },
    element('strong', {}, 'Does it play today?'),
    ` Yes, with Lavalink ${playback.lavalink}+ (required since ${requiredSinceText}) and `,
    link(voiceCodePath(version), {}, 'the voice code'),
    `. Magmastream ${playback.magmastream} does not need this code.`,
  );
}
