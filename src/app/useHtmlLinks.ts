import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';

/** Whether the application has something at a path. One with a broken percent sign it could not even read. */
function isInside(path: string): boolean {
  try {
    return matchRoutes(routes, decodeURI(path))[0]?.route.path !== '*';
  } catch {
    return false;
  }
}

/** The link that an event is in, if it leads to a page of the application in this window, and not to a place of the page. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.origin !== location.origin) return undefined;
  const isOnPage = link.hash !== '' && link.pathname + link.search === location.pathname + location.search;
  return isOnPage || !isInside(link.pathname) ? undefined : link;
}

/** Fetches ahead what a reader turns to, as the framework's own links do. */
const onTurn = (event: Event): void => {
  const link = linkOf(event);
  if (link) void window.docusaurus.preload(link.pathname);
};

/** Follows links that are plain HTML, and no components, inside the application. */
export function useHtmlLinks(): void {
  const history = useHistory();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const isForBrowser = event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      const link = isForBrowser || event.defaultPrevented ? undefined : linkOf(event);
      if (!link) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    const listeners = { click: onClick, pointerover: onTurn, touchstart: onTurn };
    const all = Object.entries(listeners) as [string, (event: Event) => void][];
    all.forEach(([type, listener]) => document.addEventListener(type, listener));
    return () => all.forEach(([type, listener]) => document.removeEventListener(type, listener));
  }, [history]);
}
