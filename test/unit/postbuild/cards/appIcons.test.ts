import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { icoOf, pngOf, tile } from '../../../../src/postbuild/cards/appIcons';

const staticDir = join(__dirname, '../../../../static');
const read = (file: string): Buffer => readFileSync(join(staticDir, file));

/** Width and height as the head of a PNG image says them. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the manifest names icons that are there in the sizes that it says', () => {
  const { icons } = JSON.parse(read('site.webmanifest').toString()) as { icons: { src: string; sizes: string }[] };
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of icons) expect(`${src} ${sizeOf(read(src))}`).toBe(`${src} ${sizes}`);
});

test('favicon.ico holds the icon in the sizes of a tab, each with its place in the directory', () => {
  const [ico, favicon] = [read('favicon.ico'), read('img/favicon.svg').toString()];
  const images = [0, 1].map((index) => {
    const [length, offset] = [ico.readUInt32LE(6 + 16 * index + 8), ico.readUInt32LE(6 + 16 * index + 12)];
    return sizeOf(ico.subarray(offset, offset + length));
  });
  expect(images).toEqual(['16x16', '32x32']);
  expect([ico.readUInt16LE(4), ico[6], ico[22]]).toEqual([2, 16, 32]);
  expect(icoOf([16, 32].map((size) => pngOf(favicon, size)))).toEqual(ico);
  // The width of a larger icon has no place there: 256 is written as 0.
  expect(icoOf([pngOf(favicon, 256)])[6]).toBe(0);
});

test('a tile keeps the logo inside of what a round icon shows', () => {
  const white =
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#fff"/></svg>';
  const svg = tile(white, { size: 100, share: 0.54, round: 0 });
  const { pixels, width } = new Resvg(svg).render();
  const fromMiddle = (index: number) => Math.hypot((index % width) - 49.5, Math.floor(index / width) - 49.5);
  const lit = [...Array(width * width).keys()].filter((index) => pixels[index * 4] === 255);
  expect(lit.length).toBeGreaterThan(0);
  expect(Math.max(...lit.map(fromMiddle))).toBeLessThan(40);
});

test.each(['logo.svg', 'logo-light.svg', 'favicon.svg'])('%s weighs less than 5 kB', (file) => {
  expect(read(`img/${file}`).length).toBeLessThan(5000);
});
