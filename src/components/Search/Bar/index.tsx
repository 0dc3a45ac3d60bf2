import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import clsx from 'clsx';
import { useHistory } from '@docusaurus/router';
import { useAlgoliaContextualFacetFilters } from '@docusaurus/theme-search-algolia/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { searchPage } from '@site/src/config/site';
import { namedTags } from '@site/src/search/client/tags';
import { preloadIndex, useSearchOptions } from '../useSearchOptions';
import styles from './styles.module.css';
import { loadDialog, useSearchDialog } from './useSearchDialog';
import { useSearchKeys } from './useSearchKeys';

/** What the button says. The texts of the dialog are loaded with the dialog, and not with every page. */
const text = {
  label: 'Search docs',
  hint: 'Ctrl K',
  hintOnApple: '⌘K',
  failed: 'Search could not be loaded. Check your network connection and try again.',
} as const;

function isForBrowser({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}

/**
 * The search button. Without JavaScript it is a link to the search page; with it, it opens the search dialog, of which
 * nothing is loaded before a reader shows an interest. A plain link, because Docusaurus' own would fetch the search page.
 */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLAnchorElement>(null);
  const hasLeft = useRef(false);
  const history = useHistory();
  const options = useSearchOptions();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const [state, { open, close, edit, enter }] = useSearchDialog();
  const isOpen = state.phase === 'open';
  const isShown = state.phase !== 'closed';

  /** What fails here fails silently; who opens the dialog or searches in it tries again and is told. */
  const prepare = (): void => {
    loadDialog().catch(() => undefined);
    void preloadIndex(options, namedTags({ facetFilters }));
  };
  /** A shortcut may be the first sign of interest. */
  const start = (query?: string): void => {
    prepare();
    open(query);
  };
  useSearchKeys(button, state.phase, { open: start, close, edit, enter });

  useEffect(() => {
    if (!isShown) return undefined;
    hasLeft.current = false;
    return history.listen((_, action) => {
      // An address that is replaced is no leaving: the search page writes its query into it.
      if (action === 'REPLACE') return;
      hasLeft.current = true;
      close();
    });
  }, [history, isShown, close]);

  // The focus comes back when the dialog closes, unless the reader left by it: on another page or at another heading,
  // the space bar should scroll and not open the dialog again.
  useEffect(() => {
    if (!isOpen) return undefined;
    const { current } = button;
    return () => {
      if (!hasLeft.current) current?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  const onClick = (event: MouseEvent): void => {
    if (!isForBrowser(event)) {
      event.preventDefault();
      if (state.phase !== 'loading') start();
    }
  };

  return (
    <div className={styles.place}>
      <a
        ref={button}
        href={useBaseUrl(searchPage)}
        role="button"
        aria-haspopup="dialog"
        aria-busy={state.phase === 'loading'}
        aria-keyshortcuts="Control+K Meta+K /"
        className={styles.bar}
        onClick={onClick}
        onMouseEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
      >
        <svg className={styles.icon} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 5 5" />
        </svg>
        <span className={styles.label}>{text.label}</span>
        <kbd className={clsx(styles.hint, styles.notApple)}>{text.hint}</kbd>
        <kbd className={clsx(styles.hint, styles.apple)}>{text.hintOnApple}</kbd>
      </a>
      {state.phase === 'failed' && (
        <p role="alert" className={styles.failure}>
          {text.failed}
        </p>
      )}
      {isOpen && createPortal(<state.Dialog {...state.typed} onClose={close} />, document.body)}
    </div>
  );
}
