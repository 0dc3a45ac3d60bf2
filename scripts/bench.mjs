// `npm run bench`: what readers of the built site wait for, on a slow device in a slow network. Each `--against`, a folder
// with another built site, is measured in turns with it, `--runs` times. With `--build`: what builds cost, and nothing else.
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureBuilds } from './lib/benchBuild.mjs';
import { aheadTime, measureClick, measurePage, measurePresses, measureSearch } from './lib/benchPage.mjs';
import { rowsOf } from './lib/benchTable.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { runMain } from './lib/main.mjs';
import { chromiumFlags, findChromium } from './lib/programs.mjs';
import { serveSite } from './lib/static.mjs';
import { Refusal } from '../src/lib/refusal.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pages = { home: '/', intro: '/docs/intro', Manager: '/docs/classes/Manager', enum: '/docs/enums/LoadTypes' };
const clicks = { 'not hovered': {}, 'hovered for 200 ms': { hover: 200 }, 'right after load': { early: true } };

const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

/** What is measured by table and row: functions of a browser and the address of a site. */
const measures = {
  'Pages (kB until load; ms)': mapValues(pages, (path) => async (browser, site) => ({
    ...(await measurePage(browser, site + path)),
    ...(await measurePresses(browser, site + path)),
  })),
  'Intro → Manager (ms from the click; kB and requests between load and click)': mapValues(
    clicks,
    (how) => (browser, site) => measureClick(browser, site + pages.intro, pages.Manager, 'Manager', how),
  ),
  'Search (ms from the press to the first match, and from a key to its match; kB until the first match)': {
    search: (browser, site) => measureSearch(browser, site + pages.intro),
  },
};

const show = (text) => process.stderr.write(text);

/** Serves a built site as long as the process lives; resolves to its address. */
async function addressOf(folder) {
  const server = await serveSite(folder, '/', 0);
  server.prependListener('request', ({ headers }, response) => {
    const end = response.end.bind(response);
    response.end = (body = '') => setTimeout(end, aheadTime(headers, body.length), body);
  });
  return `http://localhost:${server.unref().address().port}`;
}

/** Measures sites in turns, `runs` times; resolves to all runs, `{ [table]: { [measure]: { [site]: run[] } } }`. */
async function measureSites(folders, runs) {
  if (!findChromium()) throw new Refusal('The benchmark needs Chromium. On Debian: sudo apt-get install chromium');
  await ensureBuilt(root, show);
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const sites = await Promise.all(folders.map(async (folder) => [folder, await addressOf(folder)]));
  const results = mapValues(measures, (table) =>
    mapValues(table, () => mapValues(Object.fromEntries(sites), () => [])),
  );
  for (let run = 1; run <= runs; run++) {
    for (const [table, rows] of Object.entries(measures)) {
      for (const [row, measure] of Object.entries(rows)) {
        for (const [site, address] of sites) {
          show(`Run ${run} of ${runs}: ${row}, ${site}\n`);
          results[table][row][site].push(await measure(browser, address));
        }
      }
    }
  }
  await browser.close();
  return results;
}

async function main() {
  const against = { type: 'string', multiple: true, default: [] };
  const options = { build: { type: 'boolean' }, runs: { type: 'string', default: '7' }, against };
  const { values } = parseArgs({ options });
  const sites = [join(root, 'build'), ...values.against];
  const results = await (values.build ? measureBuilds(root, show) : measureSites(sites, Number(values.runs)));
  const medians = mapValues(results, rowsOf);
  for (const [title, rows] of Object.entries(medians)) {
    console.log(`\n${title}`);
    console.table(rows);
  }
  const file = join(root, '.cache', values.build ? 'bench-build.json' : 'bench.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ load: loadavg(), medians, runs: results }, undefined, 2));
  console.log(`\nLoad of the machine: ${loadavg().map(Math.round)}. All runs: ${file}`);
}

await runMain(main);
