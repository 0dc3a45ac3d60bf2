const card = () => import('./card');

/**
 * Shows a card for a linked name in a code sample, with the name's type and the first sentence of its description.
 * Loads the card's code when it is first needed.
 */
function onIntent(event: Event): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.code-sample a');
  if (!link) return;
  const isTouch = (event as PointerEvent).pointerType === 'touch';
  // A tap also focuses the link, but the link then does not match `:focus-visible`.
  if (event.type === 'focusin' && link.matches(':focus-visible')) void card().then(({ show }) => show(link));
  if (event.type === 'pointerover' && !isTouch) void card().then(({ showSoon }) => showSoon(link));
  // The first tap shows the card, and the second tap follows the link.
  if (event.type === 'click' && isTouch && !link.hasAttribute('aria-describedby')) {
    event.preventDefault();
    void card().then(async ({ show }) => (await show(link)) || location.assign(link.href));
  }
}

for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, onIntent);
