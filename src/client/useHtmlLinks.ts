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

/** Follows links to pages that are plain HTML, and no components, inside the application. */
export function useHtmlLinks(): void {
  const history = useHistory();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isForBrowser = event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!link || isForBrowser || event.defaultPrevented || link.target || link.origin !== location.origin) return;
      const { pathname, search, hash } = link;
      const isOnPage = hash !== '' && pathname + search === location.pathname + location.search;
      if (isOnPage || !isInside(pathname)) return;
      event.preventDefault();
      history.push(pathname + search + hash);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [history]);
}
