import { close, currentPhase, edit, enter, leave, open, prepare } from './control';
import { isForBrowser, isLetterOrDigit, isSlash, isToggle, typeKey } from './keys';

const isOnButton = ({ target }: Event): boolean => target instanceof Element && !!target.closest('[data-plain=search]');

/**
 * Does what a key means to the search: to its button, to the dialog, and, while the code of the dialog is being fetched,
 * to its query. False leaves the key to the browser.
 */
function act(event: KeyboardEvent): boolean {
  const phase = currentPhase();
  const isShown = phase === 'open' || phase === 'loading';
  if (isToggle(event) || (!isShown && isSlash(event))) {
    (isShown ? close : open)();
  } else if (event.key === 'Escape' && phase !== 'closed') {
    close();
  } else if (phase === 'loading') {
    const isText = typeKey('', event) !== null;
    if (isText) edit((query) => typeKey(query, event) ?? query);
    // Enter belongs to the dialog that is about to come, not to what happens to have the focus.
    if (event.key === 'Enter') enter();
    return isText || event.key === 'Enter';
  } else if (phase !== 'open' && isOnButton(event) && (event.key === ' ' || isLetterOrDigit(event))) {
    open(event.key.trim());
  } else {
    return false;
  }
  return true;
}

document.addEventListener('keydown', (event) => {
  if (!event.isComposing && act(event)) event.preventDefault();
});

document.addEventListener('click', (event) => {
  if (!isOnButton(event) || isForBrowser(event)) return;
  event.preventDefault();
  if (currentPhase() !== 'loading') open();
});

['pointerover', 'focusin', 'touchstart'].forEach((type) =>
  document.addEventListener(type, (event) => isOnButton(event) && prepare(), { passive: true }),
);

// Back and forward, and every other way to another place; an address that is only written anew is no leaving.
addEventListener('popstate', () => {
  leave();
  close();
});

// Turned to or pressed before this script was there; `client/head/start.js` has kept what was pressed.
if (document.querySelector('[data-plain=search]:is(:hover, :focus)')) prepare();
dispatchEvent(new Event('search-ready'));
