import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { packFiles } from '../../src/postbuild/hosting/pack';
import { findNginx } from '../../scripts/lib/programs.mjs';
import { freePort } from '../../scripts/lib/port.mjs';

/** Tells whether somebody listens on a port. */
const listens = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = createConnection(port, '127.0.0.1', () => done(!!socket.destroy())).once('error', () => done(false));
  });

/**
 * Starts nginx as `hosting/nginx.conf` has it, but for the port, over some files of the build, packed, in a folder of its
 * own; `rules` take the place of the build's. Resolves to its address and what ends it; throws what nginx says when it
 * ends by itself.
 */
export async function startNginx(folder: string, files: readonly string[], rules?: string) {
  const prefix = resolve(folder);
  const port = Number(await freePort());
  rmSync(prefix, { recursive: true, force: true });
  for (const name of ['run', 'site']) mkdirSync(join(prefix, name), { recursive: true });
  for (const file of files) cpSync(join('build', file), join(prefix, 'site', file));
  if (rules) writeFileSync(join(prefix, 'site/_nginx.conf'), rules);
  await packFiles(join(prefix, 'site'));
  const configuration = readFileSync('hosting/nginx.conf', 'utf8').replace('listen 8080', `listen 127.0.0.1:${port}`);
  writeFileSync(join(prefix, 'nginx.conf'), configuration);
  // Workers of root would be nobody, who may not read here.
  const args = ['-p', prefix, '-c', join(prefix, 'nginx.conf'), '-g', `user ${userInfo().username};`];
  const nginx: ChildProcess = spawn(findNginx() ?? 'nginx', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  nginx.stderr?.on('data', (text) => (said += String(text)));
  const ended = once(nginx, 'close');
  while (!(await listens(port))) if (nginx.exitCode !== null) throw new Error(`nginx ended: ${said}`);
  return { address: `http://127.0.0.1:${port}`, stop: () => (nginx.kill('SIGTERM'), ended) };
}
