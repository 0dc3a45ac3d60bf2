import { useEffect, useRef, type ReactNode } from 'react';
import type { Hit } from '@site/src/search/engine/protocol';
import { groupByPage } from './groups';
import ResultHit from './ResultHit';
import styles from './styles.module.css';

interface Props {
  hits: readonly Hit[];
  /** The page that the list above ends with: its heading is not repeated. */
  pageAbove?: string;
  /** Moves the focus to the first hit once the batch is there: for the hits that a reader asked for with a button. */
  takesFocus: boolean;
}

/** The hits that came at one time, by page. A later batch never changes an earlier one, so that nothing moves. */
export default function Batch({ hits, pageAbove, takesFocus }: Props): ReactNode {
  const batch = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) batch.current?.querySelector('a')?.focus();
  }, [takesFocus]);
  return (
    <div ref={batch}>
      {groupByPage(hits).map((group) => (
        <section key={group.page} className={styles.group}>
          {group.page !== pageAbove && (
            <h2 className={styles.page}>
              {group.title} <span className={styles.category}>{group.category}</span>
            </h2>
          )}
          <ul className={styles.hits}>
            {group.hits.map((hit) => (
              <li key={hit.objectID} className={styles.hit}>
                <ResultHit hit={hit} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
