/** How an app icon shows the logo. */
export interface Tile {
  /** Side of the icon in pixels. */
  size: number;
  /** Side of the logo as a share of the icon: at most 0.8 where the system cuts a shape out of the icon. */
  share: number;
  /** Radius of the corners as a share of the icon; 0 where the system rounds them itself. */
  round: number;
  background: string;
}

/** An SVG of the logo, itself an SVG of 64 by 64, in the middle of a square. */
export function tile(logo: string, { size, share, round, background }: Tile): string {
  const scale = (size * share) / 64;
  const edge = (size - size * share) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
  <rect width="${size}" height="${size}" rx="${size * round}" fill="${background}" />
  <g transform="translate(${edge} ${edge}) scale(${scale})">${logo}</g>
</svg>`;
}
