import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/lib/chromium.mjs';

const port = process.env.SITE_PORT ?? '3917';
// The tests themselves add the address under which the site is mounted.
const baseURL = `http://localhost:${port}`;

/** Site tests: what a reader does, on the built site, in the Chromium of the system. */
export default defineConfig({
  testDir: 'test/site',
  outputDir: '.cache/site-tests',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'dot',
  use: {
    baseURL,
    colorScheme: 'no-preference',
    launchOptions: {
      executablePath: findChromium(),
      args: chromiumFlags,
    },
  },
  webServer: {
    command: `node node_modules/@docusaurus/core/bin/docusaurus.mjs serve --no-open --port ${port}`,
    url: baseURL,
    reuseExistingServer: false,
  },
});
