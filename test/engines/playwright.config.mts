import { defineConfig } from '@playwright/test';
import { freePort } from '../../scripts/lib/port.mjs';
import type { Options } from './test';

// Each worker loads this file again and must find the port that the first load chose.
process.env.ENGINES_PORT ??= String(await freePort());

/** Runs smoke tests in the browser engines that the site tests do not use. Each engine has a separate worker. */
export default defineConfig<object, Options>({
  testDir: '.',
  outputDir: '../../.cache/engine-tests',
  globalSetup: './server.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'dot',
  // A busy machine may need longer than the defaults of 30 and 5 seconds.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { baseURL: `http://localhost:${process.env.ENGINES_PORT}` },
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
