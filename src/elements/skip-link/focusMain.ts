/** Moves the focus to the main content, so that the next Tab press reaches its first link or control. */
export function focusMain(options?: FocusOptions): void {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus(options);
  main?.removeAttribute('tabindex');
}
