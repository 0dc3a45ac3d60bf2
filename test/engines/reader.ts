import { expect } from '@playwright/test';
import { baseUrl } from '../../src/config/baseUrl';
import type { Browser } from './browser';

/** Maps key names to their WebDriver codes. */
const keys = { Enter: '\uE007', Escape: '\uE00C', Control: '\uE009', Shift: '\uE008', Tab: '\uE004', End: '\uE010' };

/** Returns a page's path, prefixed with the base URL. */
export const at = (path: string) => baseUrl + path.slice(1);

/**
 * Returns the center of the first visible element that contains the given text. Returns null while the element moves.
 * If something covers the element, scrolls to the element and returns null.
 */
async function centerOf(selector: string, text: string): Promise<{ x: number; y: number } | null> {
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) => candidate.checkVisibility({ visibilityProperty: true }) && candidate.textContent.includes(text),
  );
  if (!element) return null;
  const before = element.getBoundingClientRect();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const box = element.getBoundingClientRect();
  if (box.x !== before.x || box.y !== before.y) return null;
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  if (element.contains(document.elementFromPoint(x, y))) return { x, y };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
}

/** Simulates a reader in a browser window. */
export class Reader {
  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  /** Calls a function in the page. The function's arguments and result must be serializable as JSON. */
  async evaluate<A extends unknown[], R>(body: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    const script = `return (${body.toString()}).apply(null, arguments)`;
    return (await this.browser.send('execute/sync', { script, args })) as Awaited<R>;
  }

  /** Works like `evaluate`, but resolves to undefined if a navigation interrupts the script. */
  private read<A extends unknown[], R>(body: (...args: A) => R, ...args: A) {
    return this.evaluate(body, ...args).catch(() => undefined);
  }

  /** Loads a page and waits until its custom elements are ready and its islands are hydrated. */
  async open(path: string): Promise<void> {
    await this.browser.send('url', { url: this.origin + at(path) });
    await this.has('html[data-ready="true"]:not(:has(react-island:not([data-hydrated])))');
  }

  roleOf = (selector: string) => this.browser.roleOf(selector);
  back = () => this.browser.send('back');
  reload = () => this.browser.send('refresh');
  resize = (width: number, height: number) => this.browser.send('window/rect', { width, height });

  /** Moves the mouse to the center of an element. First waits until the element is visible and nothing covers it. */
  async hover(selector: string, text = ''): Promise<void> {
    let center: { x: number; y: number } | null = null;
    const find = async () => (center = (await this.read(centerOf, selector, text)) ?? null);
    await expect.poll(find, `${selector} ${text}`).not.toBeNull();
    await this.act('pointer', [{ type: 'pointerMove', duration: 0, ...center! }]);
  }

  async click(selector: string, text?: string): Promise<void> {
    await this.hover(selector, text);
    await this.act('pointer', [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** Presses several keys at the same time, for example Control and k. */
  async press(...names: string[]): Promise<void> {
    const values = names.map((name) => keys[name as keyof typeof keys] ?? name);
    const down = values.map((value) => ({ type: 'keyDown', value }));
    const up = values.map((value) => ({ type: 'keyUp', value })).reverse();
    await this.act('key', [...down, ...up]);
  }

  type = (text: string) =>
    this.act(
      'key',
      [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    );

  /** Waits until an element on the page matches the selector. */
  has = (selector: string) =>
    expect.poll(() => this.read((wanted) => document.querySelector(wanted) !== null, selector), selector).toBe(true);

  /** Waits until the first element that matches the selector has the given text. */
  shows = (selector: string, text: string | RegExp) =>
    expect
      .poll(() => this.read((wanted) => document.querySelector(wanted)?.textContent.trim(), selector), selector)
      .toEqual(typeof text === 'string' ? text : expect.stringMatching(text));

  /** Waits until the page URL has the given path, query and hash. */
  isAt = (path: string) =>
    expect.poll(() => this.read(() => location.pathname + location.search + location.hash)).toBe(at(path));

  private act = (type: 'pointer' | 'key', actions: object[]) =>
    this.browser.send('actions', { actions: [{ type, id: type, actions }] });
}
