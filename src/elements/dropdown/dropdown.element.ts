export {};

const shown = (): HTMLElement | null => document.querySelector('[data-plain=dropdown][aria-expanded=true]');
const hide = (): void => shown()?.setAttribute('aria-expanded', 'false');

/** The dropdowns of the navbar: a button opens and closes each, and who turns elsewhere or follows a link closes it. */
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest('[data-plain=dropdown]');
  const isShown = button === shown();
  if (button || target.closest('.dropdown__link')) hide();
  if (button && !isShown) button.setAttribute('aria-expanded', 'true');
});

['mousedown', 'touchstart', 'focusin'].forEach((type) =>
  document.addEventListener(
    type,
    ({ target }) => {
      if (!shown()?.parentElement?.contains(target as Node)) hide();
    },
    { passive: true },
  ),
);

document.addEventListener('keydown', ({ key }) => {
  const button = shown();
  if (key !== 'Escape' || !button) return;
  hide();
  button.focus();
});

addEventListener('popstate', hide);
