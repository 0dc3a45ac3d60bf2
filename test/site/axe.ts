import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { type Kinds, kindsOf } from './kinds';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const still = '*, ::before, ::after { transition: none !important; animation: none !important }';

/** Puts axe into the page that is loaded. Colors on their way from one mode to another are switched off with it. */
export async function prepareAxe(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, still);
  await page.evaluate(source);
}

/** The rules that look at what is painted, which takes axe most of its time: see `colorViolations`. */
const colorRules = ['color-contrast', 'link-in-text-block'];

function readable({ violations }: axe.AxeResults): string[] {
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Every violation on the page but those of colors, as lines that name the rule and the elements. */
export const violationsButColors = async (page: Page): Promise<string[]> =>
  readable(
    await page.evaluate((left) => {
      const rules = Object.fromEntries(left.map((rule) => [rule, { enabled: false }]));
      return window.axe.run(document, { resultTypes: ['violations'], rules });
    }, colorRules),
  );

/** Every violation that axe finds on the page, those of colors in one element of each kind. */
export const violations = async (page: Page): Promise<string[]> => [
  ...(await violationsButColors(page)),
  ...(await colorViolations(page)),
];

/** Violations of colors alone, in one element of each of the kinds in `chosen`: of all, if nothing is chosen. */
export async function colorViolations(page: Page, kinds?: Kinds, chosen?: string[]): Promise<string[]> {
  const found = kinds ?? (await kindsOf(page));
  return readable(
    await found.evaluate(
      async (map, { names, rules }) => {
        const hasText = ({ childNodes }: Element) =>
          Array.from(childNodes).some((node) => node.nodeType === 3 && node.nodeValue?.trim());
        const colored = (names ?? Array.from(map.keys()))
          .map((name) => map.get(name)!)
          .filter((element) => element.matches('a') || hasText(element));
        if (colored.length === 0) return { violations: [] } as unknown as axe.AxeResults;
        return window.axe.run(colored as unknown as axe.ElementContext, {
          runOnly: rules,
          resultTypes: ['violations'],
        });
      },
      { names: chosen, rules: colorRules },
    ),
  );
}
