import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { searchPath } from '../address';
import styles from './styles.module.css';
import { text } from './text';

/** What the page shows before anything is asked: what can be found, and examples to try. */
export default function Start({ version }: { version: string }): ReactNode {
  return (
    <>
      <p>{text.start}</p>
      <ul className={styles.choices} aria-label={text.examplesLabel}>
        {text.examples.map((query) => (
          <li key={query}>
            <Link to={searchPath({ query, version })}>{query}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
