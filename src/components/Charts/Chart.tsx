import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface Props {
  id: string;
  title: string;
  /** What the chart shows, in a sentence. */
  description: string;
  /** How the numbers came about. */
  caption: ReactNode;
  /** The numbers behind it. */
  table: ReactNode;
  /** The drawings. */
  children: ReactNode;
}

/** A chart with everything that belongs to one: its title, what it says, how it was counted, and its numbers. */
export default function Chart({ id, title, description, caption, table, children }: Props): ReactNode {
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <Heading as="h3" id={id}>
        {title}
      </Heading>
      <p className={styles.description}>{description}</p>
      <figure aria-labelledby={id}>
        {children}
        <figcaption>{caption}</figcaption>
      </figure>
      {table}
    </section>
  );
}
