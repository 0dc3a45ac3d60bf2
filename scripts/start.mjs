// `npm start`: serves the current version while you write, and checks each page when you save it. `--versions
// 2.8.5,2.7.5` adds past versions, and `--versions all` adds all of them. Other options, such as `--port`, are passed
// to `docusaurus start`.
import { readFileSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMain } from './lib/main.mjs';
import { ensureInstalled } from './lib/prepare.mjs';
import { run, stopWith } from './lib/run.mjs';
import { needsRestart, versionsToServe } from './lib/startVersions.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a tool from node_modules. When the tool ends, stops the other tool too. */
async function start(entry, args, env) {
  stopWith(
    await run(process.execPath, [join(root, 'node_modules', entry), ...args], { cwd: root, env, input: 'inherit' }),
  );
}

/** Warns once per file that an edited setting takes effect only after a restart. */
function watchSettings() {
  const changed = new Set();
  watch('src', { recursive: true }, (_, file) => {
    if (!file || !needsRestart(file) || changed.has(file)) return;
    changed.add(file);
    console.log(`src/${file} changed. To apply it, press Ctrl+C and restart npm start.`);
  });
}

await runMain(async () => {
  process.chdir(root);
  await ensureInstalled(root);
  const past = JSON.parse(readFileSync('versions.json', 'utf8'));
  const { names, rest } = versionsToServe(process.argv.slice(2), past);
  const env = names ? { ONLY_VERSIONS: names.join(',') } : {};
  watchSettings();
  // Hides the notice about newer versions of Docusaurus. CONTRIBUTING.md describes how to upgrade.
  const server = start('@docusaurus/core/bin/docusaurus.mjs', ['start', ...rest], { NO_UPDATE_NOTIFIER: '1', ...env });
  await Promise.all([server, start('tsx/dist/cli.mjs', ['scripts/check.ts', '--watch'])]);
});
