// Runs before commands that use the packages in `devDependencies`, which `NODE_ENV=production npm ci` does not install.
import { runMain } from './lib/main.mjs';
import { requireDevPackages } from './lib/prepare.mjs';

await runMain(() => requireDevPackages('.'));
