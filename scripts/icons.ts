import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './lib/main.mjs';
import { monogram, monograms } from '../src/postbuild/cards/monogram';
import { allTiles, usedBy } from '../src/config/usedBy';

/** `npm run icons`: draws a monogram for every bot, and an image of all monograms for the home page. */
function main() {
  for (const { name, icon } of usedBy) writeFileSync(join(__dirname, '../static', icon), monogram(name));
  writeFileSync(join(__dirname, '../static', allTiles), monograms(usedBy));
  console.log(`Wrote ${usedBy.length} icons to static/usedbyicons and one to static${allTiles}.`);
}

void runMain(main);
