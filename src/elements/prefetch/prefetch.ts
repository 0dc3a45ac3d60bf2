import { savesData } from '../../lib/savesData';
import { isPrerendered } from './prerender';
import { registerWorker } from './registerWorker';

/**
 * The number of milliseconds that the pointer must rest on a link before its page is prefetched. A pointer that only
 * crosses the link leaves earlier.
 */
const restTime = 65;

/**
 * For pages that the browser prerenders, the number of milliseconds that the pointer must rest on a link before the
 * service worker is registered.
 */
const prerenderTime = 1_000;

const prefetched = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Returns the page URL of a link, without its hash. Returns null for targets that are not links, and for links that do
 * not open another page of this site in the same window.
 */
function pageOf(target: EventTarget | null): string | null {
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>('a[href]:not([target], [download], [role=button])')
      : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return null;
  return link.origin + link.pathname + link.search;
}

/**
 * Prefetches a document once. The service worker recognizes the `Purpose` header and uses the prefetched response when
 * the reader clicks. Without a service worker, the browser revalidates the document.
 *
 * This function does not use `<link rel=prefetch>`, because Firefox cannot prefetch documents with `no-cache`.
 */
function prefetch(page: string): void {
  if (prefetched.has(page)) return;
  prefetched.add(page);
  fetch(page, { priority: 'low', headers: { Purpose: 'prefetch' } })
    .then((response) => response.blob())
    // Register the service worker last, so that its downloads do not delay the page.
    .then(registerWorker, () => undefined);
}

/**
 * Prefetches the page behind a link when the reader hovers over the link, focuses it or touches it. Chromium prerenders
 * documentation pages instead, but not if the keyboard moves the focus to the link.
 */
function onInteraction({ target, type }: Event): void {
  clearTimeout(timer);
  if (savesData()) return;
  const page = pageOf(target);
  const hasKeyboardFocus = type === 'focusin' && (target as Element).matches(':focus-visible');
  if (page && (hasKeyboardFocus || !isPrerendered(page))) timer = setTimeout(() => prefetch(page), restTime);
  // On touch screens, most touches only scroll, so a touch registers the worker even without a prefetch.
  else if (page || type === 'touchstart') timer = setTimeout(registerWorker, page ? prerenderTime : restTime);
}

for (const type of ['pointerover', 'focusin', 'touchstart'])
  document.addEventListener(type, onInteraction, { passive: true });
