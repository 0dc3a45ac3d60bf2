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

/** Every violation but those of contrast, which take axe most of its time: see `contrastViolations`. */
export async function violationsButContrast(page: Page): Promise<string[]> {
  const options: axe.RunOptions = { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } };
  return readable(await page.evaluate((chosen) => window.axe.run(document, chosen), options));
}

/**
 * Finds one element for each kind of text. Kinds are told apart by what the style sheets look at all the way up to the
 * body: tags, classes, inline styles, states, and whether an element is odd, even, first or last. What is alike in
 * these is colored alike, and on a page of thousands of elements axe needs seconds to find the contrast of all.
 */
function kindsOfText(): Map<string, Element> {
  const kinds = new Map<Element, string>();
  const kindOf = (element: Element): string => {
    const known = kinds.get(element);
    if (known !== undefined) return known;
    const parent = element === document.body ? null : element.parentElement;
    const states = ['class', 'style', 'open', 'role', 'aria-current', 'aria-selected', 'aria-expanded'];
    const own = [element.tagName, ...states.map((name) => element.getAttribute(name))];
    const stripe = element.tagName === 'TR' && parent ? Array.from(parent.children).indexOf(element) % 2 : 0;
    const ends = [!element.previousElementSibling, !element.nextElementSibling];
    const kind = `${parent ? kindOf(parent) : ''}>${[...own, stripe, ...ends].join('|')}`;
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
  return found;
}

/**
 * Violations of contrast alone, one for each kind of text. Kinds in `seen` are left out and those of the page added to
 * it, so that a set kept for pages of the same style sheet, colors and width has each kind looked at once.
 */
export async function contrastViolations(page: Page, seen = new Set<string>()): Promise<string[]> {
  const found = await page.evaluateHandle(kindsOfText);
  const kinds = await found.evaluate((map) => [...map.keys()]);
  const fresh = kinds.filter((kind) => !seen.has(kind));
  fresh.forEach((kind) => seen.add(kind));
  if (fresh.length === 0) return [];
  const results = await found.evaluate(
    (map, chosen) =>
      window.axe.run(chosen.map((kind) => map.get(kind)) as unknown as axe.ElementContext, {
        runOnly: ['color-contrast'],
        resultTypes: ['violations'],
      }),
    fresh,
  );
  await found.dispose();
  return readable(results);
}
