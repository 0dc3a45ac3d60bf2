import '@docsearch/css/dist/modal.css';
import './dialog.css';
import { useCallback, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DocSearchModal } from '@docsearch/react';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import clsx from 'clsx';
import { reportAddress } from '../reportAddress';
import { useSearchOptions } from '../useSearchOptions';
import { DialogContext } from './DialogContext';
import DialogHit from './DialogHit';
import Notices from './Notices';
import SeeAll from './SeeAll';
import { repairStoredSearches } from './storedSearches';
import { text } from './text';
import { useCorrections } from './useCorrections';
import { fieldOf, useFieldFocus } from './useFieldFocus';
import { useFocusRescue } from './useFocusRescue';
import { useFocusTrap } from './useFocusTrap';
import { useNavigator } from './useNavigator';
import { useNoticeSlot } from './useNoticeSlot';
import { useSearchScope } from './useSearchScope';
import { useSearchSession } from './useSearchSession';
import { useTransformItems } from './useTransformItems';

interface Props {
  initialQuery: string;
  onClose: () => void;
}

export type SearchDialogComponent = ComponentType<Props>;

/**
 * The search dialog: DocSearch's, searching with our client, with what it lacks around and inside of it. DocSearch starts
 * all over when a property changes, so each is the same on every rendering.
 */
export default function SearchDialog({ initialQuery, onClose }: Props): ReactNode {
  const { appId, apiKey, indexName, insights } = useAlgoliaThemeConfig().algolia;
  const isHosted = useSearchOptions().hosted !== undefined;
  const { searchParameters, tags, version } = useSearchScope();
  const { client, forget, outcome, isSearching } = useSearchSession(tags);
  const [scrollY] = useState(() => {
    // DocSearch reads them while it is rendered for the first time.
    repairStoredSearches(indexName);
    return window.scrollY;
  });

  const transformSearchClient = useCallback(() => client, [client]);
  const transformItems = useTransformItems();
  const navigator = useNavigator();
  const context = useMemo(() => ({ version, close: onClose }), [version, onClose]);

  const dialog = useRef<HTMLDivElement>(null);
  useFieldFocus(dialog);
  useCorrections(dialog);
  useFocusTrap(dialog);
  useFocusRescue(dialog);
  const notices = useNoticeSlot(dialog);

  const forgetIfEmpty = (): void => {
    if (!fieldOf(dialog)?.value) forget();
  };
  // DocSearch searches whenever its field gets the focus.
  const retry = (): void => {
    fieldOf(dialog)?.blur();
    fieldOf(dialog)?.focus();
  };

  return (
    <DialogContext value={context}>
      <div
        ref={dialog}
        className={clsx(
          'search-dialog',
          isHosted && 'search-dialog--hosted',
          outcome?.state === 'failed' && 'search-dialog--failed',
        )}
        onInput={forgetIfEmpty}
        onReset={forget}
      >
        <DocSearchModal
          appId={appId}
          apiKey={apiKey}
          indexName={indexName}
          insights={insights}
          searchParameters={searchParameters}
          transformSearchClient={transformSearchClient}
          transformItems={transformItems}
          navigator={navigator}
          hitComponent={DialogHit}
          resultsFooterComponent={SeeAll}
          getMissingResultsUrl={reportAddress}
          maxResultsPerGroup={5}
          placeholder={text.placeholder}
          translations={text.modal}
          initialQuery={initialQuery}
          initialScrollY={scrollY}
          onClose={onClose}
        />
        {notices && createPortal(<Notices outcome={outcome} isSearching={isSearching} onRetry={retry} />, notices)}
      </div>
    </DialogContext>
  );
}
