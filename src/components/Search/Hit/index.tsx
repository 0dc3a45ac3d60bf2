import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { text } from './text';

interface Props {
  /** An `ApiKind`; a hit without one is no part of the API and has no line. */
  kind?: string | null;
  /** The symbol that the member belongs to. */
  owner?: string | null;
  /** Named only where it differs from the version that is searched: `2.7.5`. */
  version?: string | null;
}

/** The small line of a hit: `Method of Manager · v2.7.5`. Only spans, so that it fits into a link. */
export default function SearchHit({ kind, owner, version }: Props): ReactNode {
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
