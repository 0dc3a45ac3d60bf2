/** Runs an action immediately. On a page that Chromium prerenders, waits until the reader opens the page. */
export function whenActivated(run: () => void): void {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
