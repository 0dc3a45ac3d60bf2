import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/lib/programs.mjs';
import { freePort } from './scripts/lib/port.mjs';

// Each worker loads this file again and must use the port that the first load chose.
process.env.SITE_PORT ??= String(await freePort());

/** Site tests, which use the built site as a reader would, in Debian's Chromium. */
export default defineConfig({
  testDir: 'test/site',
  outputDir: '.cache/site-tests',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  globalSetup: './test/site/server.ts',
  fullyParallel: true,
  workers: 2,
  // A test that fails only under the load of another process must not block a change. The report lists it as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: 'dot',
  // A busy machine can need more time than the defaults of 30 and 5 seconds.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // Tests add the base URL of the site with `at`.
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    colorScheme: 'no-preference',
    // Playwright clears the context between tests. A new context for each test takes longer than most tests.
    reuseContext: true,
    // Service workers are blocked, because a worker from one test would answer requests of the next test.
    // `offline.spec.ts` opens its own contexts.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
});
