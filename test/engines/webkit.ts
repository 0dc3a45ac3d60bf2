import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/port.mjs';
import { findMiniBrowser } from '../../scripts/lib/programs.mjs';
import type { Browser } from './browser';

/** Starts a virtual screen. Resolves to its display number and a function that stops it. */
async function startScreen() {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, close: () => screen.kill() };
}

/** Starts WebKitGTK's MiniBrowser on a virtual screen. Controls it through WebKitWebDriver. */
export async function startWebKit(): Promise<Browser> {
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/status`).catch(() => undefined))) await setTimeout(50);

  async function request(path: string, options?: RequestInit): Promise<unknown> {
    const response = await fetch(origin + path, options);
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error((value as { message: string }).message);
    return value;
  }
  const post = (path: string, parameters: object = {}) =>
    request(path, { method: 'POST', body: JSON.stringify(parameters) });
  // Without a window manager, `--full-screen` removes the toolbar, but the window can still be resized.
  const options = { binary: findMiniBrowser(), args: ['--automation', '--full-screen'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options, timeouts: { script: 3_000 } } };
  const { sessionId } = (await post('/session', { capabilities })) as { sessionId: string };
  return {
    send: async function send(command, parameters): Promise<unknown> {
      try {
        return await post(`/session/${sessionId}/${command}`, parameters);
      } catch (error) {
        // Repeats a command that timed out. The driver never responds if a navigation interrupts a script.
        if ((error as Error).message.startsWith('script timed out')) return send(command, parameters);
        throw error;
      }
    },
    roleOf: async (selector) => {
      const found = await post(`/session/${sessionId}/element`, { using: 'css selector', value: selector });
      const [id] = Object.values(found as Record<string, string>);
      return request(`/session/${sessionId}/element/${id}/computedrole`);
    },
    close: async () => {
      await fetch(`${origin}/session/${sessionId}`, { method: 'DELETE' });
      driver.kill();
      screen.close();
    },
  };
}
