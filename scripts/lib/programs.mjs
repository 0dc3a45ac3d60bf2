import { existsSync, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { Refusal } from '../../src/lib/refusal.mjs';

function isExecutable(file) {
  try {
    return statSync(file).mode & 0o111;
  } catch {
    // The program does not exist, or its folder cannot be read.
    return false;
  }
}

function findOnPath(name, path = process.env.PATH ?? '') {
  const folders = path.split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

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

const browsers = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns the path of Chromium or Chrome, or undefined if neither is installed. */
export const findChromium = () =>
  browsers.map((name) => (name.startsWith('/') ? name : findOnPath(name))).find((file) => file && isExecutable(file));

/** Returns the path of nginx. Also searches `/usr/sbin`, which Debian adds to PATH only for root. */
export const findNginx = () => findOnPath('nginx', `${process.env.PATH}${delimiter}/usr/sbin`);

/** Returns the path of the Firefox executable, or undefined if it is not installed. */
export const findFirefox = () => findOnPath('firefox-esr');

/** Returns the path of WebKitGTK's MiniBrowser, or undefined if it is not installed. */
export function findMiniBrowser() {
  const architectures = readdirSync('/usr/lib').filter((name) => name.includes('-linux-gnu'));
  const folders = architectures.map((name) => `/usr/lib/${name}/webkit2gtk-4.1`);
  return findOnPath('MiniBrowser', folders.join(delimiter));
}

/** The nginx module that serves `.br` files. `hosting/nginx.conf` loads the module from the same path. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const missingPackages = (isAll) => [
  ...(findChromium() ? [] : ['chromium-headless-shell']),
  ...(findOnPath('brotli') ? [] : ['brotli']),
  ...(findNginx() && existsSync(brotliModule) ? [] : ['nginx-light', 'libnginx-mod-http-brotli-static']),
  ...(!isAll || findFirefox() ? [] : ['firefox-esr']),
  ...(!isAll || (findOnPath('WebKitWebDriver') && findMiniBrowser()) ? [] : ['webkit2gtk-driver']),
  ...(!isAll || findOnPath('Xvfb') ? [] : ['xvfb']),
];

/** Installs the missing packages if the user is root on Debian. Throws if a program is still missing. */
export async function ensurePrograms(show, isAll) {
  const packages = missingPackages(isAll);
  if (packages.length > 0 && findOnPath('apt-get') && process.getuid?.() === 0) {
    show(`Installing ${packages.join(' ')} through apt-get …\n`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env, show });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, show });
  }
  const missing = missingPackages(isAll).join(' ');
  if (missing) throw new Refusal(`Missing programs. On Debian: sudo apt-get install ${missing}`);
}
