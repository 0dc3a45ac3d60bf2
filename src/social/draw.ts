import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { type ReactNode, createElement } from 'react';
import satori, { type Font } from 'satori';
import { site } from '../config/site';
import type { Card } from './card';

const width = 1200;
const height = 630;
const edge = 80;

const logo = readFileSync(join(__dirname, '../../static/img/logo.svg'), 'utf8');

/** Heights of the bars along the foot of a card: a quiet level, and at its end a mountain with a crater. */
const bars = [34, 58, 42, 76, 50, 88, 62, 44, 70, 52, 36, 60, 46, 72, 54, 84, 120, 176, 236, 140, 236, 176, 120, 78];
const crater = 19;
const step = 50;
const bar = 34;

/** The rounded foot of a bar is below the edge of the card. */
const ground = bars.map((top, index) => {
  const x = index * step + (step - bar) / 2;
  return `<rect x="${x}" y="${height - top}" width="${bar}" height="${top + bar}" rx="${bar / 2}"/>`;
});

/** Puts the text of a card, itself an SVG, on the ground that all cards share; paths, because images are drawn twice. */
function onGround(text: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="ground" gradientUnits="userSpaceOnUse" x1="0" y1="330" x2="0" y2="630">
<stop offset="0" stop-color="#ffc857"/><stop offset=".3" stop-color="#ff8c00"/>
<stop offset=".7" stop-color="#e04a12"/><stop offset="1" stop-color="#bb340b"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="#0e0b0a"/>
<g fill="url(#ground)">${ground.join('')}<circle cx="${(crater + 0.5) * step}" cy="376" r="24"/></g>
<g transform="translate(80 58)">${logo}</g>${text}</svg>`;
}

const sizes = [96, 84, 72, 64, 56] as const;
/** Mean width of a letter of a title, as a share of the font size, with some room to spare. */
const letter = 0.6;

/** The largest size at which the longest word stays whole and the title takes two lines at most. */
function titleSize(title: string): number {
  const longest = Math.max(...title.split(' ').map(({ length }) => length));
  const needed = Math.max(longest, title.length / 2);
  return sizes.find((size) => needed * size * letter <= width - 2 * edge) ?? 48;
}

const styles = {
  card: { display: 'flex', flexDirection: 'column', width: '100%', padding: `66px ${edge}px`, fontFamily: 'Sora' },
  site: { marginLeft: 88, fontSize: 36, fontWeight: 700, color: '#ece3db' },
  title: {
    display: 'block',
    marginTop: 72,
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

function layout({ title, kind, version }: Card): ReactNode {
  const box = (style: object, ...children: ReactNode[]) => createElement('div', { style }, ...children);
  return box(
    styles.card,
    box(styles.site, site.title),
    box({ ...styles.title, fontSize: titleSize(title) }, title),
    box(styles.line, box(styles.kind, kind), version && box(styles.version, version)),
  );
}

const fonts = ([400, 700] as const).map((weight): Font => {
  const file = require.resolve(`@fontsource/sora/files/sora-latin-${weight}-normal.woff`);
  return { name: 'Sora', weight, style: 'normal', data: readFileSync(file) };
});

/** Draws a card as a PNG of 1200 by 630 pixels; the pixels are computed outside of the thread of the caller. */
export async function drawCard(card: Card): Promise<Buffer> {
  const text = await satori(layout(card), { width, height, fonts });
  const image = await renderAsync(onGround(text), { font: { loadSystemFonts: false } });
  return image.asPng();
}
