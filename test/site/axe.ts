import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect, inMode, overhang } from './support';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Loads axe into the open page. Stops transitions and animations, because axe would otherwise read colors that are
 * still changing.
 */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return;
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.evaluate(source);
}

/** Selectors of the page parts that axe checks, and of elements within these parts that axe skips. */
interface Part {
  include: string[];
  exclude?: string[];
}

const wholePage: Part = { include: ['html'] };

async function run(page: Page, options: axe.RunOptions, part = wholePage): Promise<string[]> {
  await prepare(page);
  const found = await page.evaluate(
    async ([checked, chosen]) =>
      (await window.axe!.run(checked, { ...chosen, resultTypes: ['violations'] })).violations,
    [part, options] as const,
  );
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Returns one line for each violation on the page. The line names the rule and the elements. */
export const violations = (page: Page, part?: Part) => run(page, {}, part);

/** Returns only the violations that depend on the color mode. */
export const colorViolations = (page: Page, part?: Part) =>
  run(page, { runOnly: ['color-contrast', 'link-in-text-block'] }, part);

/**
 * Fails if the page has violations in either color mode, or if the page scrolls sideways. `state` describes the page in
 * the failure message. `selector` limits the rules to a part of the page, which takes less time.
 */
export async function expectAccessible(page: Page, state: string, selector = 'html'): Promise<void> {
  const part = { include: [selector] };
  await inMode(page, 'dark');
  expect.soft(await violations(page, part), `${state}, dark`).toEqual([]);
  await inMode(page, 'light');
  expect.soft(await colorViolations(page, part), `${state}, light`).toEqual([]);
  expect.soft(await overhang(page), `${state}: pixels of horizontal scrolling`).toBeLessThanOrEqual(0);
}
