import { type Page, test as base } from '@playwright/test';
import { frameless, requestsElsewhere } from './support';

/** One page for all addresses of a worker: what they share is loaded once. */
export interface Visit {
  page: Page;
  /** Errors, and requests to other hosts, since the last address was left. */
  faults: string[];
  elsewhere: string[];
}

export const wide = { width: 1280, height: 800 };
export const narrow = { width: 390, height: 800 };

export const test = base.extend<object, { visit: Visit }>({
  visit: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({
        baseURL,
        viewport: narrow,
        colorScheme: 'dark',
        reducedMotion: 'reduce',
      });
      // What a page fetches ahead for the next one is of no interest here, and readers who save data fetch nothing.
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
        // Whatever page was visited before, this one is the same.
        sessionStorage.clear();
      });
      const page = await context.newPage();
      await frameless(page);
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
      page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
      await use({ page, faults, elsewhere: requestsElsewhere(page, baseURL) });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** What a reader meets at first, once the page does by itself all that it does: asked in one go, as every page is. */
export const firstSight = (page: Page) =>
  page.evaluate(async () => {
    // A document whose first bytes are not read yet has no root.
    await new Promise<void>((done) => {
      const look = () => document.documentElement?.dataset.ready && done();
      new MutationObserver(look).observe(document, {
        childList: true,
        subtree: true,
        attributeFilter: ['data-ready'],
      });
      setTimeout(done, 10_000);
      look();
    });
    const root = document.documentElement;
    const headings = Array.from(document.querySelectorAll('h1'));
    return {
      isReady: root.dataset.ready === 'true',
      hasHeading: headings.length === 1 && headings[0].checkVisibility({ visibilityProperty: true }),
      overhang: root.scrollWidth - window.innerWidth,
    };
  });
