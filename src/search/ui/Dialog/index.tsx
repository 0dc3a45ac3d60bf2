import '@docsearch/css/dist/modal.css';
import './dialog.css';
import { useRef, type ReactNode } from 'react';
import { render, type VNode } from 'preact';
import { createPortal, flushSync } from 'react-dom';
import { DocSearchModal } from '@docsearch/react';
import clsx from 'clsx';
import type { Released } from '../Bar/frame';
import { isHosted } from '../settings';
import { dialogText, text } from '../text';
import { reportUrl } from '../url';
import { Notices } from './parts';
import { replaceTexts } from './replaceTexts';
import { announceFocus, fieldOf, useCorrections } from './useCorrections';
import { useDocSearch } from './useDocSearch';
import { useEnter } from './useEnter';

interface Props extends Omit<Released, 'container'> {
  onClose: () => void;
}

replaceTexts();

const translations = { searchBox: { searchInputLabel: dialogText.name } };

/** The search dialog: DocSearch with this site's search client, additional messages and accessibility fixes. */
function SearchDialog({ query, isEntered, start, whole, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDivElement>(null);
  const searchAgain = (): void => announceFocus(fieldOf(dialog));
  const { properties, version, reset, progress } = useDocSearch(onClose, searchAgain);
  const [notices, round] = useCorrections(dialog, start, whole);
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

/**
 * Turns the frame into the dialog. Preact reuses the frame's field, so the text, the caret and an unfinished composed
 * word stay. Returns a function that removes the dialog.
 */
export function show({ container, ...released }: Released, { onClose }: { onClose: () => void }): () => void {
  const focused = document.activeElement;
  // Delay closing, because DocSearch calls `onClose` while it still handles the event.
  const closeSoon = (): void => queueMicrotask(onClose);
  // Render synchronously, so that DocSearch handles the next key press. `createRoot` would remove the frame's elements.
  flushSync(() => render((<SearchDialog {...released} onClose={closeSoon} />) as VNode, container));
  // Restore the focus, because Preact has moved the links of the frame.
  if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
  return () => {
    flushSync(() => render(null, container));
    container.remove();
  };
}
