import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { usedBy, type UsedByEntry } from '@site/src/config/usedBy';
import Section from './Section';
import styles from './styles.module.css';

/** The bots that use the library; each leads to its card. */
export default function HomeBots(): ReactNode {
  return (
    <Section id="used-by" title="Bots that use it">
      <ul className={styles.bots}>
        {usedBy.map((bot) => (
          <BotName key={bot.name} {...bot} />
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/usedby">Invite one of them, or add yours</Link>
      </p>
    </Section>
  );
}

function BotName({ name, icon, id }: UsedByEntry): ReactNode {
  return (
    <li>
      <Link className={styles.bot} to={`/usedby#${id}`}>
        <img src={useBaseUrl(icon)} alt="" width={32} height={32} loading="lazy" />
        {name}
      </Link>
    </li>
  );
}
