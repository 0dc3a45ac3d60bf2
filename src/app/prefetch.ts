/**
 * Stops Docusaurus links from prefetching React chunks. Links open documents, which `src/elements/prefetch` prefetches.
 * Docusaurus calls this function before the first link mounts.
 */
export function onRouteUpdate(): void {
  window.docusaurus = { prefetch: () => false, preload: () => false };
}
