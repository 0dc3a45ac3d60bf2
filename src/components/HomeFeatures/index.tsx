import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import home from '@generated/home/default/home.json';
import Heading from '@theme/Heading';
import { features } from './features';
import styles from './styles.module.css';

/** What the library does for a bot that its author would else have to build, each with its documentation. */
export default function HomeFeatures(): ReactNode {
  return (
    <section>
      <Heading as="h2" id="features">
        What you do not have to build
      </Heading>
      <ul className={styles.features}>
        {features.map(({ id, title, words }, index) => {
          const { name, href } = home.features[index];
          return (
            <li key={id} className={styles.feature}>
              <h3 className={styles.title} id={id}>
                {title}
              </h3>
              <p>{words}</p>
              <p className={styles.more}>
                <Link to={href}>
                  <code>{name}</code>
                </Link>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
