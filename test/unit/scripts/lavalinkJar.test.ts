import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLavalink } from '../../../scripts/lib/lavalinkJar';

const { PATH } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'java-'));
const jar = join(folder, 'Lavalink.jar');
writeFileSync(jar, '');

afterEach(() => {
  process.env.PATH = PATH;
});

/** Replaces Java with a script, or removes it. */
function replaceJava(script?: string): void {
  const file = join(folder, 'java');
  process.env.PATH = script === undefined ? '' : `${folder}:${PATH}`;
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

it('startLavalink refuses a jar that does not exist', async () => {
  await expect(startLavalink('none.jar')).rejects.toThrow('--lavalink none.jar: file not found.');
});

it.each([
  [undefined, 60, 'needs Java 17 or later'],
  ['echo "Invalid or corrupt jarfile"; exit 1', 60, 'ended with code 1.\nInvalid or corrupt jarfile'],
  ['exec sleep 60', 0.1, 'is not ready after 0.1 s'],
])('startLavalink explains why Lavalink does not start (%s)', async (script, seconds, reason) => {
  replaceJava(script);
  await expect(startLavalink(jar, seconds)).rejects.toThrow(`--lavalink ${jar}: Lavalink ${reason}`);
});
