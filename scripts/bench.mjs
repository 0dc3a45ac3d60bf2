// `npm run bench`: what a cold build costs, and what it weighs. Removes the build and its caches first.
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { removeLeftovers } from './lib/build.mjs';
import { runMain } from './lib/main.mjs';
import { Refusal } from '../src/lib/refusal.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs the build under bash's own stopwatch: Node.js cannot tell the processor time of a child and its children. */
function timedBuild() {
  return new Promise((resolve, reject) => {
    const command = "TIMEFORMAT='bench %R %U %S'; time npm run --silent build";
    const env = { ...process.env, NO_UPDATE_NOTIFIER: '1' };
    const child = spawn('bash', ['-c', command], { cwd: root, env, stdio: ['ignore', 'inherit', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      const [, wall, user, system] = (/^bench (\S+) (\S+) (\S+)$/m.exec(errors) ?? []).map(Number);
      if (code === 0) resolve({ wall, cpu: user + system });
      else reject(new Refusal(`${errors}The build failed, see above.`));
    });
  });
}

function weigh() {
  const files = readdirSync(join(root, 'build'), { recursive: true });
  const html = files.filter((file) => file.endsWith('.html'));
  const main = files.filter((file) => /assets\/js\/(framework|main|runtime~main)\.[^/]*\.js$/.test(file));
  const sum = (paths, sizeOf) => paths.reduce((total, path) => total + sizeOf(join(root, 'build', path)), 0);
  return {
    pages: html.length,
    html: sum(html, (file) => statSync(file).size),
    main: sum(main, (file) => gzipSync(readFileSync(file)).length),
  };
}

async function main() {
  removeLeftovers(root);
  const { wall, cpu } = await timedBuild();
  const { pages, html, main } = weigh();
  console.table({
    'Cold build, wall time': `${wall.toFixed(1)} s`,
    'Cold build, processor time': `${cpu.toFixed(1)} s`,
    'HTML pages': pages,
    'HTML in all': `${(html / 1e6).toFixed(1)} MB`,
    'Main JavaScript, gzipped': `${(main / 1e3).toFixed(1)} kB`,
  });
}

await runMain(main);
