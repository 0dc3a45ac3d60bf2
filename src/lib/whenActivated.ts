/** Runs an action immediately or, on a page that Chromium prerenders, when the reader opens the page. */
export function whenActivated(run: () => void): void {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
