import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './lib/main.mjs';
import { packFiles } from '../src/postbuild/hosting/pack';
import { Refusal } from '../src/lib/refusal.mjs';

const build = join(__dirname, '../build');

/** `npm run pack`: writes `.br` and `.gz` beside the files of the build, for hosts that send them as they are. */
async function main() {
  if (!existsSync(build)) throw new Refusal('There is no build yet: run npm run build first.');
  const { plain, br, gz } = await packFiles(build);
  const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(`${inMegabytes(plain)} of text packed: ${inMegabytes(br)} as .br, ${inMegabytes(gz)} as .gz.`);
}

void runMain(main);
