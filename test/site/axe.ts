import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { JSHandle, Page } from '@playwright/test';
import type axe from 'axe-core';

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

/** One element of each kind that a page has, by the name of the kind. */
type Kinds = JSHandle<Map<string, Element>>;

/**
 * Finds one element of each kind. Kinds are told apart by what style sheets and the rules of axe look at, on the way up
 * to the body: tags, attributes, states and stripes; and for the element itself whether there is text in it, whether it
 * scrolls, the heading before it, and of a link whether there is text beside it. What is alike in these is colored and judged alike, and on a page of thousands of
 * elements axe needs seconds for all.
 */
export const kindsOf = (page: Page): Promise<Kinds> =>
  page.evaluateHandle(() => {
    // Of other attributes it matters only whether they say anything: they are names, addresses and words.
    const telling =
      /^(class|style|open|type|role|tabindex|scope|aria-(current|selected|expanded|pressed|hidden|live))$/;
    const shorten = (text: string) => {
      let [low, high] = [0xdeadbeef, 0x41c6ce57];
      for (let index = 0; index < text.length; index += 1) {
        low = Math.imul(low ^ text.charCodeAt(index), 2654435761);
        high = Math.imul(high ^ text.charCodeAt(index), 1597334677);
      }
      return (low >>> 0).toString(36) + (high >>> 0).toString(36);
    };
    const isAmongWords = (link: Element) =>
      link.closest('p, li, td, dd, div')?.textContent?.trim() !== link.textContent?.trim();
    const paths = new Map<Element, string>();
    const found = new Map<string, Element>();
    let heading = '';
    for (const element of Array.from(document.body.querySelectorAll('*'))) {
      const parent = element.parentElement!;
      const attributes = Array.from(element.attributes, ({ name, value }) =>
        telling.test(name) ? `${name}=${value}` : name + (value.trim() ? '=' : ''),
      );
      const stripe = element.tagName === 'TR' ? Array.from(parent.children).indexOf(element) % 2 : 0;
      const path = shorten([paths.get(parent), element.tagName, stripe, ...attributes.sort()].join('|'));
      paths.set(element, path);
      const hasText = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      const states = [hasText, !element.textContent?.trim(), element.scrollWidth > element.clientWidth];
      const isHeading = /^H\d$/.test(element.tagName) && element.checkVisibility();
      const kind = [path, ...states, isHeading && heading, element.matches('a') && isAmongWords(element)].join();
      if (isHeading) heading = element.tagName;
      if (!found.has(kind)) found.set(kind, element);
    }
    return found;
  });

/** The names of the kinds, a line each, that axe has looked at in this run: the style sheet is the same everywhere. */
const seenFile = '.cache/seen-kinds.txt';

/** Begins a run in which axe has looked at nothing yet. */
export function forgetKinds() {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(seenFile, '');
}

/** The names of the kinds that no worker has seen in this run; from now on they are seen. */
export async function freshKinds(kinds: Kinds): Promise<string[]> {
  const seen = new Set(readFileSync(seenFile, 'utf8').split('\n'));
  const fresh = (await kinds.evaluate((found) => Array.from(found.keys()))).filter((kind) => !seen.has(kind));
  appendFileSync(seenFile, fresh.map((kind) => `${kind}\n`).join(''));
  return fresh;
}

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
