import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../lib/chromium.mjs';
import { Refusal } from '../../src/lib/refusal.mjs';

/** Starts the Chromium of the system, as the site tests do; refuses where there is none. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Refusal('The bench needs Chromium as `chromium` on PATH.');
  return chromium.launch({
    executablePath,
    args: chromiumFlags,
  });
}
