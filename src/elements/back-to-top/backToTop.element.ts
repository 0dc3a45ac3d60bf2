import { focusMain } from '../skip-link/focusMain';

let last = scrollY;
let address = location.href;

const button = '[data-plain="top"]';

/** Shows the button that leads to the top to those who scroll up, unless it was a link that led them there. */
document.addEventListener(
  'scroll',
  () => {
    const isUp = scrollY < last && location.href === address;
    const isBetween = scrollY >= 300 && scrollY + innerHeight < document.documentElement.scrollHeight;
    document.querySelector(button)?.toggleAttribute('data-shown', isUp && isBetween);
    last = scrollY;
    address = location.href;
  },
  { passive: true },
);

/** Leads to the top, and the focus with it: the button, which has it, is about to go. */
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element && target.closest(button))) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  focusMain({ preventScroll: true });
  scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
});
