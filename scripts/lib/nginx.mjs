import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findNginx } from './programs.mjs';
import { replaceIn } from '../../src/lib/replaceIn.mjs';

const accepts = (port) =>
  new Promise((done) => {
    const socket = createConnection(port, '127.0.0.1', () => done(Boolean(socket.destroy())));
    socket.once('error', () => done(false));
  });

/**
 * Serves a built site with nginx, and adds `directives` to its configuration. Resolves to a function that stops nginx.
 */
export async function startNginx(site, port, directives = '') {
  const prefix = resolve('.cache/nginx', String(port));
  rmSync(prefix, { recursive: true, force: true });
  mkdirSync(join(prefix, 'run'), { recursive: true });
  symlinkSync(resolve(site), join(prefix, 'site'));
  const conf = 'hosting/nginx.conf';
  const parts = [['listen 8080;', `listen 127.0.0.1:${port};${directives}`]];
  writeFileSync(join(prefix, 'nginx.conf'), replaceIn(conf, readFileSync(conf, 'utf8'), parts));
  // If root starts nginx, its workers run as `nobody` by default, and this user may not have access to the build.
  const args = ['-p', prefix, '-c', join(prefix, 'nginx.conf'), '-g', `user ${userInfo().username};`];
  const nginx = spawn(findNginx() ?? 'nginx', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let messages = '';
  nginx.stderr.on('data', (text) => (messages += text));
  nginx.on('error', (error) => (messages += error.message));
  const closed = once(nginx, 'close');
  while (!(await accepts(port))) {
    if (nginx.exitCode !== null || nginx.pid === undefined) throw new Error(`nginx did not start: ${messages}`);
    await setTimeout(20);
  }
  return async () => {
    nginx.kill();
    await closed;
    rmSync(prefix, { recursive: true });
  };
}
