import { savesData } from '../../lib/savesData';
import { isPrerendered } from './prerender';
import { registerWorker } from './registerWorker';

/**
 * The number of milliseconds that the pointer must rest on a link to prefetch its page. A pointer that only crosses the
 * link does not stay that long.
 */
const restTime = 65;

/**
 * For pages that the browser prerenders, the number of milliseconds that the pointer must rest on the link before the
 * worker is registered.
 */
const prerenderTime = 1_000;

const prefetched = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * If the target is a link that opens another page of this site in this window, returns the page URL without its hash.
 * Otherwise, returns null.
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
 * Prefetches a document once. The service worker recognizes the `Purpose` header and answers the later click with the
 * prefetched response. Without the worker, browsers revalidate the document after the click.
 *
 * `<link rel=prefetch>` is not used, because it fails in Firefox for documents with `no-cache`.
 */
function prefetch(page: string): void {
  if (prefetched.has(page)) return;
  prefetched.add(page);
  fetch(page, { priority: 'low', headers: { Purpose: 'prefetch' } })
    .then((response) => response.blob())
    // Registers the worker last, so that its downloads do not delay the page.
    .then(registerWorker, () => undefined);
}

/**
 * Prefetches the target page of a link that the reader hovers over, focuses or touches. Chromium prerenders
 * documentation pages instead, except for links that are focused with the keyboard.
 */
function onInteraction({ target, type }: Event): void {
  clearTimeout(timer);
  if (savesData()) return;
  const page = pageOf(target);
  const hasKeyboardFocus = type === 'focusin' && (target as Element).matches(':focus-visible');
  if (page && (hasKeyboardFocus || !isPrerendered(page))) timer = setTimeout(() => prefetch(page), restTime);
  // On touch screens, most readers only scroll, so a touch registers the worker even if it does not prefetch a page.
  else if (page || type === 'touchstart') timer = setTimeout(registerWorker, page ? prerenderTime : restTime);
}

for (const type of ['pointerover', 'focusin', 'touchstart'])
  document.addEventListener(type, onInteraction, { passive: true });
