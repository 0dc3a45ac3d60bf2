import type { ReactNode } from 'react';
import type { Hit } from '@site/src/search/engine/protocol';
import styles from './SearchHit.module.css';
import { text } from './text';

/**
 * The small line of a hit: `Method of Manager · v2.7.5`, with a version only where it differs from the one that is
 * searched. What is no part of the API has none. Only spans, so that it fits into a link.
 */
export default function SearchHit({
  kind,
  owner,
  version,
}: Pick<Hit, 'owner' | 'version'> & { kind?: string | null }): ReactNode {
  const word = text.kind(kind ?? '');
  return word === undefined ? null : (
    <span className={styles.line}>
      {word}
      {owner && (
        <>
          {` ${text.of} `}
          <span className={styles.owner}>{owner}</span>
        </>
      )}
      {version && ` · ${text.version(version)}`}
    </span>
  );
}
