import type { Location } from 'history';

interface RouteUpdate {
  location: Location;
  previousLocation: Location | null;
}

/** Runs when a page is shown: a hash that it does not have leads to its top, and leaves the address of a new page. */
export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  // A page that is at its top as the one before has not scrolled: `plain/toc.ts` looks again all the same.
  document.dispatchEvent(new Event('scroll'));
  if (!previousLocation || !location.hash) return;
  if (document.getElementById(decodeURIComponent(location.hash.slice(1)))) return;
  scrollTo(0, 0);
  const { pathname, search } = location;
  if (pathname !== previousLocation.pathname) history.replaceState(history.state, '', pathname + search);
}
