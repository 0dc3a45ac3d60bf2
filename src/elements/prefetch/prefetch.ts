import { keepRead } from './registerWorker';

/** A pointer that only passes over a link is on it for less than so many milliseconds. */
const passing = 65;

/** What browsers tell about the connection, if they do. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const asked = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether readers would rather wait for a page than load one that they may not open. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (connection?.saveData ?? false) || (connection?.effectiveType?.includes('2g') ?? false);
}

/** The page that a link leads to in this window, without its hash; null for other sites, files, and the page that is open. */
function pageOf(target: EventTarget | null): string | null {
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>('a[href]:not([target], [download], [role=button])')
      : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return null;
  return link.origin + link.pathname + link.search;
}

/**
 * Fetches the document of a page, once, by a link and not by rules for speculation: rules that name a page would each have
 * to be named by the policy that `src/hosting` writes, and rules that render a page ahead start a process for it, which
 * makes a click 200 ms after the pointer came wait two to three times as long on a slow device.
 */
function fetchAhead(page: string): void {
  if (asked.has(page)) return;
  asked.add(page);
  // What is to be kept of the site must not keep this page waiting.
  const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href: page, onload: keepRead });
  document.head.append(link);
}

/** A reader who turns to a link may follow it. Once the application runs it fetches ahead by itself, and no documents. */
function onTurn({ target, type }: Event): void {
  clearTimeout(timer);
  if (isSparing()) return;
  const page = pageOf(target);
  // A finger scrolls, and leaves the page before it has fetched another ahead.
  if (!page && type === 'touchstart') setTimeout(keepRead, passing);
  if (!page || document.documentElement.dataset.hasHydrated === 'true') return;
  timer = setTimeout(() => fetchAhead(page), passing);
}

['pointerover', 'focusin', 'touchstart'].forEach((type) => document.addEventListener(type, onTurn, { passive: true }));
