import { defineConfig } from '@playwright/test';
import { freePort } from '../../scripts/lib/port.mjs';
import type { Options } from './test';

// Stores the port, because each worker loads this file again and must use the same port.
process.env.ENGINES_PORT ??= String(await freePort());

/** Runs smoke tests in the browser engines that the site tests do not cover. Each engine runs in a separate worker. */
export default defineConfig<object, Options>({
  testDir: '.',
  outputDir: '../../.cache/engine-tests',
  globalSetup: './server.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'dot',
  // Raises the default timeouts of 30 and 5 seconds for busy machines.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { baseURL: `http://localhost:${process.env.ENGINES_PORT}` },
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
