import '@docsearch/css/dist/modal.css';
import './dialog.css';
import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DocSearchModal } from '@docsearch/react';
import clsx from 'clsx';
import type { TypedAhead } from '../Bar/control';
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
  const { properties, version, reset, progress, isHosted } = useDocSearch(onClose, searchAgain);
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
        isHosted && 'search-dialog--hosted',
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
      {createPortal(<Notices {...{ progress, version, isHosted, onClose }} onRetry={retry} />, notices)}
    </div>
  );
}
