import { isComposed, isPlainKey, isSearchToggle } from '@site/src/lib/keyboard';
import { close, dialogState, open, prefetch } from './control';
import { isForBrowser, isLetterOrDigit, moveInStart } from './keys';

class SearchBar extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('a')!;
    button.addEventListener('click', (event) => {
      if (isForBrowser(event)) return;
      event.preventDefault();
      open();
    });
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      button.addEventListener(type, prefetch, { passive: true });
    if (button.matches(':hover, :focus')) prefetch();
  }
}

const isOnButton = ({ target }: Event): boolean => target instanceof Element && target.closest('search-bar a') !== null;

/** Handles keys that open or close the dialog. Returns false for other keys. */
function handleKey(event: KeyboardEvent): boolean {
  const isClosed = dialogState() === 'closed';
  if (isSearchToggle(event) || (isClosed && isPlainKey(event, '/'))) (isClosed ? open : close)();
  else if (event.key === 'Escape' && !isClosed) close();
  else if (isClosed && isOnButton(event) && (event.key === ' ' || isLetterOrDigit(event))) open(event.key.trim());
  else return false;

  return true;
}

document.addEventListener('keydown', (event) => {
  if (!isComposed(event) && handleKey(event)) event.preventDefault();
});
document.addEventListener('keydown', moveInStart, { capture: true });

// Close the dialog on Back, Forward and same-page links. Do not focus the button, so that Space scrolls.
addEventListener('popstate', () => close(false));

customElements.define('search-bar', SearchBar);
