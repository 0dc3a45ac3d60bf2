import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './lib/main.mjs';
import { icoOf, pngOf, tile } from '../src/postbuild/cards/appIcons';

const staticDir = join(__dirname, '../static');

/** `npm run icons:app`: draws the favicon and the app icons from the logo. */
function main() {
  const logo = readFileSync(join(staticDir, 'img/logo.svg'), 'utf8');
  const favicon = readFileSync(join(staticDir, 'img/favicon.svg'), 'utf8');
  const icon = (size: number, share: number, round: number) => pngOf(tile(logo, { size, share, round }), size);
  const files = {
    'favicon.ico': icoOf([16, 32].map((size) => pngOf(favicon, size))),
    'img/apple-touch-icon.png': icon(180, 0.66, 0),
    'img/icon-192.png': icon(192, 0.7, 0.2),
    'img/icon-512.png': icon(512, 0.7, 0.2),
    'img/icon-maskable-512.png': icon(512, 0.54, 0),
  };
  for (const [file, data] of Object.entries(files)) {
    writeFileSync(join(staticDir, file), data);
    console.log(`static/${file}: ${data.length} bytes`);
  }
}

void runMain(main);
