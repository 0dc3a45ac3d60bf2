import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './lib/main.mjs';
import { monogram } from '../src/social/monogram';
import { usedBy } from '../src/config/usedBy';

/** `npm run icons`: draws the monogram of every bot on the "Used by" page. */
function main() {
  for (const { name, icon } of usedBy) writeFileSync(join(__dirname, '../static', icon), monogram(name));
  console.log(`${usedBy.length} icons written to static/usedbyicons`);
}

void runMain(main);
