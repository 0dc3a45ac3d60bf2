/** Draws the monogram of every bot on the "Used by" page: `npm run icons`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { usedBy } from '../src/config/usedBy';
import { monogram } from '../src/config/monogram';

for (const { name, icon } of usedBy) {
  writeFileSync(join(__dirname, '../static', icon), monogram(name));
}
process.stdout.write(`${usedBy.length} icons written to static/usedbyicons\n`);
