/**
 * Stops Docusaurus from prefetching React chunks for links. `src/elements/prefetch` prefetches HTML documents instead.
 * Docusaurus calls this function before the first link mounts.
 */
export function onRouteUpdate(): void {
  window.docusaurus = { prefetch: () => false, preload: () => false };
}
