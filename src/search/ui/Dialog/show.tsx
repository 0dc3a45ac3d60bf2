import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { TypedAhead } from '../Bar/control';
import SearchDialog from '.';

/** Appends the dialog to the document. Returns a function that removes it. */
export function show(typed: TypedAhead, { onClose }: { onClose: () => void }): () => void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  // Delays closing, because DocSearch calls `onClose` while it still handles the event.
  const closeSoon = (): void => queueMicrotask(onClose);
  // Renders synchronously, so that the field exists before the next key press.
  flushSync(() => root.render(<SearchDialog {...typed} onClose={closeSoon} />));
  return () => {
    flushSync(() => root.unmount());
    container.remove();
  };
}
