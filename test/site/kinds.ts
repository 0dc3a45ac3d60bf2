import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { JSHandle, Page } from '@playwright/test';

/** One element of each kind that a page has, by the name of the kind. */
export type Kinds = JSHandle<Map<string, Element>>;

/**
 * Finds one element of each kind. Kinds are told apart by what style sheets and the rules of axe look at, on the way up
 * to the body: tags, attributes, states and stripes; and for the element itself whether there is text in it, whether it
 * scrolls, the heading before it, and of a link whether there is text beside it. What is alike in these is colored and
 * judged alike, and on a page of thousands of elements axe needs seconds for all.
 */
export const kindsOf = (page: Page): Promise<Kinds> =>
  page.evaluateHandle(() => {
    // Of other attributes it matters only whether they say anything: they are names, addresses and words.
    const telling =
      /^(class|style|open|type|role|tabindex|scope|aria-(current|selected|expanded|pressed|hidden|live))$/;
    const shortened = new Map<string, string>();
    const shorten = (text: string) => {
      const known = shortened.get(text);
      if (known) return known;
      let [low, high] = [0xdeadbeef, 0x41c6ce57];
      for (let index = 0; index < text.length; index += 1) {
        low = Math.imul(low ^ text.charCodeAt(index), 2654435761);
        high = Math.imul(high ^ text.charCodeAt(index), 1597334677);
      }
      const short = (low >>> 0).toString(36) + (high >>> 0).toString(36);
      shortened.set(text, short);
      return short;
    };
    const isAmongWords = (link: Element) =>
      link.closest('p, li, td, dd, div')?.textContent?.trim() !== link.textContent?.trim();
    const paths = new Map<Element, string>();
    const found = new Map<string, Element>();
    let heading = '';
    for (const element of Array.from(document.body.querySelectorAll('*:not(wbr)'))) {
      const parent = element.parentElement!;
      const attributes = Array.from(element.attributes, ({ name, value }) =>
        telling.test(name) ? `${name}=${value}` : name + (value.trim() ? '=' : ''),
      );
      const stripe = element.tagName === 'TR' ? Array.from(parent.children).indexOf(element) % 2 : 0;
      const path = shorten([paths.get(parent), element.tagName, stripe, ...attributes.sort()].join('|'));
      paths.set(element, path);
      // A place for words that are still being fetched: axe judges no such element.
      if (element.matches('span:empty:not([role], [tabindex], [aria-label])')) continue;
      const hasText = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      const scrolls = getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth;
      const states = [hasText, !element.textContent?.trim(), scrolls];
      const isHeading = /^H\d$/.test(element.tagName) && element.checkVisibility();
      const kind = [path, ...states, isHeading && heading, element.matches('a') && isAmongWords(element)].join();
      if (isHeading) heading = element.tagName;
      if (!found.has(kind)) found.set(kind, element);
    }
    return found;
  });

/** The names of the kinds. */
export const namesOf = async (kinds: Kinds): Promise<string[]> =>
  (await kinds.evaluate((found) => Array.from(found.keys()).join('\n'))).split('\n');

/** A page, and the names of the kinds of elements that it has; `started`: with the application. */
export interface KindsOfPage {
  path: string;
  started: boolean;
  kinds: string[];
}

/** A page, line by line as JSON, for each that was visited in this run. */
const visited = '.cache/kinds.jsonl';

/** Begins a run in which no page was visited yet. */
export function forgetKinds() {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(visited, '');
}

/** Remembers what kinds of elements a page has, for all workers. */
export const rememberKinds = (page: KindsOfPage) => appendFileSync(visited, `${JSON.stringify(page)}\n`);

/**
 * Chooses, of the pages that were visited in this run, few that have every kind of element between them, each with the
 * kinds that no page chosen before it has. The style sheet is the same everywhere: what axe finds in a kind on one page,
 * it would find on every other.
 */
export function pagesOfAllKinds(): KindsOfPage[] {
  const lines = readFileSync(visited, 'utf8').trimEnd().split('\n');
  let left = lines.map((line) => JSON.parse(line) as KindsOfPage).sort((a, b) => a.path.localeCompare(b.path));
  const chosen: KindsOfPage[] = [];
  while (left.length > 0) {
    const most = left.reduce((best, page) => (page.kinds.length > best.kinds.length ? page : best));
    const seen = new Set(most.kinds);
    chosen.push(most);
    left = left
      .map((page) => ({ ...page, kinds: page.kinds.filter((kind) => !seen.has(kind)) }))
      .filter(({ kinds }) => kinds.length > 0);
  }
  return chosen;
}
