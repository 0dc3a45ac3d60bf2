/**
 * Marks the `<details>` that a reader opens or closes, so that CSS animates only this one and not a restored sidebar.
 * A `details:hover` selector instead would recalculate the style of every element that the pointer enters.
 */
document.addEventListener('click', ({ target }) => {
  const summary = target instanceof Element && target.closest('summary');
  if (summary) summary.parentElement?.setAttribute('data-turning', '');
});
