import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

function findOnPath(name, path = process.env.PATH ?? '') {
  return path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** How Chromium is started here: without a window, and without asking anybody for anything by itself. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of the `chromium` on PATH, or undefined where there is none. */
export const findChromium = (path) => findOnPath('chromium', path);

/**
 * Makes sure that there is a Chromium, installing Debian's where that is allowed; resolves to whether there is one.
 * `show` gets what there is to say.
 */
export async function ensureChromium(show) {
  if (findChromium()) return true;
  if (findOnPath('apt-get') && process.getuid?.() === 0) {
    show('Installing Chromium through apt-get …\n');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env, show });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, show });
    if (findChromium()) return true;
  }
  show(
    'The site tests need Chromium as `chromium` on PATH. On Debian: sudo apt-get install chromium. Then run npm test again.\n',
  );
  return false;
}
