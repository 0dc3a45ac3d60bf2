import shapes from './monogram.json';

/** SVG paths of the letters in a 4 × 6 box. Unlike installed fonts, paths look the same for all readers. */
const paths: Record<string, string> = shapes.letters;

function hashOf(name: string): number {
  return [...name].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0, 0x811c9dc5);
}

/** Returns the initials of a name's first two words, or the first two letters of a single word. */
function initials(name: string): string {
  const [first = '', second = ''] = name
    .normalize('NFD')
    .toUpperCase()
    .split(/\s+/)
    .map((word) => word.replace(/[^A-Z]/g, ''))
    .filter(Boolean);
  return second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2);
}

/** Draws a bot's initials above an equalizer. The same name always results in the same tile. */
export function monogram(name: string): string {
  const hash = hashOf(name);
  const [hot, cool, rock] = shapes.palettes[(hash >>> 12) % shapes.palettes.length];
  const drawn = [...initials(name)].map(
    (letter, index, { length }) =>
      `<path transform="translate(${index * 23 + (length === 1 ? 24 : 12.5)} 12) scale(4)" d="${paths[letter]}"/>`,
  );
  const bars = Array.from({ length: 7 }, (_, index) => {
    const height = 1 + ((hash >>> (index * 4)) & 15) * 0.7;
    return `M${11 + index * 7} 55v-${Number(height.toFixed(1))}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
  <linearGradient id="glow" x2="0" y1="10" y2="58" gradientUnits="userSpaceOnUse"><stop stop-color="${hot}"/><stop offset="1" stop-color="${cool}"/></linearGradient>
  <rect width="64" height="64" rx="14" fill="${rock}"/>
  <g fill="none" stroke="url(#glow)" stroke-linecap="round" stroke-linejoin="round">
    <g stroke-width="1.3">${drawn.join('')}</g>
    <path stroke-width="4" opacity=".7" d="${bars.join('')}"/>
  </g>
</svg>
`;
}

/** Draws all tiles into one SVG file, because the headers of many responses would be larger than the tiles. */
export function monograms(bots: readonly { id: string; name: string }[]): string {
  const tiles = bots.map(({ id, name }, index) => {
    // Rename the gradient of each tile, because ids must be unique within a file.
    const tile = monogram(name)
      .replaceAll('glow', `glow${index}`)
      .replace(/^<svg \S+/, `<svg x="${index * 64}"`);
    return `<view id="${id}" viewBox="${index * 64} 0 64 64"/>\n${tile}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${bots.length * 64} 64">\n${tiles.join('')}</svg>\n`;
}
