import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Puts axe into the page that is loaded. Colors on their way from one mode to another are switched off with it. */
export async function prepareAxe(page: Page): Promise<void> {
  await page.addStyleTag({
    content: '*, ::before, ::after { transition: none !important; animation: none !important }',
  });
  await page.evaluate(source);
}

function readable({ violations }: axe.AxeResults): string[] {
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Every violation that axe finds on the page, as lines that name the rule and the elements. */
export async function violations(page: Page): Promise<string[]> {
  return readable(await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] })));
}

/**
 * Collects one element for each kind of text: kinds are told apart by tags, classes, inline styles and, for striped
 * tables, by even and odd rows, all the way up. What is alike in these is colored alike, and on a page of thousands of
 * elements axe needs seconds to find the contrast of all.
 */
function representatives(): Element[] {
  const kinds = new Map<Element, string>();
  const kindOf = (element: Element): string => {
    const known = kinds.get(element);
    if (known !== undefined) return known;
    const parent = element.parentElement;
    const stripe = element.tagName === 'TR' && parent ? Array.from(parent.children).indexOf(element) % 2 : 0;
    const own = [element.tagName, element.getAttribute('class'), element.getAttribute('style'), stripe].join('|');
    const kind = `${parent ? kindOf(parent) : ''}>${own}`;
    kinds.set(element, kind);
    return kind;
  };
  const found = new Map<string, Element>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const kind = element && walker.currentNode.nodeValue?.trim() && kindOf(element);
    if (kind && !found.has(kind)) found.set(kind, element);
  }
  return [...found.values()];
}

/** Violations of contrast alone, one for each kind of text: for a second look at a page in its other colors. */
export async function contrastViolations(page: Page): Promise<string[]> {
  const elements = await page.evaluateHandle(representatives);
  const results = await elements.evaluate((include) =>
    window.axe.run(include as unknown as axe.ElementContext, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    }),
  );
  await elements.dispose();
  return readable(results);
}
