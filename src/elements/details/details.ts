/**
 * Marks what a reader opens or closes: only that moves. What scripts open again on the next page is open at once; and to
 * style what is under the pointer instead makes browsers find the style of everything anew in all that the pointer enters.
 */
document.addEventListener('click', ({ target }) => {
  const summary = target instanceof Element && target.closest('summary');
  if (summary) summary.parentElement?.setAttribute('data-turning', '');
});
