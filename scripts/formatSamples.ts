import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './lib/main.mjs';
import { formatSamples } from '../src/check/format';
import { versions } from '../src/config/versions';
import { readable } from '../src/content/read/page';
import { readPages } from '../src/content/read/pages';

/** The second step of `npm run format`: formats the `ts` and `js` samples on all pages without syntax errors. */
async function main() {
  const root = join(__dirname, '..');
  for (const version of versions) {
    for (const page of readable(readPages(root, version)).sound) {
      const text = await formatSamples(page);
      if (text === page.text) continue;
      writeFileSync(join(root, page.file), text);
      console.log(page.file);
    }
  }
}

void runMain(main);
