import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { allTiles, usedBy, type UsedByEntry } from '@site/src/config/usedBy';
import Heading from '@theme/Heading';
import { features, tasks } from './text';
import styles from './styles.module.css';

/** Links to feature guides, each with one line about the feature. */
export function Features(): ReactNode {
  return (
    <ul className={`clean-list skyline ${styles.features}`}>
      {features.map(({ label, to, about }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
          <p className="secondary small margin--none">{about}</p>
        </li>
      ))}
    </ul>
  );
}

/** Three columns of links: for readers who build, fix or upgrade a bot. */
export function Tasks(): ReactNode {
  return (
    <div className={styles.tasks}>
      {tasks.map(({ id, title, links }) => (
        <section key={id} aria-labelledby={id}>
          <Heading as="h2" id={id}>
            {title}
          </Heading>
          <ul className="clean-list margin--none">
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Lists bots that use Magmastream, with links to their cards on /usedby. */
export function Bots(): ReactNode {
  return (
    <section aria-labelledby="used-by">
      <Heading as="h2" id="used-by">
        Bots that use Magmastream
      </Heading>
      <ul className={`clean-list margin--none ${styles.bots}`}>
        {usedBy.map((bot) => (
          <BotName key={bot.name} {...bot} />
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/usedby">Invite one of these bots, or add yours</Link>
      </p>
    </section>
  );
}

function BotName({ name, id }: UsedByEntry): ReactNode {
  return (
    <li>
      <Link className={styles.bot} to={`/usedby#${id}`}>
        <img src={useBaseUrl(`${allTiles}#${id}`)} alt="" width={32} height={32} loading="lazy" />
        {name}
      </Link>
    </li>
  );
}
