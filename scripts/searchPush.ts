import { join } from 'node:path';
import { runMain } from './lib/main.mjs';
import { push } from '../src/search/build/push';

/** `npm run search:push [-- --yes]`: uploads the search records of `build/` to Algolia; without `--yes` a dry run. */
function main(): Promise<void> {
  return push({
    args: process.argv.slice(2),
    env: process.env,
    build: join(__dirname, '../build'),
    log: console.log,
  });
}

void runMain(main);
