import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { UsedByEntry } from '@site/src/config/usedBy';
import styles from './styles.module.css';

/** One bot that uses the library, with the link that invites it. */
export default function BotCard({ name, creator, link, icon }: UsedByEntry): ReactNode {
  return (
    <li className={styles.card}>
      <img src={useBaseUrl(icon)} alt="" width={48} height={48} loading="lazy" />
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.creator}>by {creator}</p>
        <a href={link} target="_blank" rel="noopener noreferrer" aria-label={`Invite ${name} (opens in a new tab)`}>
          Invite
        </a>
      </div>
    </li>
  );
}
