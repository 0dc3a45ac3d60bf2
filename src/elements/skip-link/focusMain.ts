/** Gives the focus to the content of the page, which cannot have it by itself: what comes next is the first in there. */
export function focusMain(options?: FocusOptions): void {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus(options);
  main?.removeAttribute('tabindex');
}
