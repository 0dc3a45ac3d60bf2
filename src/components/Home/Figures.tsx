import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import figures from '@generated/figures/default/figures.json';
import Section from './Section';
import styles from './styles.module.css';

const [{ version, symbols, members, samples }] = figures;

const shown = [
  { label: 'documented versions', value: figures.length },
  { label: `symbols in ${version}`, value: symbols },
  { label: 'members', value: members },
  { label: 'compiled samples', value: samples },
];

/** The size of the documentation, counted from this site's own facts when it was built. */
export default function HomeFigures(): ReactNode {
  return (
    <Section id="figures" title="What is documented">
      <dl className={styles.figures}>
        {shown.map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={clsx(styles.more, styles.counted)}>
        Counted when this site was built. <Link to="/statistics">All figures</Link>
      </p>
    </Section>
  );
}
