import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { UsedByEntry } from '@site/src/config/usedBy';
import styles from './styles.module.css';

export default function BotCard({ id, name, creator, link, icon }: UsedByEntry): ReactNode {
  return (
    <li className={`card ${styles.card}`}>
      <img src={useBaseUrl(icon)} alt="" width={72} height={72} loading="lazy" />
      <div>
        <h2 className={styles.name} id={id}>
          {name}
        </h2>
        <p className={`secondary small ${styles.creator}`}>by {creator}</p>
        <a
          className={styles.invite}
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Invite ${name} (opens in a new tab)`}
        >
          Invite <span aria-hidden="true">↗</span>
        </a>
      </div>
    </li>
  );
}
