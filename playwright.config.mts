import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/lib/chromium.mjs';

const port = process.env.SITE_PORT ?? '4173';
const baseURL = `http://localhost:${port}${process.env.BASE_URL ?? '/'}`;

/** Site tests: what a reader does, on the built site, in the Chromium of the system. */
export default defineConfig({
  testDir: 'test/site',
  outputDir: '.cache/site-tests',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'dot',
  use: {
    baseURL,
    colorScheme: 'no-preference',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `npx --no docusaurus serve --no-open --port ${port}`,
    url: baseURL,
    reuseExistingServer: false,
  },
});
