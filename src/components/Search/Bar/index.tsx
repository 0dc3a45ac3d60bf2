import { useRef, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';
import { text } from './text';
import { useCloseOnLeave } from './useCloseOnLeave';
import { useFocusReturn } from './useFocusReturn';
import { usePrepare } from './usePrepare';
import { useSearchDialog } from './useSearchDialog';
import { useSearchKeys } from './useSearchKeys';

function isForBrowser({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}

/**
 * The search button. Without JavaScript it is a link to the search page; with it, it opens the search dialog, of which
 * nothing is loaded before a reader shows an interest. A plain link, because Docusaurus' own would fetch the search page.
 */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLAnchorElement>(null);
  const prepare = usePrepare();
  const [state, { open, close, edit }] = useSearchDialog();
  const isOpen = state.phase === 'open';

  /** A shortcut may be the first sign of interest. */
  const start = (query?: string): void => {
    prepare();
    open(query);
  };
  useSearchKeys(button, state.phase, { open: start, close, edit });
  useFocusReturn(button, isOpen);
  useCloseOnLeave(state.phase !== 'closed', close);

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
        href={useBaseUrl('/search')}
        role="button"
        aria-haspopup="dialog"
        aria-busy={state.phase === 'loading'}
        aria-label={text.label}
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
        <kbd className={styles.hint}>{text.hint}</kbd>
      </a>
      {state.phase === 'failed' && (
        <p role="alert" className={styles.failure}>
          {text.failed}
        </p>
      )}
      {isOpen && createPortal(<state.Dialog initialQuery={state.query} onClose={close} />, document.body)}
    </div>
  );
}
