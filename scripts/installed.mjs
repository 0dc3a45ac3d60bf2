// Runs before the commands of package.json whose tools come from node_modules.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMain } from './lib/main.mjs';
import { requireInstalled } from './lib/prepare.mjs';

await runMain(() => requireInstalled(dirname(dirname(fileURLToPath(import.meta.url)))));
