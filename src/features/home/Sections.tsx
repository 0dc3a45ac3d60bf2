import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import figures from '@generated/site-data/default/figures.json';
import { allTiles, usedBy, type UsedByEntry } from '@site/src/config/usedBy';
import Heading from '@theme/Heading';
import { entryPoints, features } from './text';
import styles from './styles.module.css';

const [{ version, symbols, members, samples }] = figures;

const counted = [
  { label: 'documented versions', value: figures.length },
  { label: `symbols in ${version}`, value: symbols },
  { label: 'members', value: members },
  { label: 'compiled samples', value: samples },
];

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
    <Section id="features" title="What you do not have to build">
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

export function EntryPoints(): ReactNode {
  return (
    <Section id="ways-in" title="Where to read on">
      <ul className={`clean-list margin--none ${styles.entryPoints}`}>
        {entryPoints.map(({ label, description, to }) => (
          <li key={to} className={`card ${styles.entryPoint}`}>
            <Link to={to}>{label}</Link>
            <p className="secondary">{description}</p>
          </li>
        ))}
      </ul>
      <p className={`secondary ${styles.more}`}>
        Your bot runs another version? <Link to="/versions">All {figures.length} versions</Link>: what each one needs
        and changed, and a comparison of any two.
      </p>
    </Section>
  );
}

/** The size of the documentation, counted during the build. */
export function Figures(): ReactNode {
  return (
    <Section id="figures" title="What is documented">
      <dl className={`margin--none ${styles.figures}`}>
        {counted.map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <dt className="secondary small">{label}</dt>
            <dd className="margin--none">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={`secondary ${styles.more}`}>
        Counted when this site was built. <Link to="/statistics">All figures</Link>
      </p>
    </Section>
  );
}

/** Bots that use the library, with links to their cards on /usedby. */
export function Bots(): ReactNode {
  return (
    <Section id="used-by" title="Bots that use it">
      <ul className={`clean-list margin--none ${styles.bots}`}>
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
