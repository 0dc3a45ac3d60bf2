import { readFileSync } from 'node:fs';
import { renderAsync } from '@resvg/resvg-js';
import { type ReactNode, createElement } from 'react';
import satori, { type Font } from 'satori';
import { site } from '../config/site';
import { onGround } from './artwork';
import type { Card } from './card';

const WIDTH = 1200;
const HEIGHT = 630;
const edge = 80;

/** Mean width of a letter of a title, as a share of the font size, with some room to spare. */
const letter = 0.6;
const sizes = [96, 84, 72, 64, 56, 48] as const;

/** The largest size at which the longest word stays whole and the title takes two lines at most. */
function titleSize(title: string): number {
  const longest = Math.max(...title.split(' ').map(({ length }) => length));
  const fits = (size: number): boolean => {
    const letters = (WIDTH - 2 * edge) / (size * letter);
    return longest <= letters && title.length <= 2 * letters;
  };
  return sizes.find(fits) ?? sizes[sizes.length - 1];
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

function readFont(weight: 400 | 700): Font {
  const file = require.resolve(`@fontsource/sora/files/sora-latin-${weight}-normal.woff`);
  return { name: 'Sora', weight, style: 'normal', data: readFileSync(file) };
}

let fonts: Font[] | undefined;

/** Draws a card as a PNG of 1200 by 630 pixels; the pixels are computed outside of the thread of the caller. */
export async function drawCard(card: Card): Promise<Buffer> {
  fonts ??= [readFont(400), readFont(700)];
  const text = await satori(layout(card), { width: WIDTH, height: HEIGHT, fonts });
  const image = await renderAsync(onGround(text), { font: { loadSystemFonts: false } });
  return image.asPng();
}
