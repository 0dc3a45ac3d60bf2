import { baseUrl } from './baseUrl';
import { playback, requiredSinceText, voiceCodePath } from './playback';
import { currentVersion } from './versions';

const lavalink = playback.lavalink.replace(/\.0$/, '');
const code = baseUrl + voiceCodePath(currentVersion).slice(1);

/** The announcement bar above the navbar. A new `id` shows the bar again to readers who closed it. */
export const announcement = {
  id: `lavalink-${playback.lavalink}`,
  // Phones hide the words in `wide` elements, so that the sentence fits on one line.
  content: `<span class="wide">Since ${requiredSinceText}, </span>Discord needs Lavalink ${lavalink}+ and a few lines<span class="wide"> of code</span>. <a href="${code}">Add them</a>`,
  // The CSS variables adapt to the color mode.
  backgroundColor: 'var(--magma-bar-surface)',
  textColor: 'var(--magma-bar-text)',
  isCloseable: true,
};
