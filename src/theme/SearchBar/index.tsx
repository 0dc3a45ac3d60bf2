import { useCallback, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { SEARCH_INPUT_ID, text } from '@site/src/components/PageFinder/text';
import { useSearchShortcut } from '@site/src/components/PageFinder/useSearchShortcut';
import styles from './styles.module.css';

/** The way to the search page: a link that works without JavaScript, and the keyboard shortcuts. */
export default function SearchBar(): ReactNode {
  const history = useHistory();
  const searchPage = useBaseUrl('/search');

  const open = useCallback(() => {
    const input = document.getElementById(SEARCH_INPUT_ID);
    if (input) {
      input.focus();
    } else {
      history.push(searchPage);
    }
  }, [history, searchPage]);
  useSearchShortcut(open);

  return (
    <Link to="/search" className={styles.bar} aria-label={text.barLabel} aria-keyshortcuts="Control+K Meta+K /">
      <svg className={styles.icon} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m13 13 5 5" />
      </svg>
      <span className={styles.label}>{text.barLabel}</span>
      <kbd className={styles.hint}>Ctrl K</kbd>
    </Link>
  );
}
