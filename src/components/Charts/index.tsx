import type { ReactNode } from 'react';
import ChangesChart from './ChangesChart';
import ReleasesChart from './ReleasesChart';
import SizeChart from './SizeChart';
import styles from './styles.module.css';
import WordsChart from './WordsChart';

/** Everything that the site knows about the library and about itself, drawn at build time. */
export default function Charts(): ReactNode {
  return (
    <div className={styles.charts}>
      <ReleasesChart />
      <SizeChart />
      <ChangesChart />
      <WordsChart />
    </div>
  );
}
