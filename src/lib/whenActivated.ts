/**
 * Runs an action now or, on a page that the browser prerenders, when the reader opens the page. Only Chromium
 * prerenders pages.
 */
export function whenActivated(run: () => void): void {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
