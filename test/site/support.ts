import { type BrowserContext, type Page, test as base, expect } from '@playwright/test';
import { baseUrl } from '../../src/config/baseUrl';

export { expect };

/** A site path under the address that the site is mounted at. */
export const at = (path: string) => baseUrl + path.slice(1);

/**
 * Takes the frame of the browser off the window of a page: tabs, address bar and the wheel that turns while a page loads
 * are painted in headless mode too, which costs a tenth of the time of a page.
 */
export async function frameless(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'fullscreen' } });
  await session.detach();
}

/** Opens a page, starts the application in it, and waits until it runs, so that nothing meets it half-started. */
export async function open(page: Page, path: string) {
  const response = await page.goto(at(path));
  await running(page);
  return response;
}

/**
 * Starts the application in the page that is loaded, as a reader does who turns to a control that needs it. Most pages
 * have none: the control is put there, turned to, and taken away.
 */
export const start = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const control = body.appendChild(document.createElement('select'));
    control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    control.remove();
  });

/** Starts the application in the page that is loaded, and waits until it runs. */
export async function running(page: Page) {
  await start(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Waits until a page that is loaded has done what it does by itself: effects, and what waits for idle time. */
export const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(() => setTimeout(done)))));

/** Waits until nothing on the page moves any more. */
export async function still(page: Page) {
  await settled(page);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/** What a reader finds a page by: the navbar, and what the page is called. */
export const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** How far a reader has scrolled. */
export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** The addresses on other hosts than the site's own that are asked for from now on. */
export function requestsElsewhere(asker: Page | BrowserContext, baseURL = ''): string[] {
  const { host } = new URL(baseURL);
  const asked: string[] = [];
  asker.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== host) asked.push(url.href);
  });
  return asked;
}

/** The color mode that a reader sees. */
export const colorMode = (page: Page) => page.locator('html').getAttribute('data-theme');

/** Lets the system prefer a color mode, and waits until the page is in it. */
export async function inMode(page: Page, name: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: name });
  await page.locator(`html[data-theme="${name}"]`).waitFor({ state: 'attached' });
}

/** How many pixels the page scrolls sideways. */
export const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Storage that is switched off throws at the very name. */
export function withoutStorage() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

/** A promise that ends when `release` is called, with which a test keeps answers back. */
export function held() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release };
}

/** Says what connection the reader has; the last one said counts. */
export const connect = (asker: Page | BrowserContext, connection: { effectiveType: string; saveData?: boolean }) =>
  asker.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    connection,
  );

/** Lets what the policy of the site refuses count as an error of the page. */
function reportViolations() {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    throw new Error(`The policy refuses ${effectiveDirective} ${blockedURI} ${sample}`);
  });
}

interface Fixtures {
  /** Readers who save data fetch nothing ahead, which is most of what a page does by itself; see `connect`. */
  savesData: boolean;
  /** What the pages threw, and what the policy of the site kept them from. */
  pageErrors: string[];
}

/**
 * Every site test fails on an error that a page throws. A test that expects one takes it out of `pageErrors`.
 */
export const test = base.extend<Fixtures>({
  savesData: [true, { option: true }],
  context: async ({ context, savesData }, done) => {
    // The one thing that a context keeps from the test before.
    await context.setOffline(false);
    await context.addInitScript(reportViolations);
    if (savesData) await connect(context, { effectiveType: '4g', saveData: true });
    await done(context);
  },
  page: async ({ page }, done) => {
    await frameless(page);
    await done(page);
  },
  pageErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      // Playwright takes its clock away between two tests piece by piece, and what is left of it throws in the next pages
      // from scripts without an address. What the site throws has one.
      const isOfTheClock = ({ message, stack }: Error) =>
        message === "Cannot read properties of undefined (reading 'controller')" && !stack?.includes('http');
      context.on('weberror', (thrown) => isOfTheClock(thrown.error()) || errors.push(thrown.error().message));
      await use(errors);
      expect(errors, 'errors thrown in the page').toEqual([]);
    },
    { auto: true },
  ],
});
