import { changeClass } from '../../content/render/classes';

/**
 * Marks toggled `<details>` elements for CSS. The selector `details:hover` would make browsers recalculate more styles.
 */
document.addEventListener('click', ({ target }) => {
  const summary = target instanceof Element && target.closest('summary');
  if (summary) summary.parentElement?.setAttribute('data-turning', '');
  closeHistory(target);
});

document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') closeHistory(null);
});

/** Closes the panels with the history of a member, which cover text, unless they contain the target. */
function closeHistory(target: EventTarget | null): void {
  for (const panel of document.querySelectorAll<HTMLDetailsElement>(`.${changeClass}[open]`))
    if (!(target instanceof Node && panel.contains(target))) panel.open = false;
}
