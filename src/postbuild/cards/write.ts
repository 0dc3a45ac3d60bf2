import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pMap from 'p-map';
import { site } from '../../config/site';
import { readEntry, writeEntry } from '../../lib/cacheEntry';
import { filesIn } from '../../lib/files';
import { type Card, cardPath } from './card';
import { drawCard } from './draw';

/** Writes the social cards of all pages. Draws only cards that are missing in `cacheDir`, and deletes unused cards. */
export async function writeCards(
  buildDir: string,
  cacheDir: string,
  pages: readonly { file: string; path: string; card: Card }[],
): Promise<void> {
  mkdirSync(cacheDir, { recursive: true });
  mkdirSync(join(buildDir, 'img/cards'), { recursive: true });
  const look = hashOfLook();
  const cards = new Map<string, Card>();
  const owners = new Map<string, string>();
  const copies = pages.map(({ file, path, card }) => {
    const target = cardPath(path);
    const owner = owners.get(target);
    if (owner) throw new Error(`${file}: the social card ${target} already belongs to ${owner}`);
    owners.set(target, file);
    const name = createHash('sha256').update(look).update(JSON.stringify(card)).digest('hex').slice(0, 32);
    cards.set(name, card);
    return { name, target: join(buildDir, target) };
  });

  for (const name of readdirSync(cacheDir))
    if (!cards.has(name)) rmSync(join(cacheDir, name), { recursive: true, force: true });
  const read = async ([name, card]: [string, Card]): Promise<[string, Buffer]> => {
    const file = join(cacheDir, name);
    return [name, readEntry(file) ?? writeEntry(file, await drawCard(card))];
  };
  const images = new Map(await pMap(cards, read, { concurrency: 4 }));
  for (const { name, target } of copies) writeFileSync(target, images.get(name)!);
}

/** Hashes everything that affects the appearance of cards, except their text. */
function hashOfLook(): string {
  const root = join(__dirname, '../../..');
  const packages = ['satori', '@resvg/resvg-js', '@fontsource/sora'].map((name) => `node_modules/${name}/package.json`);
  const code = filesIn(__dirname).map((file) => `src/postbuild/cards/${file}`);
  const hash = createHash('sha256').update(site.title);
  for (const file of [...packages, ...code, 'static/img/logo.svg']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
