import '@docsearch/css/dist/modal.css';
import './dialog.css';
import { useRef, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DocSearchModal } from '@docsearch/react';
import clsx from 'clsx';
import type { Typed } from '../Bar/frame';
import { isHosted } from '../settings';
import { dialogText, text } from '../text';
import { reportUrl } from '../url';
import { Notices } from './parts';
import { fieldOf, useCorrections } from './useCorrections';
import { useDocSearch } from './useDocSearch';
import { useEnter } from './useEnter';

interface Props extends Typed {
  onClose: () => void;
}

const translations = { searchBox: { searchInputLabel: dialogText.name } };

/** The search dialog: DocSearch with our search client, extra messages and accessibility fixes. */
export default function SearchDialog({ query, selection, isEntered, start, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDivElement>(null);
  // Simulates a focus event to search again, because DocSearch searches whenever its field receives focus.
  const searchAgain = (): void => void fieldOf(dialog)?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  const { properties, version, reset, progress } = useDocSearch(onClose, searchAgain);
  const [notices, round] = useCorrections(dialog, start, selection);
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
        initialQuery={round === 0 ? query : ''}
        onClose={onClose}
      />
      {createPortal(<Notices {...{ progress, version, onClose }} onRetry={retry} />, notices)}
    </div>
  );
}

/** Shows the dialog with the text, selection and focus of the frame. Returns a function that removes the dialog. */
export function show(typed: Typed, { onClose }: { onClose: () => void }): () => void {
  const focused = document.activeElement;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  // Delays closing, because DocSearch calls `onClose` while it is still handling the event.
  const closeSoon = (): void => queueMicrotask(onClose);
  // Renders synchronously, so that the field exists before the next key press.
  flushSync(() => root.render(<SearchDialog {...typed} onClose={closeSoon} />));
  if (focused instanceof HTMLElement && typed.start.contains(focused)) focused.focus();
  return () => {
    flushSync(() => root.unmount());
    container.remove();
  };
}
