import { savesData } from '../../lib/savesData';
import { registerWorker } from './registerWorker';

/**
 * The number of milliseconds that a pointer must rest on a link. A pointer that only crosses the link leaves sooner.
 */
const restTime = 65;

const prefetched = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Returns the URL, without the hash, of the page that a link opens in this window. Returns null for all other targets.
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
 * Prefetches a document once. The service worker recognizes the `Purpose` header and answers the click with the
 * prefetched response. Without the worker, browsers revalidate the document on a click.
 *
 * `<link rel=prefetch>` is not used, because it fails in Firefox for documents with `no-cache`. Speculation rules are
 * not used, because Firefox does not support them.
 */
function prefetch(page: string): void {
  if (prefetched.has(page)) return;
  prefetched.add(page);
  fetch(page, { priority: 'low', headers: { Purpose: 'prefetch' } })
    .then((response) => response.blob())
    // Registers the worker last, so that its downloads do not delay the page.
    .then(registerWorker, () => undefined);
}

/** Prefetches the page of a link that the reader points at, focuses or touches. */
function onInteraction({ target, type }: Event): void {
  clearTimeout(timer);
  if (savesData()) return;
  const page = pageOf(target);
  if (page) timer = setTimeout(() => prefetch(page), restTime);
  // Most visits on touch screens only scroll, so a touch that does not prefetch a link also registers the worker.
  else if (type === 'touchstart') setTimeout(registerWorker, restTime);
}

for (const type of ['pointerover', 'focusin', 'touchstart'])
  document.addEventListener(type, onInteraction, { passive: true });
