/**
 * Marks each `<details>` element that the reader toggles, so that CSS animates only those elements and not a restored
 * sidebar. The CSS avoids `details:hover`, which would make browsers recalculate the styles of all elements under the
 * pointer.
 */
document.addEventListener('click', ({ target }) => {
  const summary = target instanceof Element && target.closest('summary');
  if (summary) summary.parentElement?.setAttribute('data-turning', '');
});
