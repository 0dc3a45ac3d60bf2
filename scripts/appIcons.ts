import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { runMain } from './lib/main.mjs';
import { type Png, icoOf } from '../src/social/ico';
import { tile } from '../src/social/tile';

const staticDir = join(__dirname, '../static');
const background = '#0e0b0a';

function png(svg: string, size: number): Png {
  const fitTo = { mode: 'width', value: size } as const;
  return { size, data: new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().asPng() };
}

/** `npm run icons:app`: draws the favicon and the app icons from the logo. */
function main() {
  const logo = readFileSync(join(staticDir, 'img/logo.svg'), 'utf8');
  const favicon = readFileSync(join(staticDir, 'img/favicon.svg'), 'utf8');
  const files = {
    'favicon.ico': icoOf([png(favicon, 16), png(favicon, 32)]),
    'img/apple-touch-icon.png': png(tile(logo, { size: 180, share: 0.66, round: 0, background }), 180).data,
    'img/icon-192.png': png(tile(logo, { size: 192, share: 0.7, round: 0.2, background }), 192).data,
    'img/icon-512.png': png(tile(logo, { size: 512, share: 0.7, round: 0.2, background }), 512).data,
    'img/icon-maskable-512.png': png(tile(logo, { size: 512, share: 0.54, round: 0, background }), 512).data,
  };
  for (const [file, data] of Object.entries(files)) {
    writeFileSync(join(staticDir, file), data);
    console.log(`static/${file}: ${data.length} bytes`);
  }
}

void runMain(main);
