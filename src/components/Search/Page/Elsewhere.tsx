import type { ReactNode } from 'react';
import type { DocsVersion } from '@site/src/config/versions';
import type { Hit } from '@site/src/search/engine/protocol';
import ResultHit from './ResultHit';
import styles from './styles.module.css';
import { text } from './text';

interface Props {
  hit: Hit;
  version: DocsVersion;
}

/** The way to what was asked for by name, when another version has it and the one that is searched has not. */
export default function Elsewhere({ hit, version }: Props): ReactNode {
  return (
    <div className={styles.elsewhere}>
      <p className={styles.note}>
        {text.elsewhere(text.versionOf(version.version), text.versionOf(hit.version ?? ''))}
      </p>
      <div className={styles.hit}>
        <ResultHit hit={hit} />
      </div>
    </div>
  );
}
