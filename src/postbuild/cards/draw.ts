import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { type ReactNode, createElement } from 'react';
import satori, { type Font } from 'satori';
import { site } from '../../config/site';
import type { Card } from './card';

const width = 1200;
const height = 630;
const margin = 80;

const logo = readFileSync(join(__dirname, '../../../static/img/logo.svg'), 'utf8');

/** The heights of the equalizer bars. The tall bars form a volcano with a crater. */
const bars = [34, 58, 42, 76, 50, 88, 62, 44, 70, 52, 36, 60, 46, 72, 54, 84, 120, 176, 236, 140, 236, 176, 120, 78];
const crater = 19;
const barStep = 50;
const barWidth = 34;

/** Let bars extend below the edge of the card, so that only their tops are rounded. */
const equalizer = bars.map((top, index) => {
  const x = index * barStep + (barStep - barWidth) / 2;
  return `<rect x="${x}" y="${height - top}" width="${barWidth}" height="${top + barWidth}" rx="${barWidth / 2}"/>`;
});

const background = `<defs><linearGradient id="glow" gradientUnits="userSpaceOnUse" x1="0" y1="330" x2="0" y2="630">
<stop offset="0" stop-color="#ffc857"/><stop offset=".3" stop-color="#ff8c00"/>
<stop offset=".7" stop-color="#e04a12"/><stop offset="1" stop-color="#bb340b"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="#0e0b0a"/>
<g fill="url(#glow)">${equalizer.join('')}<circle cx="${(crater + 0.5) * barStep}" cy="376" r="24"/></g>
<g transform="translate(${margin} 58)">${logo}</g>`;

const titleSizes = [96, 84, 72, 64, 56] as const;
/** The average letter width relative to the font size, rounded up. */
const letterWidth = 0.6;

function titleSize(title: string): number {
  const longestWord = Math.max(...title.split(' ').map(({ length }) => length));
  const letters = Math.max(longestWord, title.length / 2);
  return titleSizes.find((size) => letters * size * letterWidth <= width - 2 * margin) ?? 48;
}

const styles = {
  card: {
    display: 'flex',
    flexDirection: 'column',
    width: width - 2 * margin,
    padding: `0 ${margin}px`,
    fontFamily: 'Sora',
  },
  site: { position: 'absolute', top: 66, left: margin + 88, fontSize: 36, fontWeight: 700, color: '#ece3db' },
  title: {
    display: 'block',
    marginTop: 183,
    fontWeight: 700,
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
    color: '#fff',
    wordBreak: 'break-word',
    lineClamp: 2,
  },
  line: { display: 'flex', marginTop: 30, fontSize: 36, lineHeight: 1.3 },
  kind: { maxWidth: 760, marginRight: 28, color: '#ff9a2b' },
  version: { color: '#b9aba0' },
} as const;

const box = (style: object, ...children: ReactNode[]) => createElement('div', { style }, ...children);

const fonts = ([400, 700] as const).map((weight): Font => {
  const file = require.resolve(`@fontsource/sora/files/sora-latin-${weight}-normal.woff`);
  return { name: 'Sora', weight, style: 'normal', data: readFileSync(file) };
});

/** Draws a card as a PNG image of 1200 × 630 pixels. */
export async function drawCard({ title, kind, version }: Card): Promise<Buffer> {
  const text = box(
    styles.card,
    box(styles.site, site.title),
    box({ ...styles.title, fontSize: titleSize(title) }, title),
    box(styles.line, box(styles.kind, kind), version && box(styles.version, version)),
  );
  const svg = await satori(text, { width, height, fonts });
  const image = await renderAsync(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${background}${svg}</svg>`,
    { font: { loadSystemFonts: false } },
  );
  return image.asPng();
}
