import { useLayoutEffect, type RefObject } from 'react';

/** DocSearch's field. */
export function fieldOf(dialog: RefObject<HTMLElement | null>): HTMLInputElement | null {
  return dialog.current?.querySelector<HTMLInputElement>('.DocSearch-Input') ?? null;
}

/**
 * Puts the caret behind the query that the dialog opens with, before the next key can arrive: DocSearch does it a moment
 * later, and a key in between would be lost.
 */
export function useFieldFocus(dialog: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const field = fieldOf(dialog);
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [dialog]);
}
