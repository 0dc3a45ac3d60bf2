/**
 * Marks the `<details>` that a reader toggles, so that CSS does not animate a restored sidebar. CSS does not use
 * `details:hover`, because browsers would recalculate the styles of all elements under the pointer.
 */
document.addEventListener('click', ({ target }) => {
  const summary = target instanceof Element && target.closest('summary');
  if (summary) summary.parentElement?.setAttribute('data-turning', '');
});
