import { accessSync, constants, existsSync } from 'node:fs';
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

/** Path of nginx, which Debian keeps where only root has its PATH, or undefined where there is none. */
export const findNginx = () => findOnPath('nginx', `${process.env.PATH}${delimiter}/usr/sbin`);

/** What nginx sends packed files with, where `hosting/nginx.conf` loads it. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The packages of Debian that the site tests need, where they are missing. */
const missingPackages = () => [
  ...(findChromium() ? [] : ['chromium']),
  ...(findNginx() && existsSync(brotliModule) ? [] : ['nginx-light', 'libnginx-mod-http-brotli-static']),
];

/**
 * Makes sure that there are Chromium and nginx, installing Debian's where that is allowed; resolves to whether there are.
 * `show` gets what there is to say.
 */
export async function ensurePrograms(show) {
  const packages = missingPackages();
  if (packages.length > 0 && findOnPath('apt-get') && process.getuid?.() === 0) {
    show(`Installing ${packages.join(' ')} through apt-get …\n`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env, show });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, show });
  }
  const missing = missingPackages().join(' ');
  if (missing)
    show(`The site tests need programs. On Debian: sudo apt-get install ${missing}. Then run npm test again.\n`);
  return missing === '';
}
