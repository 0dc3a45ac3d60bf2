const eventType = 'closelayers';

/**
 * Closes a layer above the page, such as a menu or a card, when the reader presses Escape or opens search. `isEscape` is
 * true after Escape, because only then should `close` return the focus.
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
