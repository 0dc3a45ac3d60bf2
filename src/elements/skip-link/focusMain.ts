/** Moves the focus to the main content, so that Tab goes to the first link or control in it. */
export function focusMain(options?: FocusOptions): void {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus(options);
  main?.removeAttribute('tabindex');
}
