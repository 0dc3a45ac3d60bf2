/**
 * Marks the `<details>` that a reader opens or closes: only that one is animated. The sidebar is restored without
 * animation. Styling `details:hover` instead would recalculate the style of everything that the pointer enters.
 */
document.addEventListener('click', ({ target }) => {
  const summary = target instanceof Element && target.closest('summary');
  if (summary) summary.parentElement?.setAttribute('data-turning', '');
});
