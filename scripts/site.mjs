// `npm run site`: installs, builds and serves the whole site on http://localhost:3000. Works in a fresh clone.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMain } from './lib/main.mjs';
import { parsePort, requireFreePort } from './lib/port.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';

async function main() {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  process.chdir(root);
  const port = parsePort(process.env.PORT);
  // Checks the port again after the build, because another program may have taken it in the meantime.
  await requireFreePort(port);
  await ensureInstalled(root);
  await ensureBuilt(root);
  await requireFreePort(port);
  // The server runs in this process, so it stops when the process exits.
  process.on('SIGINT', () => process.exit(0));
  process.on('SIGTERM', () => process.exit(0));
  const { serve } = await import('@docusaurus/core/lib/index.js');
  await serve(root, { port: String(port), open: false });
  console.log('Press Ctrl+C to stop.');
}

await runMain(main);
