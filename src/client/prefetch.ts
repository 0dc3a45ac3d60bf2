type RouteUpdate = { previousLocation: unknown };

/** Safari has no idle time to offer: a moment later will do. */
const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200);

/**
 * Runs when the first page is drawn. The pages of links in view are fetched ahead, as the framework has it, but one at a
 * time and when the browser has nothing else to do: to find the files of a page takes milliseconds, a page of the
 * reference shows some fifty links, and the reader is waiting for this page and not for those.
 */
export function onRouteDidUpdate({ previousLocation }: RouteUpdate): void {
  if (previousLocation) return;
  const { prefetch, preload } = window.docusaurus;
  window.docusaurus = {
    preload,
    prefetch: (path) => {
      // A page is one page, whatever place of it a link leads to.
      whenIdle(() => void prefetch(path.replace(/[?#].*$/, '')));
      return false;
    },
  };
}
