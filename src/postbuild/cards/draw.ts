import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { type ReactNode, createElement } from 'react';
import satori, { type Font } from 'satori';
import { site } from '../../config/site';
import type { Card } from './card';
import { Picture, partOf, type Part } from './picture';

const width = 1200;
const height = 630;
const edge = 80;

const logo = readFileSync(join(__dirname, '../../../static/img/logo.svg'), 'utf8');

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

/** The ground that all cards share, under the name of the site, itself an SVG. */
function groundWith(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="ground" gradientUnits="userSpaceOnUse" x1="0" y1="330" x2="0" y2="630">
<stop offset="0" stop-color="#ffc857"/><stop offset=".3" stop-color="#ff8c00"/>
<stop offset=".7" stop-color="#e04a12"/><stop offset="1" stop-color="#bb340b"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="#0e0b0a"/>
<g fill="url(#ground)">${ground.join('')}<circle cx="${(crater + 0.5) * step}" cy="376" r="24"/></g>
<g transform="translate(80 58)">${logo}</g>${name}</svg>`;
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

/** Room that is drawn above and below a line of text, for the letters that reach out of it. */
const reach = 24;

const styles = {
  part: {
    display: 'flex',
    flexDirection: 'column',
    width: width - 2 * edge,
    padding: `${reach}px ${edge}px`,
    fontFamily: 'Sora',
  },
  site: { marginTop: 66 - reach, marginLeft: 88, fontSize: 36, fontWeight: 700, color: '#ece3db' },
  title: {
    display: 'block',
    fontWeight: 700,
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
    color: '#fff',
    wordBreak: 'break-word',
    lineClamp: 2,
  },
  line: { display: 'flex', fontSize: 36, lineHeight: 1.3 },
  kind: { maxWidth: 760, marginRight: 28, color: '#ff9a2b' },
  version: { color: '#b9aba0' },
} as const;

const box = (style: object, ...children: ReactNode[]) => createElement('div', { style }, ...children);

const fonts = ([400, 700] as const).map((weight): Font => {
  const file = require.resolve(`@fontsource/sora/files/sora-latin-${weight}-normal.woff`);
  return { name: 'Sora', weight, style: 'normal', data: readFileSync(file) };
});

const layOut = (content: ReactNode): Promise<string> => satori(box(styles.part, content), { width, fonts });

/** Computes the pixels outside of the thread of the caller. */
async function drawPart(svg: string): Promise<Part> {
  const { pixels, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return partOf(pixels, height);
}

async function drawGround(): Promise<Picture> {
  const picture = new Picture(width, height);
  picture.lay(await drawPart(groundWith(await layOut(box(styles.site, site.title)))), 0);
  return picture;
}

const drawTitle = async (title: string) =>
  drawPart(await layOut(box({ ...styles.title, fontSize: titleSize(title) }, title)));

const drawLine = async (kind: string, version?: string) =>
  drawPart(await layOut(box(styles.line, box(styles.kind, kind), version && box(styles.version, version))));

/** Returns what `draw` made when the key was first asked for. */
function once<T>(drawn: Map<string, Promise<T>>, key: string, draw: () => Promise<T>): Promise<T> {
  const part = drawn.get(key) ?? draw();
  drawn.set(key, part);
  return part;
}

const titleTop = 183;
const gap = 30;

/**
 * Draws cards as PNG images of 1200 by 630 pixels. What cards share is drawn once for all of them: the ground, the titles,
 * and the lines below, of which there are few for many pages in many versions.
 */
export class CardPainter {
  private ground?: Promise<Picture>;
  private readonly titles = new Map<string, Promise<Part>>();
  private readonly lines = new Map<string, Promise<Part>>();

  async draw({ title, kind, version }: Card): Promise<Buffer> {
    this.ground ??= drawGround();
    const name = await once(this.titles, title, () => drawTitle(title));
    const line = await once(this.lines, `${kind}\n${version}`, () => drawLine(kind, version));
    const picture = (await this.ground).copy();
    picture.lay(name, titleTop - reach);
    picture.lay(line, titleTop + name.height + gap - 3 * reach);
    return picture.toPng();
  }
}
