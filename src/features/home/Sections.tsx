import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { versions } from '@site/src/config/versions';
import { allTiles, usedBy, type UsedByEntry } from '@site/src/config/usedBy';
import Heading from '@theme/Heading';
import { entryPoints, features, reference } from './text';
import styles from './styles.module.css';

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

export function Features(): ReactNode {
  return (
    <Section id="features" title="Built-in features">
      <ul className={`clean-list margin--none ${styles.features}`}>
        {features.map(({ id, title, description, member, to }) => (
          <li key={id} className={`card ${styles.feature}`}>
            <h3 id={id}>{title}</h3>
            <p>{description}</p>
            <p className={styles.more}>
              <Link to={to}>
                <code>{member}</code>
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Links to the documentation's three entry points. */
export function EntryPoints(): ReactNode {
  return (
    <Section id="doors" title="Where to start">
      <ul className={`clean-list margin--none ${styles.doors}`}>
        {entryPoints.map(({ label, description, to }) => (
          <li key={to} className={`card ${styles.door}`}>
            <Link to={to}>{label}</Link>
            <p className="secondary">{description}</p>
          </li>
        ))}
      </ul>
      <p className={`secondary ${styles.more}`}>
        Look something up:{' '}
        {reference.map(({ label, to }) => (
          <span key={to}>
            <Link to={to}>{label}</Link>,{' '}
          </span>
        ))}
        <Link to="/versions">all {versions.length} versions</Link> and a comparison of any two.
      </p>
    </Section>
  );
}

/** Lists bots that use the library, with links to their cards on /usedby. */
export function Bots(): ReactNode {
  return (
    <Section id="used-by" title="Bots that use Magmastream">
      <ul className={`clean-list margin--none ${styles.bots}`}>
        {usedBy.map((bot) => (
          <BotName key={bot.name} {...bot} />
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/usedby">Invite one of these bots, or add yours</Link>
      </p>
    </Section>
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
