import type { ReactNode } from 'react';
import { reasonOf } from '../reason';
import { useSearchOptions } from '../useSearchOptions';
import styles from './styles.module.css';
import { text } from './text';

interface Props {
  error: unknown;
  onRetry: () => void;
}

/** Says that the search could not answer, and tries again on demand. */
export default function Failure({ error, onRetry }: Props): ReactNode {
  const reason = reasonOf(error, useSearchOptions().hosted !== undefined);
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <strong>{text.failed}</strong>
        <br />
        {text.failedHelp}
      </p>
      {reason && <p>{reason}</p>}
      <button type="button" className="button button--secondary" onClick={onRetry}>
        {text.retry}
      </button>
    </div>
  );
}
