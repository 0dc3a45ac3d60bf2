import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/lib/programs.mjs';
import { freePort } from './scripts/lib/port.mjs';

// Workers read this file again, and find the port that the first reading chose.
process.env.SITE_PORT ??= String(await freePort());

/**
 * What of the browser stays off. The popups of the address bar are pages, rendered beside each page of ours. The rest is
 * the list of Playwright, as far as a page can tell, whose place this one takes.
 */
const features = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'HttpsUpgrades'],
  ...['NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch'],
  'ThirdPartyStoragePartitioning',
];

/** Site tests: what a reader does, on the built site, in the Chromium of the system. */
export default defineConfig({
  testDir: 'test/site',
  projects: [
    { name: 'pages', testMatch: 'every-page.spec.ts' },
    { name: 'site', testIgnore: ['every-page.spec.ts', 'looks.spec.ts'] },
    // Axe looks at few pages that have every kind of element: which ones is known when every page was visited.
    { name: 'looks', testMatch: 'looks.spec.ts', dependencies: ['pages'] },
  ],
  outputDir: '.cache/site-tests',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  globalSetup: './test/site/server.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'dot',
  // A machine that does other work besides is slow now and then: that is no fault of the site.
  expect: { timeout: 10_000 },
  use: {
    // The tests themselves add the address under which the site is mounted.
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    colorScheme: 'no-preference',
    // Emptied between tests, but with its code warm: a new window costs more than most tests do in it.
    reuseContext: true,
    // What one test keeps would answer the next; `offline.spec.ts` has windows of its own.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(),
      args: [...chromiumFlags, `--disable-features=${features.join(',')}`],
    },
  },
});
