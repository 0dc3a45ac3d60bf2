import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { fingerprint } from '../../lib/fingerprint.mjs';
import { readHistory } from '../../content/read/lastUpdate';

const isPage = (path: string): boolean => /\.mdx?$/.test(path);

/** Of a page its front matter alone, which other pages are made of too; of all else everything. */
const withoutWords = (path: string, content: Buffer): Buffer | string =>
  isPage(path) ? (/^---\n[^]*?\n---\n/.exec(content.toString())?.[0] ?? '') : content;

/** What decides, besides a page's own words, what the bundler makes of it: with another one nothing is reused. */
function keyOf(siteDir: string): string {
  const updates = [...readHistory(siteDir)].filter(([file]) => isPage(file));
  return createHash('sha256')
    .update(JSON.stringify([siteDir, process.version, fingerprint(siteDir, process.env, withoutWords), updates]))
    .update(readFileSync(join(siteDir, 'node_modules/.package-lock.json')))
    .digest('hex');
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/**
 * Takes the cache for this build alone, and leaves of it what this one can use: nothing where the build before did not end
 * well, because that may have been writing. Tells whether it is this one's: not while another build has it.
 */
function claim(folder: string, key: string): boolean {
  const lock = join(folder, 'lock');
  const owner = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : undefined;
  if (owner !== undefined && isRunning(owner)) return false;
  if (owner !== undefined) rmSync(folder, { recursive: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name !== key) rmSync(join(folder, name), { recursive: true });
  writeFileSync(lock, String(process.pid), { flag: 'wx' });
  return true;
}

/**
 * Lets the bundler reuse what it made of pages and modules that did not change. It can again after this build only if that
 * ends well and has said nothing, so that a warning is said by each build, and if nothing was changed meanwhile, so that no
 * page is kept that is half of before. `docusaurus clear` removes what is kept. Machines that build once keep nothing.
 */
export default function bundlerCache({ siteDir }: LoadContext): Plugin {
  const name = 'bundler-cache';
  if (process.env.NODE_ENV !== 'production' || process.env.CI) return { name };
  const folder = join(siteDir, 'node_modules/.cache/bundler');
  const key = keyOf(siteDir);
  if (!claim(folder, key)) return { name };
  const before = fingerprint(siteDir);
  const { warn } = console;
  let hasWarned = false;
  console.warn = (...said: unknown[]) => {
    hasWarned = true;
    warn(...said);
  };
  const cache = { type: 'persistent', version: key, storage: { type: 'filesystem', directory: join(folder, key) } };
  return {
    name,
    // Docusaurus has only the types of webpack.
    configureWebpack: () => ({ cache: true, experiments: { cache } }),
    postBuild() {
      if (!hasWarned && fingerprint(siteDir) === before) rmSync(join(folder, 'lock'));
    },
  };
}
