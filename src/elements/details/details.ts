/**
 * Marks toggled `<details>` elements for CSS. The selector `details:hover` would make browsers recalculate more styles.
 */
document.addEventListener('click', ({ target }) => {
  const summary = target instanceof Element && target.closest('summary');
  if (summary) summary.parentElement?.setAttribute('data-turning', '');
});
