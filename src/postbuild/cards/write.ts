import { mkdirSync, readdirSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { CardCache } from './cache';
import { cardOf, cardText } from './card';
import { cardAddress, withCard } from './link';

/** Cards in work at the same time: enough to keep the renderer busy while the next ones are laid out. */
const atOnce = 4;

const pathOf = (file: string): string =>
  `/${file.split(sep).join('/')}`.replace(/\.html$/, '').replace(/\/index$/, '/');

/**
 * Makes the social card of every page of a build and names it in the page's head by its whole address: `baseUrl` is the
 * path that the site is mounted at, with a slash at both ends; `cacheDir` keeps cards for the next build. Resolves to the
 * number of cards, and of those that had to be drawn. Throws an error that names the page whose card could not be made.
 */
export async function writeCards(buildDir: string, cacheDir: string, site: { url: string; baseUrl: string }) {
  const cache = new CardCache(cacheDir);
  const owners = new Map<string, string>();
  const waiting = readdirSync(buildDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  mkdirSync(join(buildDir, dirname(cardAddress('/'))), { recursive: true });

  async function makeCard(file: string): Promise<void> {
    const path = pathOf(file);
    const html = await readFile(join(buildDir, file), 'utf8');
    const card = cardOf(path, html);
    if (!card) return;
    const address = cardAddress(path);
    const owner = owners.get(address);
    if (owner) throw new Error(`it would be at ${address}, as that of ${owner} is`);
    owners.set(address, file);
    await copyFile(await cache.fileOf(card), join(buildDir, address));
    const link = { url: site.url + site.baseUrl + address.slice(1), alt: cardText(card) };
    await writeFile(join(buildDir, file), withCard(html, link));
  }

  async function work(): Promise<void> {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      await makeCard(file).catch((cause: Error) => {
        throw new Error(`${file}: no social card: ${cause.message}`, { cause });
      });
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  cache.prune();
  return { cards: owners.size, drawn: cache.drawn };
}
