/** Loads the card's code on demand. Ignores failures, because the link works without the card. */
const loadCard = () => import('./card').catch(() => undefined);

let tapped: HTMLAnchorElement | undefined;

async function showOrFollow(link: HTMLAnchorElement): Promise<void> {
  tapped = link;
  const card = await loadCard();
  if (!(await card?.show(link))) location.assign(link.href);
  tapped = undefined;
}

/** Shows a card for a linked name in a sample: the type and the first sentence of the description. */
function onIntent(event: Event): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.code-sample a');
  if (!link) return;
  const isTouch = (event as PointerEvent).pointerType === 'touch';
  // A tap also focuses the link, but the link then does not match `:focus-visible`.
  if (event.type === 'focusin' && link.matches(':focus-visible')) void loadCard().then((card) => card?.show(link));
  if (event.type === 'pointerover' && !isTouch) void loadCard().then((card) => card?.showSoon(link));
  // The first tap shows the card. The second tap follows the link, even if the card is still loading.
  if (event.type === 'click' && isTouch && link !== tapped && !link.hasAttribute('aria-describedby')) {
    event.preventDefault();
    void showOrFollow(link);
  }
}

for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, onIntent);
