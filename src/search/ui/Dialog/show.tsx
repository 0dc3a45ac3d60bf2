import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { TypedAhead } from '../Bar/control';
import SearchDialog from '.';

/** Appends the dialog to the document. Returns a function that removes it. */
export function show(typed: TypedAhead, { onClose }: { onClose: () => void }): () => void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  // DocSearch asks to be closed in the middle of an event that it still handles.
  const closeSoon = (): void => queueMicrotask(onClose);
  // Synchronous, so that no letter is typed before the field exists.
  flushSync(() => root.render(<SearchDialog {...typed} onClose={closeSoon} />));
  return () => {
    flushSync(() => root.unmount());
    container.remove();
  };
}
