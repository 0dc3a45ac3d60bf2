import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort } from './port.mjs';
import { Refusal } from '../../src/lib/refusal.mjs';

const password = 'youshallnotpass';

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/version`, { headers: { authorization: password } }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts Lavalink from a jar. Throws a `Refusal` if Java or the jar is missing, or if the start takes too long. */
export async function startLavalink(jar: string, seconds = 60): Promise<{ port: number; server: ChildProcess }> {
  if (!existsSync(jar)) throw new Refusal(`--lavalink ${jar}: file not found.`);
  const port = await freePort();
  const settings = [`-Dserver.port=${port}`, '-Dserver.address=127.0.0.1', `-Dlavalink.server.password=${password}`];
  const server = spawn('java', [...settings, '-jar', resolve(jar)], {
    env: process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let reason = `is not ready after ${seconds} s`;
  let hasEnded = false;
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  server.once('error', () => {
    [hasEnded, reason] = [true, 'needs Java 17 or later: apt-get install openjdk-17-jre-headless'];
  });
  server.once('close', (code) => {
    if (!hasEnded) [hasEnded, reason] = [true, `ended with code ${code}`];
  });
  const end = Date.now() + seconds * 1000;
  while (!hasEnded && Date.now() < end) {
    if (await isReady(port)) return { port, server };
    await new Promise((done) => setTimeout(done, 200));
  }
  server.kill('SIGKILL');
  throw new Refusal(`--lavalink ${jar}: Lavalink ${reason}.\n${output.slice(-2000)}`.trim());
}

/** Runs the Lavalink double's tests against Lavalink itself. Resolves to their exit code. */
export async function testLavalink(jar: string): Promise<number> {
  const { port, server } = await startLavalink(jar);
  const { status } = spawnSync('npx', ['jest', 'test/unit/scenarios/lavalink'], {
    env: { ...process.env, LAVALINK_PORT: String(port) },
    stdio: 'inherit',
  });
  server.kill();
  return status ?? 1;
}
