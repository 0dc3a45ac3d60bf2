import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/lib/programs.mjs';
import { freePort } from './scripts/lib/port.mjs';

// Stores the port, because each worker loads this file again and must use the same port.
process.env.SITE_PORT ??= String(await freePort());

/** Runs the site tests, which use the built site in Debian's Chromium as a reader does. */
export default defineConfig({
  testDir: 'test/site',
  outputDir: '.cache/site-tests',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  globalSetup: './test/site/server.ts',
  fullyParallel: true,
  workers: 2,
  // Retries failed tests in CI, so that a busy machine does not block a change. The report lists such tests as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: 'dot',
  // Raises the default timeouts of 30 and 5 seconds for busy machines.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // Tests prefix paths with the site's base URL by calling `at`.
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    colorScheme: 'no-preference',
    // Reuses one context, because a new context takes longer than most tests. Playwright clears it between tests.
    reuseContext: true,
    // Blocks service workers, because the worker of one test would answer requests from the next test.
    // `offline.spec.ts` opens its own contexts.
    serviceWorkers: 'block',
    // Turns off V8's optimizing compilers and the graphics process, which cost more time than they save on short visits.
    launchOptions: {
      executablePath: findChromium(),
      args: [...chromiumFlags, '--in-process-gpu', '--js-flags=--no-opt,--no-maglev'],
    },
  },
});
