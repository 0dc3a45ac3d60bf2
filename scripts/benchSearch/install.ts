import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { npm } from '../lib/run.mjs';

/** What the bench compares with, and what bundles it: no dependencies of the site. */
const packages = {
  '@easyops-cn/docusaurus-search-local': '0.55.3',
  esbuild: '0.25.9',
  pagefind: '1.6.0',
};

/** A package that the bench compares with, with its version, as the tables name it: `pagefind 1.6.0`. */
export const rivalsVersion = (name: keyof typeof packages) => `${name} ${packages[name]}`;

/** The packages as they are installed: their files, and `require` as one of them would call it. */
export interface Installed {
  require: (name: string) => unknown;
  path: (file: string) => string;
}

/**
 * Installs what the bench compares with into a folder of its own, at its first run. Undefined where that does not work:
 * there is no network, or no such binary for this machine.
 */
export async function installRivals(folder: string): Promise<Installed | undefined> {
  const done = join(folder, 'installed.json');
  const wanted = JSON.stringify(packages);
  const load: (name: string) => unknown = createRequire(join(folder, 'package.json'));
  const installed: Installed = { require: load, path: (file) => join(folder, 'node_modules', file) };
  if (existsSync(done) && load(done) === wanted) return installed;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages }));
  console.log('Installing Pagefind and @easyops-cn/docusaurus-search-local (once, some 270 MB) …');
  const { code } = (await npm([
    ...['install', '--prefix', folder, '--silent', '--no-audit', '--no-fund', '--no-package-lock'],
    ...['--fetch-retries', '0'],
    // No theme around the search, and no scripts of strangers.
    ...['--legacy-peer-deps', '--ignore-scripts'],
  ])) as { code: number };
  if (code !== 0) return undefined;
  writeFileSync(done, JSON.stringify(wanted));
  return installed;
}
