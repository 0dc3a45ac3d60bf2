import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { removeLeftovers } from './build.mjs';
import { clone } from './rebuild.mjs';
import { run } from './run.mjs';
import { Refusal } from '../../src/lib/refusal.mjs';

/** Builds under bash's own stopwatch: Node.js cannot tell the processor time of a child and its children. */
async function timedBuild(cwd, show) {
  const command = "exec 3>&2; { TIMEFORMAT='%R %U %S'; time npm run --silent build >&3 2>&3; } 2>&1";
  const { code, output } = await run('bash', ['-c', command], { cwd, env: { NO_UPDATE_NOTIFIER: '1' }, show });
  if (code !== 0) throw new Refusal('The build failed, see above.');
  const [seconds, user, system] = output.trim().split(' ').map(Number);
  return { seconds, 'CPU seconds': user + system };
}

/** Gives every version of a site its pages `times` times: each copy in a folder, and at addresses, of its own. */
export function multiplyPages(site, times) {
  const past = readdirSync(join(site, 'versioned_docs')).map((version) => `versioned_docs/${version}`);
  for (const docs of ['docs', ...past].map((folder) => join(site, folder))) {
    for (const file of readdirSync(docs, { recursive: true }).filter((path) => /^(?!copy-).*\.mdx$/.test(path))) {
      const words = readFileSync(join(docs, file), 'utf8');
      for (let copy = 1; copy < times; copy++) {
        const target = join(docs, `copy-${copy}`, file);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, words.replace(/^slug: /m, `slug: /copy-${copy}`));
      }
    }
  }
}

/** Commits all that is in a clone: for each page that git does not know, Docusaurus starts git anew, and warns. */
function commitAll(folder) {
  const git = (command) => execFileSync('git', ['-C', folder, ...command.split(' ')]);
  git('add --all');
  git('-c user.name=bench -c user.email=bench@localhost commit --quiet --allow-empty --message=copies');
}

/** Builds a copy of the site of `root`, cold and warm, with 1, 2 and 4 times its pages; resolves to the runs. */
export async function measureBuilds(root, show) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const results = {};
  clone(root, folder);
  for (const times of [1, 2, 4]) {
    multiplyPages(folder, times);
    commitAll(folder);
    removeLeftovers(folder);
    for (const state of ['cold', 'warm']) {
      show(`Building ${times} × the pages, ${state}\n`);
      (results[`${times} × the pages`] ??= {})[state] = [await timedBuild(folder, show)];
    }
  }
  rmSync(folder, { recursive: true });
  return { Builds: results };
}
