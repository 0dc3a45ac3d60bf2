import { join } from 'node:path';
import { runMain } from './lib/main.mjs';
import { exampleLanguages, findExample, writeExample } from '../src/content/samples/example';
import { currentVersion } from '../src/config/versions';
import { Refusal } from '../src/lib/refusal.mjs';
import { readPages } from '../src/content/read/pages';

/** `npm run example -- <folder> [ts|js]`: writes the example bot of the current version's pages into an empty folder. */
function main() {
  const [folder, wanted = 'ts'] = process.argv.slice(2);
  const language = exampleLanguages.find((name) => name === wanted);
  if (!folder || !language) throw new Refusal('Usage: npm run example -- <folder> [ts|js]');
  const files = findExample(readPages(join(__dirname, '..'), currentVersion), language);
  writeExample(folder, files);
  console.log(`Wrote ${files.length} files into ${folder}:\n${files.map(({ path }) => `  ${path}`).join('\n')}`);
}

void runMain(main);
