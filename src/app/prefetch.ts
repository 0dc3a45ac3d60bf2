type RouteUpdate = { previousLocation: unknown };

/**
 * Runs when the application has drawn its first page. The framework fetches every page that a link in view leads to, some
 * fifty on a page of the reference; here a page is fetched when the reader turns to its link, and is one page, whatever
 * place of it the link leads to. The framework's function knows slow connections and readers who save data.
 */
export function onRouteDidUpdate({ previousLocation }: RouteUpdate): void {
  if (previousLocation) return;
  const { prefetch } = window.docusaurus;
  window.docusaurus = {
    preload: (path) => prefetch(path.replace(/[?#].*$/, '')),
    prefetch: () => false,
  };
}
