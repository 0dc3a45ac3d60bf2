/** Moves the focus to the main content. The next Tab press then reaches the first link or control in the content. */
export function focusMain(options?: FocusOptions): void {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus(options);
  main?.removeAttribute('tabindex');
}
