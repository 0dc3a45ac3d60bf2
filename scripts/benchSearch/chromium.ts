import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../lib/chromium.mjs';

/** Starts the Chromium of the system, as the site tests do. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('The bench needs Chromium as `chromium` on PATH.');
  return chromium.launch({
    executablePath,
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
  });
}
