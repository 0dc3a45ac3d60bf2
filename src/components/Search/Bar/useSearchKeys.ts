import { useLayoutEffect, type RefObject } from 'react';
import { isLetterOrDigit, isSlash, isToggle, typeKey } from './keys';
import type { DialogControl, Phase } from './useSearchDialog';

/**
 * The keys that open and close the dialog, from everywhere and on the button. What is typed while the code of the dialog
 * is being fetched becomes its query.
 */
export function useSearchKeys(button: RefObject<HTMLElement | null>, phase: Phase, dialog: DialogControl): void {
  const { open, close, edit, enter } = dialog;

  // As a layout effect there is no moment between the dialog's appearance and the end of collecting keys for it.
  useLayoutEffect(() => {
    const isShown = phase === 'open' || phase === 'loading';

    /** Does what the key means here; false leaves it to the browser. */
    const act = (event: KeyboardEvent): boolean => {
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
      } else if (phase !== 'open' && event.target === button.current && (event.key === ' ' || isLetterOrDigit(event))) {
        open(event.key.trim());
      } else {
        return false;
      }
      return true;
    };

    const onKeyDown = (event: KeyboardEvent): void => {
      if (!event.isComposing && act(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [button, phase, open, close, edit, enter]);
}
