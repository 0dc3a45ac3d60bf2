import { existsSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchChromium } from './benchSearch/chromium';
import { compare } from './benchSearch/compare';
import { type Contestant, bundle, prepareEasyops, prepareOurs, preparePagefind } from './benchSearch/contestants';
import { throttle, timeDialog } from './benchSearch/dialog';
import { everyNth, keystrokesOf, spread } from './benchSearch/figures';
import { installRivals } from './benchSearch/install';
import { readCatalog, shardSizes, timeIndex, timeKeystrokes } from './benchSearch/own';
import { copyPages } from './benchSearch/pages';
import { runMain } from './lib/main.mjs';
import { type PlacedQuery, queriesOf } from '../src/check/search/queries';
import { baseUrl } from '../src/config/baseUrl';
import { currentVersion, versions } from '../src/config/versions';
import { Refusal } from '../src/lib/refusal.mjs';
import { tagOf } from '../src/search/client/tags';
import { dialogQueryLimit } from '../src/search/limits';

/**
 * `npm run bench:search`: what search weighs and how fast it is, in Node.js and in a throttled Chromium, and beside it
 * Pagefind and @easyops-cn/docusaurus-search-local over the same built pages.
 */
const root = join(__dirname, '..');
const build = join(root, 'build');
// Not in `node_modules/.cache`, which `npm run bench` empties: installing takes long.
const rivals = join(root, '.cache/bench-search');

async function main() {
  if (!existsSync(join(build, 'search/shards.json')))
    throw new Refusal('There is no search index in build/: run npm run build first.');

  const [load] = loadavg();
  console.log(`Load of the machine before: ${load.toFixed(1)} on ${availableParallelism()} processors`);
  console.log('\nShards');
  console.table(shardSizes(build));
  ownEngine();
  const browser = await launchChromium();
  try {
    const queries = queriesOf(root, currentVersion.version);
    await ownDialog(browser, queries);
    await sideBySide(browser, queries);
  } finally {
    await browser.close();
  }
}

function ownEngine() {
  console.log('\nIn Node.js: unpacking and indexing once, then every key of every query');
  const rows: Record<string, object> = {};
  for (const version of versions) {
    const queries = queriesOf(root, version.version).map(({ query }) => query);
    if (queries.length === 0) continue;
    const { ask, unpacked, made } = timeIndex(build, tagOf(version));
    rows[version.version] = { unpacked, indexed: made, ...timeKeystrokes(ask, queries) };
  }
  console.table(rows);
}

async function ownDialog(browser: Browser, queries: readonly PlacedQuery[]) {
  const typed = everyNth(queries, 8).map(({ query }) => query.slice(0, dialogQueryLimit));
  console.log(`\nIn Chromium at ${throttle}× CPU throttling: from a key to its results painted in the dialog`);
  try {
    const times = await timeDialog(browser, build, typed);
    const keys = { keystrokes: keystrokesOf(typed).length, 'that changed results': times.length };
    console.table({ dialog: { ...keys, ...spread(times) } });
  } catch (error) {
    console.log(`The dialog could not be measured: ${(error as Error).message}`);
  }
}

async function sideBySide(browser: Browser, queries: readonly PlacedQuery[]) {
  const installed = await installRivals(rivals);
  if (!installed) {
    console.log('\nThe packages to compare with could not be installed (is there a network?): only our own figures.');
    return;
  }
  const site = join(rivals, 'site');
  const pages = copyPages(build, site);
  const tag = tagOf(currentVersion);
  const catalog = readCatalog(build);
  const shards = ['default', tag].flatMap((name) => catalog.get(name)?.file ?? []);
  const contestants = [
    prepareOurs(build, site, shards, { tag, baseUrl }),
    ...(await prepared(() => preparePagefind(installed, site))),
    ...(await prepared(() => prepareEasyops(installed, site, pages))),
  ];
  await bundle(
    installed,
    site,
    contestants.map(({ module }) => module),
  );
  console.log(`\nThe ${pages.length} pages of ${currentVersion.version}, ${queries.length} queries, in Chromium`);
  console.table(await compare(browser, site, contestants, queries));
}

/** One that cannot be prepared on this machine is left out, and the others are compared all the same. */
async function prepared(prepare: () => Contestant | Promise<Contestant>): Promise<Contestant[]> {
  try {
    return [await prepare()];
  } catch (error) {
    console.log(`\nLeft out: ${(error as Error).message}`);
    return [];
  }
}

void runMain(main);
