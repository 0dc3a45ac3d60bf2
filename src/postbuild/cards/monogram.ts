/** SVG paths of the letters in a 4 × 6 box. Unlike installed fonts, paths look the same for all readers. */
const letters: Record<string, string> = {
  A: 'M0 6 2 0 4 6M.8 4H3.2',
  B: 'M0 3H2.300A1.5 1.5 0 0 0 2.3 0H0V6H2.500A1.5 1.5 0 0 0 2.5 3',
  C: 'M4 1A2.3 3 0 1 0 4 5',
  D: 'M0 0V6H1.300A2.7 3 0 0 0 1.3 0Z',
  E: 'M3.7 0H0V6H3.700M0 3H3',
  F: 'M3.7 0H0V6M0 3H3',
  G: 'M3.9 1A2.3 3 0 1 0 4 4.900V3.300H2.5',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M3.5 0V4.200A1.7 1.8 0 0 1 .1 4.3',
  K: 'M0 0V6M3.8 0 0 3.700M1.3 2.5 4 6',
  L: 'M.2 0V6H3.8',
  M: 'M-.2 6V0L2 3.5 4.2 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0A2.2 3 0 0 0 2 6A2.2 3 0 0 0 2 0Z',
  P: 'M0 6V0H2.300A1.7 1.7 0 0 1 2.3 3.400H0',
  Q: 'M2 0A2.2 3 0 0 0 2 6A2.2 3 0 0 0 2 0ZM2.6 4.3 4.2 6.3',
  R: 'M0 6V0H2.300A1.7 1.7 0 0 1 2.3 3.400H0M2.1 3.4 4 6',
  S: 'M3.7 .9C3-.3 .3-.2 .3 1.5 .3 3.5 3.9 2.5 3.9 4.5 3.9 6.4 .9 6.3 .1 5',
  T: 'M-.1 0H4.100M2 0V6',
  U: 'M0 0V4A2 2 0 0 0 4 4V0',
  V: 'M-.1 0 2 6 4.1 0',
  W: 'M-.4 0 .9 6 2 1.8 3.1 6 4.4 0',
  X: 'M0 0 4 6M4 0 0 6',
  Y: 'M-.1 0 2 3 4.1 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
};

const palettes = [
  ['#ffc04d', '#ff8c00', '#3a1f05'],
  ['#ff9a6b', '#e5431b', '#3d130c'],
  ['#ffe27a', '#d9a300', '#332a06'],
  ['#ff9bb0', '#d8315b', '#3b0f1e'],
  ['#e8b3ff', '#a04bd0', '#2a1238'],
  ['#a9c7ff', '#4a74d8', '#121d3a'],
  ['#8fe8d2', '#1f9c86', '#08302b'],
  ['#cdea7f', '#7ea016', '#222d07'],
  ['#f6e6d6', '#b58b6b', '#2e241d'],
] as const;

function hashOf(name: string): number {
  return [...name].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0, 0x811c9dc5);
}

/** Returns the initials of a name's first two words, or the first two letters of a single word. */
export function initials(name: string): string {
  const [first = '', second = ''] = name
    .normalize('NFD')
    .toUpperCase()
    .split(/\s+/)
    .map((word) => word.replace(/[^A-Z]/g, ''))
    .filter(Boolean);
  return second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2);
}

/** Draws a bot's initials above an equalizer. The same name always gives the same tile. */
export function monogram(name: string): string {
  const hash = hashOf(name);
  const [hot, cool, rock] = palettes[(hash >>> 12) % palettes.length];
  const drawn = [...initials(name)].map(
    (letter, index, { length }) =>
      `<path transform="translate(${index * 23 + (length === 1 ? 24 : 12.5)} 12) scale(4)" d="${letters[letter]}"/>`,
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

/** Draws all tiles into one SVG, because the headers of many responses would be larger than the tiles. */
export function monograms(bots: readonly { id: string; name: string }[]): string {
  const tiles = bots.map(({ id, name }, index) => {
    // Renames each tile's gradient, because ids must be unique within a file.
    const tile = monogram(name)
      .replaceAll('glow', `glow${index}`)
      .replace(/^<svg \S+/, `<svg x="${index * 64}"`);
    return `<view id="${id}" viewBox="${index * 64} 0 64 64"/>\n${tile}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${bots.length * 64} 64">\n${tiles.join('')}</svg>\n`;
}
