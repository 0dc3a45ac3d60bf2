import { join } from 'node:path';
import { push, Refusal } from '../src/search/push';

/** `npm run search:push [-- --yes]`: uploads the search records of `build/` to Algolia; without `--yes` a dry run. */
push({
  args: process.argv.slice(2),
  env: process.env,
  build: join(__dirname, '../build'),
  log: console.log,
}).catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
});
