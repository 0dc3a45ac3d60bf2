import { parse } from 'node:path';
import { playback, requiredSinceText, voiceCodePath } from '../../config/playback';
import type { DocsVersion } from '../../config/versions';
import { element, link, type Node } from './nodes';

const isOlder = (version: string, than: string): boolean => version.localeCompare(than, 'en', { numeric: true }) < 0;

/** True for the pages of a version that readers see first: its main page and the page of the manager. */
export function showsPlayback(file: string, symbols: readonly string[], { mainDoc }: DocsVersion): boolean {
  return symbols[0] === 'Manager' || parse(file).name === mainDoc;
}

/** Renders the line that says with which Lavalink a version plays today. */
export function playbackNote(version: DocsVersion): Node {
  const question = element('strong', {}, 'Does it play today?');
  const server = ` Yes, with Lavalink ${playback.lavalink}+ (required since ${requiredSinceText})`;
  // From this version on, Magmastream sends the voice channel itself.
  if (!isOlder(version.version, playback.magmastream))
    return element('p', { class: 'api-playback' }, question, server, '.');
  return element(
    'p',
    { class: 'api-playback' },
    question,
    `${server} and `,
    link(voiceCodePath(version), {}, 'the voice code'),
    `. Magmastream ${playback.magmastream} does not need this code.`,
  );
}
