import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { icoOf } from '../../../src/social/ico';
import { tile } from '../../../src/social/tile';

const staticDir = join(__dirname, '../../../static');
const read = (file: string): Buffer => readFileSync(join(staticDir, file));

/** Width and height as the head of a PNG image says them. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the manifest names icons that are there in the sizes that it says', () => {
  const { icons } = JSON.parse(read('site.webmanifest').toString()) as { icons: { src: string; sizes: string }[] };
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of icons) expect(`${src} ${sizeOf(read(src))}`).toBe(`${src} ${sizes}`);
});

test('favicon.ico holds the icon in the sizes of a tab', () => {
  const ico = read('favicon.ico');
  const images = [0, 1].map((index) => {
    const [length, offset] = [ico.readUInt32LE(6 + 16 * index + 8), ico.readUInt32LE(6 + 16 * index + 12)];
    return sizeOf(ico.subarray(offset, offset + length));
  });
  expect(images).toEqual(['16x16', '32x32']);
});

test('an ICO file is its directory and then its images', () => {
  const ico = icoOf([
    { size: 16, data: Buffer.from('first') },
    { size: 256, data: Buffer.from('second') },
  ]);
  expect(ico.readUInt16LE(4)).toBe(2);
  expect([ico[6], ico[22]]).toEqual([16, 0]);
  expect(ico.subarray(38).toString()).toBe('firstsecond');
});

test('a tile keeps the logo inside of what a round icon shows', () => {
  const white =
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#fff"/></svg>';
  const svg = tile(white, { size: 100, share: 0.54, round: 0, background: '#000000' });
  const { pixels, width } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const lit = Array.from({ length: width * width }, (_, index) => index).filter((index) => pixels[index * 4] === 255);
  const farthest = Math.max(
    ...lit.map((index) => Math.hypot((index % width) - 49.5, Math.floor(index / width) - 49.5)),
  );
  expect(lit.length).toBeGreaterThan(0);
  expect(farthest).toBeLessThan(40);
});

test.each(['logo.svg', 'logo-light.svg', 'favicon.svg'])('%s weighs less than 5 kB', (file) => {
  expect(read(`img/${file}`).length).toBeLessThan(5000);
});
