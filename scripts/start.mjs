// `npm start`: serves the current version while you write, and checks each page when you save it. `--versions
// 2.8.5,2.7.5` adds past versions, and `--versions all` adds all of them. Other options, such as `--port`, are passed
// to `docusaurus start`.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMain } from './lib/main.mjs';
import { ensureInstalled } from './lib/prepare.mjs';
import { run, stopWith } from './lib/run.mjs';
import { versionsToServe } from './lib/startVersions.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a tool from node_modules. When it ends, the other tool is stopped too. */
async function start(entry, args, env) {
  stopWith(
    await run(process.execPath, [join(root, 'node_modules', entry), ...args], { cwd: root, env, input: 'inherit' }),
  );
}

await runMain(async () => {
  process.chdir(root);
  await ensureInstalled(root);
  const past = JSON.parse(readFileSync('versions.json', 'utf8'));
  const { names, rest } = versionsToServe(process.argv.slice(2), past);
  const env = names ? { ONLY_VERSIONS: names.join(',') } : {};
  const server = start('@docusaurus/core/bin/docusaurus.mjs', ['start', ...rest], env);
  await Promise.all([server, start('tsx/dist/cli.mjs', ['scripts/check.ts', '--watch'])]);
});
