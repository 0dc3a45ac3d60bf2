import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe into the open page, and stops transitions, because axe would read colors that are still changing. */
export async function prepareAxe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.evaluate(source);
}

async function run(page: Page, options: axe.RunOptions): Promise<string[]> {
  const found = await page.evaluate(
    async (chosen) => (await window.axe.run(document, { ...chosen, resultTypes: ['violations'] })).violations,
    options,
  );
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Returns every violation on the page as a line that names the rule and the elements. */
export const violations = (page: Page) => run(page, {});

/** Returns the violations that depend on the color mode. */
export const colorViolations = (page: Page) => run(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
