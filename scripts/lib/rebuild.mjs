import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: Infinity });

/** The files of a build, but for the stamp that tells what it was made of. */
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true }).filter((file) => file !== '.stamp' && statSync(join(folder, file)).isFile());

/** In what two builds differ, an entry a file: which of them has it alone, or where its bytes begin to differ. */
export function differences(one, other) {
  const [ofOne, ofOther] = [one, other].map((folder) => new Set(filesOf(folder)));
  return [...new Set([...ofOne, ...ofOther])].sort().flatMap((file) => {
    if (!ofOne.has(file) || !ofOther.has(file)) return `${file} is in ${ofOne.has(file) ? one : other} alone`;
    const [here, there] = [one, other].map((folder) => readFileSync(join(folder, file)));
    if (here.equals(there)) return [];
    const at = here.findIndex((byte, place) => byte !== there[place]);
    const around = (content) => JSON.stringify(content.toString('latin1', Math.max(0, at - 60), at + 60));
    return `${file} differs at byte ${at}:\n  ${around(here)}\n  ${around(there)}`;
  });
}

/** Clones the repository, with what is not committed yet, and copies its packages without what tools keep among them. */
export function clone(root, folder) {
  git('clone', '--quiet', '--no-checkout', root, folder);
  const files = git('-C', root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of files.filter((name) => name && existsSync(join(root, name))))
    cpSync(join(root, file), join(folder, file));
  const packages = join(root, 'node_modules');
  const filter = (path) => path !== join(packages, '.cache');
  cpSync(packages, join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true, filter });
}

/**
 * Builds the site of `root` anew, with what earlier builds have left there, and a clone of it in another folder, where no
 * build has left anything; resolves to what differs: nothing, because neither path nor leftover may be in a build.
 */
export async function rebuildElsewhere(root, show) {
  const folder = mkdtempSync(join(tmpdir(), 'the-same-site-in-another-folder-'));
  try {
    clone(root, folder);
    rmSync(join(root, 'build'), { recursive: true, force: true });
    for (const place of [root, folder]) await ensureBuilt(place, show);
    return differences(join(root, 'build'), join(folder, 'build'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
