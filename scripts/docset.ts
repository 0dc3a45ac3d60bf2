import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './lib/main.mjs';
import { baseUrl } from '../src/config/baseUrl';
import { site } from '../src/config/site';
import { Refusal } from '../src/lib/refusal.mjs';
import { writeDocsets } from '../src/postbuild/docset/write';

/** `npm run docset`: writes a Dash and Zeal docset to `.cache/docsets/` for each version in the build. */
async function main() {
  const root = join(__dirname, '..');
  const buildDir = join(root, 'build');
  const outDir = join(root, '.cache/docsets');
  if (!existsSync(join(buildDir, 'search/shards.json'))) throw new Refusal('No build found. Run npm run build first.');
  console.table(await writeDocsets({ buildDir, outDir, url: site.url, baseUrl }));
  console.log(
    `The docsets, their archives and the feed are in ${outDir}. Serve the archives at ${site.url}${baseUrl}docsets/.`,
  );
}

void runMain(main);
