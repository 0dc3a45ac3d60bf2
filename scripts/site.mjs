// `npm run site`: from an empty clone to the whole site on http://localhost:3000. Needs nothing but Node.js and npm.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runMain } from './lib/main.mjs';
import { parsePort, requireFreePort } from './lib/port.mjs';

async function main() {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  process.chdir(root);
  const port = parsePort(process.env.PORT);
  // Asked before the long build, so that a taken port is not found out about minutes later, and once more after it.
  await requireFreePort(port);
  await ensureInstalled(root);
  await ensureBuilt(root);
  await requireFreePort(port);
  // In this process: what ends the command ends the server, and nothing is left behind.
  process.on('SIGINT', () => process.exit(0));
  process.on('SIGTERM', () => process.exit(0));
  const { serve } = await import('@docusaurus/core/lib/index.js');
  await serve(root, { port: String(port), open: false });
  console.log('Press Ctrl+C to stop.');
}

await runMain(main);
