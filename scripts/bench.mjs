// `npm run bench`: measures four pages of the built site in Chromium with a slow network and a 4× slower CPU. Prints
// the kilobytes received before the load event and the Interaction to Next Paint (INP). Lighthouse measures paint and
// blocking times. `--runs 3` makes three runs instead of seven, and `--build <folder>` measures a build in another
// folder.
/* global window, PerformanceObserver */
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Refusal } from '../src/lib/refusal.mjs';
import { runMain } from './lib/main.mjs';
import { startNginx } from './lib/nginx.mjs';
import { freePort } from './lib/port.mjs';
import { ensureBuilt } from './lib/prepare.mjs';
import { chromiumFlags, ensurePrograms, findChromium } from './lib/programs.mjs';

const pages = { home: '/', intro: '/docs/intro', Manager: '/docs/classes/Manager', enum: '/docs/enums/LoadTypes' };
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** The benchmark clicks the first visible match of each selector. */
const controls = [
  ...['color-mode-toggle button', '.navbar [aria-haspopup=true]', '[role=tab][aria-selected=false]'],
  ...['main button[class*=copy]', 'aside .menu__caret, aside summary'],
  ':is([aria-haspopup=dialog], button[aria-label^=Search])',
];

const clicked = new Set();

/** Records the slowest interaction. Runs in the page before the page's own scripts. */
function observe() {
  window.INP = 0;
  const keepSlowest = ({ duration, interactionId }) => interactionId && (window.INP = Math.max(window.INP, duration));
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(keepSlowest));
  observer.observe({ type: 'event', durationThreshold: 16 });
}

/** Opens a page in a new context. `loaded` resolves to the kilobytes received before the load event. */
async function openPage(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 2000 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const loaded = new Promise((resolve) => cdp.once('Page.loadEventFired', () => resolve(bytes / 1000)));
  for (const domain of ['Page', 'Network']) await cdp.send(`${domain}.enable`);
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'commit' });
  return { page, loaded };
}

async function measureLoad(browser, url) {
  const { page, loaded } = await openPage(browser, url);
  const kB = await loaded;
  await page.context().close();
  return { kB };
}

/** Clicks the controls as soon as the page is painted, and measures the slowest response. */
async function measureClicks(browser, url) {
  const { page } = await openPage(browser, url);
  await page.waitForFunction(() => window.performance.getEntriesByName('first-contentful-paint').length > 0);
  for (const control of controls) {
    const found = page.locator(control).filter({ visible: true }).first();
    const box = (await found.count()) && (await found.boundingBox());
    if (!box) continue;
    clicked.add(control);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await setTimeout(300);
  }
  // Waits longer after the last click, because the search dialog opens more slowly than the other controls respond.
  await setTimeout(2000);
  const INP = await page.evaluate(() => window.INP);
  await page.context().close();
  return { INP };
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

async function main() {
  process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
  const options = { runs: { type: 'string', default: '7' }, build: { type: 'string' } };
  const { runs, build } = parseArgs({ options }).values;
  if (!build) await ensureBuilt('.');
  await ensurePrograms(console.log);
  const port = await freePort();
  const stop = await startNginx(build ?? 'build', port);
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const table = {};
  for (const [name, path] of Object.entries(pages)) {
    const results = [];
    for (let run = 0; run < Number(runs); run += 1) {
      const url = `http://localhost:${port}${path}`;
      results.push({ ...(await measureLoad(browser, url)), ...(await measureClicks(browser, url)) });
    }
    const medianOf = (key) => Number(median(results.map((result) => result[key])).toFixed(1));
    table[name] = Object.fromEntries(Object.keys(results[0]).map((key) => [key, medianOf(key)]));
  }
  const absent = controls.filter((control) => !clicked.has(control));
  if (absent.length > 0)
    throw new Refusal(`No page has ${absent.join(', ')}. Correct the controls in scripts/bench.mjs.`);
  console.table(table);
  await browser.close();
  await stop();
}

await runMain(main);
