import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { FoundPage } from './findPages';
import styles from './styles.module.css';
import { text } from './text';

interface Props {
  query: string;
  versionLabel: string;
  pages: FoundPage[];
}

/** What the search found: the number for everyone, read out when it changes, and the links. */
export default function Results({ query, versionLabel, pages }: Props): ReactNode {
  const nothingAsked = query.trim() === '';
  return (
    <>
      <p role="status" className={styles.status}>
        {nothingAsked && text.start}
        {!nothingAsked && pages.length > 0 && text.count(pages.length, versionLabel)}
        {!nothingAsked && pages.length === 0 && `${text.none(query.trim(), versionLabel)} ${text.noneHint}`}
      </p>
      {pages.length > 0 && (
        <ul className={styles.results}>
          {pages.map(({ name, section, path }) => (
            <li key={path}>
              <Link to={path} className={styles.result}>
                <span className={styles.name}>{name}</span>
                {section && <span className={styles.section}>{section}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
