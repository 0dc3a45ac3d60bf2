const eventType = 'closelayers';

/**
 * Closes an overlay, such as a menu or a card, when the reader presses Escape or opens search. `close` should restore
 * the focus only if `isEscape` is true.
 */
export function closeLayerWith(close: (isEscape: boolean) => void, signal?: AbortSignal): void {
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close(true);
  };
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener(eventType, () => close(false), { signal });
}

/** Closes all dialogs and layers. Otherwise, a modal dialog would cover the search dialog and keep the focus. */
export function closeLayers(): void {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  document.dispatchEvent(new Event(eventType));
}
