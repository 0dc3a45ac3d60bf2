import '@docsearch/css/dist/modal.css';
import './dialog.css';
import { useRef, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DocSearchModal } from '@docsearch/react';
import clsx from 'clsx';
import type { TypedAhead } from '../Bar/control';
import { isHosted } from '../settings';
import { dialogText, text } from '../text';
import { reportUrl } from '../url';
import { Notices } from './parts';
import { fieldOf, useCorrections } from './useCorrections';
import { useDocSearch } from './useDocSearch';
import { useEnter } from './useEnter';

interface Props extends TypedAhead {
  onClose: () => void;
}

const translations = { searchBox: { searchInputLabel: dialogText.name } };

/** The search dialog: DocSearch with our search client, extra messages and accessibility fixes. */
export default function SearchDialog({ initialQuery, isEntered, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDivElement>(null);
  // Triggers a search, because DocSearch searches whenever its field receives the focus.
  const searchAgain = (): void => void fieldOf(dialog)?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  const { properties, version, reset, progress } = useDocSearch(onClose, searchAgain);
  const [notices, round] = useCorrections(dialog);
  useEnter(dialog, progress, isEntered);

  const { outcome } = progress;
  const retry = (): void => {
    fieldOf(dialog)?.blur();
    fieldOf(dialog)?.focus();
  };
  return (
    <div
      ref={dialog}
      className={clsx(
        'search-dialog',
        isHosted() && 'search-dialog--hosted',
        outcome?.state === 'failed' && 'search-dialog--failed',
      )}
      onInput={() => fieldOf(dialog)?.value || reset()}
      onReset={reset}
    >
      <DocSearchModal
        {...properties}
        getMissingResultsUrl={reportUrl}
        maxResultsPerGroup={5}
        placeholder={text.placeholder}
        translations={translations}
        key={round}
        initialQuery={round === 0 ? initialQuery : ''}
        onClose={onClose}
      />
      {createPortal(<Notices {...{ progress, version, onClose }} onRetry={retry} />, notices)}
    </div>
  );
}

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
