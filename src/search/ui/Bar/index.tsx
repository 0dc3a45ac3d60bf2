import type { ReactNode } from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { searchPage } from '@site/src/config/site';
import styles from './styles.module.css';

/** The strings of the search button. The dialog's strings are loaded together with the dialog. */
const text = {
  label: 'Search docs',
  hint: 'Ctrl K',
  hintOnApple: '⌘K',
} as const;

/** The search button. It is a link to the search page until `searchBar.element.ts` makes it open the dialog. */
export default function SearchBar(): ReactNode {
  return (
    <search-bar className={styles.bar}>
      <a
        href={useBaseUrl(searchPage)}
        role="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        className={styles.button}
      >
        <svg className={styles.icon} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 5 5" />
        </svg>
        <span className={styles.label}>{text.label}</span>
        <kbd className={clsx(styles.hint, styles.notApple)}>{text.hint}</kbd>
        <kbd className={clsx(styles.hint, styles.apple)}>{text.hintOnApple}</kbd>
      </a>
    </search-bar>
  );
}
