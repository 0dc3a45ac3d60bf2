/**
 * Marks each `<details>` element that the reader toggles, so that CSS animates only these and not a restored sidebar.
 * CSS does not use `details:hover`, because browsers would recalculate the styles of all elements under the pointer.
 */
document.addEventListener('click', ({ target }) => {
  const summary = target instanceof Element && target.closest('summary');
  if (summary) summary.parentElement?.setAttribute('data-turning', '');
});
