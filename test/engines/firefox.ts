import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFirefox } from '../../scripts/lib/programs.mjs';
import { type Browser, marionetteNames } from './browser';

const preferences = `
user_pref("marionette.port", 0);
user_pref("toolkit.legacyUserProfileCustomizations.stylesheets", true);
// Headless Firefox reports no mouse and no hover support. The value 6 turns both on.
user_pref("ui.primaryPointerCapabilities", 6);
user_pref("ui.allPointerCapabilities", 6);
`;

/** Removes the toolbars, so that the page fills the window. Also removes the minimum window width of 500 pixels. */
const windowStyle = '#navigator-toolbox { display: none } :root { min-width: 0 !important }';

function createProfile(): string {
  const profile = mkdtempSync(join(tmpdir(), 'engines-firefox-'));
  mkdirSync(join(profile, 'chrome'));
  writeFileSync(join(profile, 'user.js'), preferences);
  writeFileSync(join(profile, 'chrome/userChrome.css'), windowStyle);
  return profile;
}

type Answer = [type: number, id: number, error: { message: string } | null, result: { value?: unknown } | null];

/** Calls `onAnswer` for each message. A message consists of its length in bytes, a colon and a JSON array. */
function readAnswers(socket: Socket, onAnswer: (answer: Answer) => void): void {
  let data = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    data = Buffer.concat([data, chunk]);
    for (;;) {
      const start = data.indexOf(':') + 1;
      const end = start + Number(data.subarray(0, start - 1));
      if (start === 0 || data.length < end) return;
      const message = JSON.parse(data.toString('utf8', start, end)) as Answer | object;
      data = data.subarray(end);
      // Skips the first message, which is an object that describes the protocol.
      if (Array.isArray(message)) onAnswer(message as Answer);
    }
  });
}

/** Starts Firefox without a window and with a new profile. Controls Firefox through Marionette, as geckodriver does. */
export async function startFirefox(): Promise<Browser> {
  const profile = createProfile();
  const flags = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile];
  const firefox = spawn(findFirefox()!, flags, { stdio: 'ignore' });
  const portFile = join(profile, 'MarionetteActivePort');
  while (!existsSync(portFile) || !readFileSync(portFile, 'utf8')) await setTimeout(50);
  const socket = connect(Number(readFileSync(portFile, 'utf8')), '127.0.0.1');
  const pending: ((answer: Answer) => void)[] = [];
  // Firefox sends its answers in the same order as the commands.
  readAnswers(socket, (answer) => pending.shift()!(answer));

  async function send(name: string, parameters: object = {}): Promise<unknown> {
    const text = JSON.stringify([0, 0, name, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await new Promise<Answer>((resolve) => pending.push(resolve));
    if (error) throw new Error(error.message);
    return result?.value;
  }
  await send('WebDriver:NewSession', { capabilities: {} });
  return {
    send: (command, parameters) => send(marionetteNames[command], parameters),
    roleOf: async (selector) => {
      const found = await send('WebDriver:FindElement', { using: 'css selector', value: selector });
      const [id] = Object.values(found as Record<string, string>);
      return send('WebDriver:GetComputedRole', { id });
    },
    runInWindow: async (script) => {
      await send('Marionette:SetContext', { value: 'chrome' });
      await send('WebDriver:ExecuteScript', { script });
      await send('Marionette:SetContext', { value: 'content' });
    },
    close: async () => {
      socket.destroy();
      firefox.kill();
      await once(firefox, 'close');
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
