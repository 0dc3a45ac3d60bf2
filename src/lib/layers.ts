const eventType = 'closelayers';

/**
 * Closes a layer above the page, such as a menu or a card, when the reader presses Escape or opens the search. The
 * function learns which of them closed the layer, because only Escape returns the focus.
 */
export function closeLayerWith(close: (isEscape: boolean) => void, signal?: AbortSignal): void {
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close(true);
  };
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener(eventType, () => close(false), { signal });
}

/** Closes all dialogs and layers, because modal dialogs would cover the search and keep the focus. */
export function closeLayers(): void {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  document.dispatchEvent(new Event(eventType));
}
