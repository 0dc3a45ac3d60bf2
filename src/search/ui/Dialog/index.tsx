import '@docsearch/css/dist/modal.css';
import './dialog.css';
import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DocSearchModal } from '@docsearch/react';
import clsx from 'clsx';
import { reportAddress } from '../address';
import { dialogText, text } from '../text';
import type { TypedAhead } from '../Bar/control';
import Notices from './Notices';
import { CountContext } from './parts';
import { fieldOf, useCorrections } from './useCorrections';
import { useDocSearch } from './useDocSearch';
import { useEnter } from './useEnter';
import { useLinks } from './useLinks';

interface Props extends TypedAhead {
  onClose: () => void;
  /** The reader is about to go to another page or heading. */
  onLeave: () => void;
}

/** All else that DocSearch says by itself, it says in the words that are wanted. */
const translations = { searchBox: { searchInputLabel: dialogText.name } };

/** The search dialog: DocSearch's, searching with our client, with what it lacks around and inside of it. */
export default function SearchDialog({ initialQuery, isEntered, onClose, onLeave }: Props): ReactNode {
  const dialog = useRef<HTMLDivElement>(null);
  // DocSearch searches whenever it hears that its field gets the focus.
  const askAgain = (): void => void fieldOf(dialog)?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  const { properties, version, forget, outcome, isSearching, hasHits, isHosted } = useDocSearch(
    onClose,
    onLeave,
    askAgain,
  );
  const [notices, round] = useCorrections(dialog);
  useLinks(dialog, onLeave);
  useEnter(dialog, { isSearching, hasHits, outcome }, isEntered);

  const forgetIfEmpty = (): void => {
    if (!fieldOf(dialog)?.value) forget();
  };
  const retry = (): void => {
    fieldOf(dialog)?.blur();
    fieldOf(dialog)?.focus();
  };

  const failed = outcome?.state === 'failed' && 'search-dialog--failed';
  return (
    <div
      ref={dialog}
      data-plain="search-dialog"
      className={clsx('search-dialog', isHosted && 'search-dialog--hosted', failed)}
      onInput={forgetIfEmpty}
      onReset={forget}
    >
      <CountContext value={outcome?.state === 'found' ? outcome.count : undefined}>
        <DocSearchModal
          {...properties}
          getMissingResultsUrl={reportAddress}
          maxResultsPerGroup={5}
          placeholder={text.placeholder}
          translations={translations}
          key={round}
          initialQuery={round === 0 ? initialQuery : ''}
          onClose={onClose}
        />
      </CountContext>
      {createPortal(<Notices {...{ version, outcome, isSearching, isHosted, onClose }} onRetry={retry} />, notices)}
    </div>
  );
}
