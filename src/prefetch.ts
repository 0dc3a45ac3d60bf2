/**
 * Runs after the first page is drawn: keeps links from fetching their pages when they come into view, because a page of
 * the reference shows links to some fifty others. A page is still fetched as soon as the reader points at its link
 * (`window.docusaurus.preload`).
 */
export function onRouteDidUpdate(): void {
  window.docusaurus = { ...window.docusaurus, prefetch: () => false };
}
