import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';

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
      if (isOnPage || matchRoutes(routes, decodeURI(pathname))[0]?.route.path === '*') return;
      event.preventDefault();
      history.push(pathname + search + hash);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [history]);
}
