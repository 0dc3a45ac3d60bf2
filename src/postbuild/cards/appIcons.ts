import { Resvg } from '@resvg/resvg-js';

/** How an app icon shows the logo. */
interface Tile {
  /** Side of the icon in pixels. */
  size: number;
  /** Side of the logo as a share of the icon: at most 0.8 where the system cuts a shape out of the icon. */
  share: number;
  /** Radius of the corners as a share of the icon; 0 where the system rounds them itself. */
  round: number;
}

/** A PNG of an SVG, `size` pixels wide. */
export function pngOf(svg: string, size: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render().asPng();
}

/** An SVG of the logo, itself an SVG of 64 by 64, in the middle of a square. */
export function tile(logo: string, { size, share, round }: Tile): string {
  const edge = (size - size * share) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
  <rect width="${size}" height="${size}" rx="${size * round}" fill="#0e0b0a" />
  <g transform="translate(${edge} ${edge}) scale(${(size * share) / 64})">${logo}</g>
</svg>`;
}

/** An ICO file that holds square PNG images, 256 pixels wide at most: browsers ask for one at `/favicon.ico`. */
export function icoOf(images: readonly Buffer[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  images.forEach((png, index) => {
    const entry = 6 + 16 * index;
    // The width in the head of the PNG image; 256 is written as 0.
    directory.fill(png.readUInt32BE(16) % 256, entry, entry + 2);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([directory, ...images]);
}
