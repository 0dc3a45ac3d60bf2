import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import home from '@generated/home/default/home.json';
import { currentVersion, versions } from '@site/src/config/versions';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

const ways = [
  {
    label: 'Get started',
    description: 'From an empty folder to a bot that plays music, in TypeScript and JavaScript.',
    to: `/${currentVersion.path}/getting-started/installation`,
  },
  ...home.reference,
  {
    label: 'Versions',
    description: `${versions.length} versions: what each one needs and changed, and a comparison of any two.`,
    to: '/versions',
  },
  {
    label: 'Search',
    description: 'Every class, method, option and event, in the version that you use.',
    to: '/search',
  },
];

/** The ways into the documentation. */
export default function HomeWays(): ReactNode {
  return (
    <section>
      <Heading as="h2" id="ways-in">
        Where to read on
      </Heading>
      <ul className={styles.ways}>
        {ways.map(({ label, description, to }) => (
          <li key={to} className={styles.way}>
            <Link className={styles.link} to={to}>
              {label}
            </Link>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
