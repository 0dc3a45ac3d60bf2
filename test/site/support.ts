import { type BrowserContext, type Page, type Route, test as base, expect } from '@playwright/test';
import { baseUrl } from '../../src/config/baseUrl';
import { overhangOf } from './layout';

export { expect };

/** Returns a page's path, prefixed with the base URL. */
export const at = (path: string) => baseUrl + path.slice(1);

/** Waits until a page's custom elements are ready and its islands are hydrated. */
export const ready = (page: Page) =>
  page.locator('html[data-ready="true"]:not(:has(react-island:not([data-hydrated])))').waitFor({ state: 'attached' });

/** Opens a page and waits until it is ready. Returns the server's response. */
export async function open(page: Page, path: string) {
  const response = await page.goto(at(path));
  await ready(page);
  return response;
}

/** Waits until a page's effects and idle callbacks have run. */
export const settled = (page: Page) =>
  page.evaluate(() => {
    const options = { timeout: 1_000 };
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, options));
    return idle().then(idle);
  });

/** Waits until all animations on a page have ended. */
export async function still(page: Page) {
  await settled(page);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

export const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls with the mouse wheel until the navbar is hidden, and waits until the page stops moving. */
export async function hideNavbar(page: Page): Promise<void> {
  await page.mouse.move(640, 300);
  await expect(async () => {
    await page.mouse.wheel(0, 1000);
    await expect(mainNav(page)).not.toBeInViewport({ timeout: 300 });
  }).toPass();
  await page.evaluate(async () => {
    for (let [top, same] = [scrollY, 0]; same < 10; [top, same] = [scrollY, scrollY === top ? same + 1 : 0])
      await new Promise(requestAnimationFrame);
  });
}

/** Collects the URLs of all later requests to other hosts. */
export function requestsElsewhere(asker: Page | BrowserContext, baseURL = ''): string[] {
  const { host } = new URL(baseURL);
  const asked: string[] = [];
  asker.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== host) asked.push(url.href);
  });
  return asked;
}

/** The button that switches the color mode. */
export const toggle = (page: Page) => page.getByRole('button', { name: /dark and light mode/ });

export const colorMode = (page: Page) => page.locator('html').getAttribute('data-theme');

/** Emulates a system color mode and waits until the page has switched to it. */
export async function inMode(page: Page, name: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: name });
  await page.locator(`html[data-theme="${name}"]`).waitFor({ state: 'attached' });
}

/** Returns the number of pixels by which the page is wider than the window. */
export const overhang = (page: Page) => page.evaluate(overhangOf);

/** Blocks storage in the same way as browsers: reading the property throws an error. */
export function withoutStorage() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

/** Delays requests until the returned function is called. Then `respond` handles them. */
export async function hold(
  page: Page,
  files: Parameters<Page['route']>[0],
  respond = (route: Route): Promise<void> => route.continue(),
) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, (route) => released.then(() => respond(route)));
  return release;
}

/** Emulates a network connection. Each call replaces the previous one. */
export const connect = (asker: Page | BrowserContext, connection: { effectiveType: string; saveData?: boolean }) =>
  asker.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    connection,
  );

/** Makes Chromium prefetch all pages, as Firefox and Safari do, instead of prerendering documentation pages. */
export const withoutPrerendering = (asker: Page | BrowserContext) =>
  asker.addInitScript(() => (HTMLScriptElement.supports = () => false));

/** Throws an error for each security policy violation, so that the test fails. */
function reportViolations() {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    throw new Error(`The policy refuses ${effectiveDirective} ${blockedURI} ${sample}`);
  });
}

interface Fixtures {
  /** Emulates data saver, which turns prefetching off. */
  savesData: boolean;
  /**
   * Uncaught errors and policy violations on the test's pages. A test that expects an error removes it from the list.
   */
  pageErrors: string[];
}

/** Test function for all site tests. A test fails if a page throws an uncaught error. */
export const test = base.extend<Fixtures>({
  savesData: [true, { option: true }],
  context: async ({ context, savesData }, done) => {
    // Resets the offline state, because Playwright does not reset it between tests.
    await context.setOffline(false);
    await context.addInitScript(reportViolations);
    if (savesData) await connect(context, { effectiveType: '4g', saveData: true });
    await done(context);
  },
  pageErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      // Ignores errors that Playwright's clock throws in later pages. These errors come from scripts without a URL.
      const isOfTheClock = ({ message, stack }: Error) =>
        message === "Cannot read properties of undefined (reading 'controller')" && !stack?.includes('http');
      context.on('weberror', (thrown) => isOfTheClock(thrown.error()) || errors.push(thrown.error().message));
      await use(errors);
      expect(errors, 'errors thrown in the page').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Returns all layout shifts since the navigation, with the elements that moved. Leaves out a line of code that wraps while
 * the browser still receives the line, because only its text moves.
 */
export const layoutShifts = (page: Page) =>
  page.evaluate(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const isCode = ({ node }: Shift['sources'][number]) => node instanceof Text && node.parentElement!.closest('pre');
    return (observer.takeRecords() as Shift[])
      .filter(({ sources }) => sources.length === 0 || !sources.every(isCode))
      .map(
        ({ value, sources }) =>
          `${value}: ${sources.map(({ node }) => (node as Element | undefined)?.outerHTML).join()}`,
      );
  });
