import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const logo = readFileSync(join(__dirname, '../../static/img/logo.svg'), 'utf8');

/** Heights of the bars along the foot of a card: a quiet level, and at its end a mountain with a crater. */
const bars = [34, 58, 42, 76, 50, 88, 62, 44, 70, 52, 36, 60, 46, 72, 54, 84, 120, 176, 236, 140, 236, 176, 120, 78];
const crater = 19;
const step = 50;
const bar = 34;

/** The rounded foot of a bar is below the edge of the card. */
function barOf(height: number, index: number): string {
  const x = index * step + (step - bar) / 2;
  return `<rect x="${x}" y="${630 - height}" width="${bar}" height="${height + bar}" rx="${bar / 2}"/>`;
}

const mountain = `<defs><linearGradient id="ground" gradientUnits="userSpaceOnUse" x1="0" y1="330" x2="0" y2="630">
<stop offset="0" stop-color="#ffc857"/><stop offset=".3" stop-color="#ff8c00"/>
<stop offset=".7" stop-color="#e04a12"/><stop offset="1" stop-color="#bb340b"/></linearGradient></defs>
<g fill="url(#ground)">${bars.map(barOf).join('')}<circle cx="${(crater + 0.5) * step}" cy="376" r="24"/></g>`;

/** Puts the text of a card, itself an SVG, on the ground that all cards share; paths, because images are drawn twice. */
export function onGround(text: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#0e0b0a"/>
${mountain}<g transform="translate(80 58)">${logo}</g>${text}</svg>`;
}
