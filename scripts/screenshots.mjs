// `npm run screenshots -- <folder>`: takes screenshots of twelve pages in both color modes and at four widths. Each
// screenshot shows the first screen of a page. Also prints each page's height and, on a reference page, the position of
// the first member, in pixels. `--full` captures whole pages. `--build <folder>` uses a build in another folder, for
// example to compare two builds.
/* global document, scrollY */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from './lib/main.mjs';
import { startNginx } from './lib/nginx.mjs';
import { freePort } from './lib/port.mjs';
import { ensureBuilt } from './lib/prepare.mjs';
import { chromiumFlags, ensurePrograms, findChromium } from './lib/programs.mjs';
import { Refusal } from '../src/lib/refusal.mjs';

const pages = {
  home: '/',
  intro: '/docs/intro',
  class: '/docs/classes/Manager',
  member: '/docs/classes/Player#setVolume',
  options: '/docs/typedefs/manager/managerOptions',
  enum: '/docs/enums/LoadTypes',
  past: '/docs/2.7.5/intro',
  guide: '/docs/guides/troubleshooting',
  example: '/docs/getting-started/examples/creating-commands',
  category: '/docs/category/-enums',
  comparison: '/versions?from=2.7.5&to=2.8.7',
  missing: '/docs/classes/Manger',
};
const widths = { 390: 844, 768: 1024, 1366: 768, 1920: 1080 };

/** Returns the height of the page and, if it has members, the position of the first member. Runs in the page. */
function measure() {
  const member = document.querySelector('.api-entry');
  const top = member && Math.round(member.getBoundingClientRect().top + scrollY);
  return [document.documentElement.scrollHeight, ...(member ? [`first at ${top}`] : [])].join(', ');
}

async function main() {
  const options = { full: { type: 'boolean', default: false }, build: { type: 'string' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [folder] = positionals;
  if (!folder) throw new Refusal('Name the folder for the screenshots: npm run screenshots -- /tmp/screenshots');
  if (!values.build) await ensureBuilt('.');
  await ensurePrograms(console.log);
  const port = await freePort();
  const stop = await startNginx(values.build ?? 'build', port);
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const heights = {};
  for (const colorScheme of ['dark', 'light']) {
    for (const [width, height] of Object.entries(widths)) {
      const page = await browser.newPage({ colorScheme, viewport: { width: Number(width), height } });
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' });
        const file = join(folder, `${name}-${width}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: values.full });
        heights[name] = { ...heights[name], [width]: await page.evaluate(measure) };
      }
      await page.close();
    }
  }
  console.table(heights);
  await browser.close();
  await stop();
}

await runMain(main);
