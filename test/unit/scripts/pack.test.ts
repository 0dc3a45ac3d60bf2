import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolder, writeFile } from '../temporary';

const script = join(__dirname, '../../../scripts/pack.sh');
const site = temporaryFolder();

/** Packs the site. Limits each file to `blocks` blocks of 512 or 1024 bytes, as if the disk became full. */
const pack = (blocks: number | 'unlimited') =>
  spawnSync('sh', ['-c', `ulimit -f ${blocks}; exec sh "${script}" "${site}"`], { encoding: 'utf8' });

test('pack compresses text files, including Markdown, but not images', () => {
  const texts = ['a.html', 'a.js', 'docs/a.md', 'llms.txt', 'robots.txt', 'search/a.json'];
  for (const name of [...texts, 'img/a.png']) writeFile(join(site, name), `${name} `.repeat(100));
  expect(pack('unlimited').status).toBe(0);
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.endsWith('.br')).sort()).toEqual(texts.map((name) => `${name}.br`));
  for (const name of texts) {
    const read = (suffix: string) => readFileSync(join(site, name + suffix));
    expect([brotliDecompressSync(read('.br')), gunzipSync(read('.gz'))]).toEqual([read(''), read('')]);
  }
});

test('pack fails on a full disk, reports the folder and does not leave incomplete files', () => {
  writeFile(join(site, 'a.html'), randomBytes(20_000).toString('hex'));
  const { status, stderr } = pack(4);
  expect(status).not.toBe(0);
  expect(stderr).toContain(`${site} is not completely compressed`);
  expect(readdirSync(site)).toEqual(['a.html']);
});

test('pack does not leave incomplete files when it is stopped', async () => {
  writeFile(join(site, 'a.html'), randomBytes(3_000_000).toString('hex'));
  const running = spawn('sh', [script, site], { detached: true });
  const parts = () => readdirSync(site).filter((name) => name.endsWith('.part'));
  while (parts().length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  // A negative number addresses the command and the commands that it has started, as Ctrl+C does.
  process.kill(-running.pid!, 'SIGTERM');
  await once(running, 'close');
  expect(parts()).toEqual([]);
});
