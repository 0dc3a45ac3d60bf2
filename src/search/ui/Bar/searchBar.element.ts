import { close, dialogState, edit, enter, open, prefetch } from './control';
import { isForBrowser, isLetterOrDigit, isSlash, isToggle, typeKey } from './keys';

/** Turns the link to the search page into a button that opens the search dialog. */
class SearchBar extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('a')!;
    button.addEventListener('click', (event) => {
      if (isForBrowser(event)) return;
      event.preventDefault();
      if (dialogState() !== 'loading') open();
    });
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      button.addEventListener(type, prefetch, { passive: true });
    if (button.matches(':hover, :focus')) prefetch();
  }
}

const isOnButton = ({ target }: Event): boolean => target instanceof Element && target.closest('search-bar a') !== null;

/** Handles keys that open or close the dialog, and text typed while it loads. Returns false for other keys. */
function handleKey(event: KeyboardEvent): boolean {
  const state = dialogState();
  const isShown = state === 'open' || state === 'loading';
  if (isToggle(event) || (!isShown && isSlash(event))) {
    (isShown ? close : open)();
  } else if (event.key === 'Escape' && state !== 'closed') {
    close();
  } else if (state === 'loading') {
    const isText = typeKey('', event) !== null;
    if (isText) edit((query) => typeKey(query, event) ?? query);
    if (event.key === 'Enter') enter();
    return isText || event.key === 'Enter';
  } else if (state !== 'open' && isOnButton(event) && (event.key === ' ' || isLetterOrDigit(event))) {
    open(event.key.trim());
  } else {
    return false;
  }
  return true;
}

document.addEventListener('keydown', (event) => {
  if (!event.isComposing && handleKey(event)) event.preventDefault();
});

// Closes the dialog on back, forward and same-page links. The button stays unfocused, so that the space bar scrolls.
addEventListener('popstate', () => close(false));

customElements.define('search-bar', SearchBar);
