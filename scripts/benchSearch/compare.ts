import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { PlacedQuery } from '../../src/check/search/queries';
import type { Measured } from './browser/measure';
import type { Contestant } from './contestants';
import { everyNth, kB, keystrokesOf, percentile, sentSize, spread } from './figures';
import { serve } from './serve';

/**
 * Lets the contestants answer the same queries in the same browser, and returns a row of a table for each, by its name:
 * what a first query downloads, how often the answer is first or among the first five, and how long a keystroke takes.
 * One that fails is left out with a printed line.
 */
export async function compare(
  browser: Browser,
  site: string,
  contestants: readonly Contestant[],
  queries: readonly PlacedQuery[],
): Promise<Record<string, Record<string, string>>> {
  writeFileSync(join(site, 'bench.html'), '<!doctype html><title>Bench</title>');
  const { origin, close } = await serve(site);
  const rows: Record<string, Record<string, string>> = {};
  for (const contestant of contestants) {
    try {
      rows[contestant.name] = await row(browser, origin, contestant, queries);
    } catch (error) {
      console.log(`${contestant.name} could not be measured: ${(error as Error).message}`);
    }
  }
  close();
  return rows;
}

async function row(browser: Browser, origin: string, contestant: Contestant, queries: readonly PlacedQuery[]) {
  const texts = queries.map(({ query }) => query);
  const downloads = [];
  for (const query of everyNth(texts, 16)) downloads.push(await firstQuery(browser, origin, contestant, query));
  const page = await browser.newPage();
  await page.goto(`${origin}/bench`);
  const answers = await run(page, contestant, texts);
  const keys = await run(page, contestant, keystrokesOf(everyNth(texts, 5)));
  await page.close();
  const { p50, p95 } = spread(keys.map(({ time }) => time));
  const places = answers.map(({ found }, at) => found.findIndex((address) => queries[at].wants.includes(address)));
  const pages = answers.map(({ found }, at) => {
    const wanted = queries[at].wants.map(pageOf);
    return [...new Set(found.map(pageOf))].findIndex((path) => wanted.includes(path));
  });
  return {
    'index, gz': kB(
      percentile(
        downloads.map(({ index }) => index),
        0.5,
      ),
    ),
    'code, gz': kB(
      percentile(
        downloads.map(({ code }) => code),
        0.5,
      ),
    ),
    'section first': share(places, 1),
    'in five': share(places, 5),
    'page first': share(pages, 1),
    'page in five': share(pages, 5),
    'p50 a key': p50,
    'p95 a key': p95,
  };
}

const pageOf = (address: string) => address.split('#')[0];

/** How many places are among the first `shown`. */
function share(places: readonly number[], shown: number): string {
  return `${places.filter((place) => place >= 0 && place < shown).length}/${places.length}`;
}

/** What is downloaded until a first query is answered. */
async function firstQuery(browser: Browser, origin: string, contestant: Contestant, query: string) {
  const page = await browser.newPage();
  await page.goto(`${origin}/bench`);
  const bodies: Promise<{ path: string; size: number }>[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    bodies.push(response.body().then((body) => ({ path, size: sentSize(body) })));
  });
  await run(page, contestant, [query]);
  const files = await Promise.all(bodies);
  await page.close();
  const sum = (wanted: boolean) =>
    files.filter(({ path }) => contestant.isIndex(path) === wanted).reduce((total, { size }) => total + size, 0);
  return { index: sum(true), code: sum(false) };
}

/** As text, because what `tsx` makes of a function does not run outside of Node.js. */
function run(page: Page, { module, settings }: Contestant, queries: readonly string[]): Promise<Measured[]> {
  const call = `run(${JSON.stringify(queries)}, ${JSON.stringify(settings)})`;
  return page.evaluate<Measured[]>(`import('/bench/${module}.js').then(({ run }) => ${call})`);
}
