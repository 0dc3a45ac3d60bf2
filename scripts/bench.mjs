// `npm run bench`: what a cold build costs, and what it weighs. Removes the build and its caches first.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { removeLeftovers } from './lib/build.mjs';
import { runMain } from './lib/main.mjs';
import { run } from './lib/run.mjs';
import { Refusal } from '../src/lib/refusal.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs the build under bash's own stopwatch: Node.js cannot tell the processor time of a child and its children. */
async function timedBuild() {
  const command = "exec 3>&2; { TIMEFORMAT='%R s, %U s and %S s'; time npm run --silent build >&3 2>&3; } 2>&1";
  const options = { env: { NO_UPDATE_NOTIFIER: '1' }, show: (text) => process.stdout.write(text) };
  const { code, output } = await run('bash', ['-c', command], options);
  if (code !== 0) throw new Refusal('The build failed, see above.');
  const [wall, user, system] = output.match(/[\d.]+/g).map(Number);
  return { wall, cpu: user + system };
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
  process.chdir(root);
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
