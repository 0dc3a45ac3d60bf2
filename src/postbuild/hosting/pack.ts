import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packed = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest', '.xml']);

/** One step below the best: a third of its time for two in a hundred more bytes. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** Files in work at the same time, as many as Node.js has threads for it. */
const atOnce = 4;

const [inBrotli, inGzip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Writes `.br` and `.gz` beside every text file of a build, which a host then sends as they are; one that is no smaller
 * is left out. Resolves to how many bytes were packed, and into how many by each.
 */
export async function packFiles(buildDir: string): Promise<{ plain: number; br: number; gz: number }> {
  const waiting = readdirSync(buildDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    packed.has(extname(file)),
  );
  const bytes = { plain: 0, br: 0, gz: 0 };
  async function work(): Promise<void> {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const path = join(buildDir, file);
      const plain = await readFile(path);
      const [br, gz] = await Promise.all([inBrotli(plain, brotliOptions), inGzip(plain, { level: 9 })]);
      bytes.plain += plain.length;
      for (const [name, small] of Object.entries({ br, gz })) {
        if (small.length >= plain.length) continue;
        bytes[name as 'br' | 'gz'] += small.length;
        await writeFile(`${path}.${name}`, small);
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return bytes;
}
