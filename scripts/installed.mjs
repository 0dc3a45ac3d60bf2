// Runs before package.json scripts that use tools from node_modules. Fails if packages are missing.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMain } from './lib/main.mjs';
import { requireInstalled } from './lib/prepare.mjs';

await runMain(() => requireInstalled(dirname(dirname(fileURLToPath(import.meta.url)))));
