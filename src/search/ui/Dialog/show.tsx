import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { TypedAhead } from '../Bar/control';
import SearchDialog from '.';

interface Answers {
  onClose: () => void;
  onLeave: () => void;
}

/** Shows the dialog at the end of the document, at once; the function that it returns takes it away. */
export function show(typed: TypedAhead, { onClose, onLeave }: Answers): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  // DocSearch closes before it says where the reader goes, and in the middle of an event that it has not done with.
  const closeSoon = (): void => queueMicrotask(onClose);
  // At once: a letter typed between this and a later rendering would be in neither query.
  flushSync(() => root.render(<SearchDialog {...typed} onClose={closeSoon} onLeave={onLeave} />));
  return () => {
    flushSync(() => root.unmount());
    place.remove();
  };
}
