import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { statusWords } from './text';

/** What the words in the column "Status" mean. */
export default function StatusWords(): ReactNode {
  return (
    <ul className={styles.words}>
      {Object.entries(statusWords).map(([status, words]) => (
        <li key={status}>
          <strong>{status}</strong>: {words}
        </li>
      ))}
    </ul>
  );
}
