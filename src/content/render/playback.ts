import { parse } from 'node:path';
import { playback, requiredSinceText, voiceCodePath } from '../../config/playback';
import type { DocsVersion } from '../../config/versions';
import { element, link, type Node } from './nodes';

const isOlder = (version: string, than: string): boolean => version.localeCompare(than, 'en', { numeric: true }) < 0;

/** True if the page shows a playback note. Only the main page of a version does. */
export function showsPlayback(file: string, { mainDoc }: DocsVersion): boolean {
  return parse(file).name === mainDoc;
}

/** Renders a note about the Lavalink version that this Magmastream version needs to play audio. */
export function playbackNote(version: DocsVersion): Node {
  const question = element('strong', {}, 'Does it play today?');
  const server = ` Yes, with Lavalink ${playback.lavalink}+ (required since ${requiredSinceText})`;
  // Newer versions send the voice channel themselves, so bots do not need additional code.
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
