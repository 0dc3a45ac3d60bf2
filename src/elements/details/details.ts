import { changeClass } from '../../content/render/classes';
import { closeLayerWith } from '../../lib/layers';

/** Marks toggled `<details>` elements for CSS. The selector `details:hover` would make browsers slower. */
document.addEventListener('click', ({ target }) => {
  const summary = target instanceof Element && target.closest('summary');
  if (summary) summary.parentElement?.setAttribute('data-turning', '');
  closeHistory(target);
});

closeLayerWith(() => closeHistory(null));

/** Closes open history panels, because they cover text. Keeps a panel open if it contains the target. */
function closeHistory(target: EventTarget | null): void {
  for (const panel of document.querySelectorAll<HTMLDetailsElement>(`.${changeClass}[open]`))
    if (!(target instanceof Node && panel.contains(target))) panel.open = false;
}

for (const fold of document.querySelectorAll<HTMLDetailsElement>('.code-fold')) {
  const code = fold.previousElementSibling!;
  // The reader cannot scroll to hidden lines, but the browser scrolls to a search match, a selection or a focused link.
  code.addEventListener('scroll', () => {
    const { scrollTop } = code;
    if (scrollTop === 0 || fold.open) return;
    fold.open = true;
    scrollBy({ top: scrollTop, behavior: 'instant' });
  });
  // Keep the control under the pointer when the lines above it disappear.
  fold.firstElementChild!.addEventListener('click', (event) => {
    if (!fold.open) return;
    event.preventDefault();
    const { top } = fold.getBoundingClientRect();
    fold.open = false;
    scrollBy({ top: fold.getBoundingClientRect().top - top, behavior: 'instant' });
  });
}
