import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { site } from '../../config/site';
import type { Card } from './card';
import { CardPainter } from './draw';
import { isWhole } from './picture';

/** Everything that decides how a card looks, besides its words: our code, the name and logo of the site, and who draws. */
function hashOfLook(): string {
  const hash = createHash('sha256').update(site.title);
  const root = join(__dirname, '../../..');
  const packages = ['satori', '@resvg/resvg-js', '@fontsource/sora'].map((name) => `node_modules/${name}/package.json`);
  const code = readdirSync(__dirname).map((file) => `src/postbuild/cards/${file}`);
  for (const file of [...packages, ...code, 'static/img/logo.svg']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Cards that were drawn in this build or an earlier one, in a folder of their own. */
export class CardCache {
  /** Cards that were drawn, because the folder did not have them. */
  drawn = 0;
  private readonly painter = new CardPainter();
  private readonly look = hashOfLook();
  private readonly used = new Map<string, Promise<string>>();

  constructor(private readonly dir: string) {
    mkdirSync(dir, { recursive: true });
  }

  /** The file that holds the card; pages whose cards say the same share it. */
  fileOf(card: Card): Promise<string> {
    const name = createHash('sha256').update(this.look).update(JSON.stringify(card)).digest('hex').slice(0, 32);
    const file = this.used.get(name) ?? this.findOrDraw(join(this.dir, `${name}.png`), card);
    this.used.set(name, file);
    return file;
  }

  /** Removes the cards that no page asked for, so that the folder does not grow with every change of the look. */
  prune(): void {
    for (const file of readdirSync(this.dir)) if (!this.used.has(basename(file, '.png'))) rmSync(join(this.dir, file));
  }

  private async findOrDraw(file: string, card: Card): Promise<string> {
    if (existsSync(file) && isWhole(await readFile(file))) return file;
    // A build that is stopped here must not leave half of a card for the next one.
    await writeFile(`${file}.part`, await this.painter.draw(card));
    await rename(`${file}.part`, file);
    this.drawn++;
    return file;
  }
}
