import type { ReactNode } from 'react';
import { weekAfter, type Weeks } from '@site/src/components/LiveFigures/values';
import NumbersTable from '../Charts/NumbersTable';
import { numberText } from '../Charts/text';
import { dateText } from '../../lib/dateText';
import { box, linePath } from './sparkline';
import styles from './styles.module.css';
import { text } from './text';

interface Props {
  /** Null as long as they are not known: the place is kept. */
  weeks: Weeks | null;
  /** Id of what names the table. */
  labelledBy: string;
}

/** A sparkline of downloads, and the numbers behind it. */
export default function WeeklyChart({ weeks, labelledBy }: Props): ReactNode {
  if (!weeks) return <dd className={styles.weekly} />;
  const { counts } = weeks;
  const [lowest, highest] = [Math.min(...counts), Math.max(...counts)].map(numberText);
  const last = counts.length - 1;
  const line = linePath(counts);
  return (
    <dd className={styles.weekly}>
      <svg
        className={styles.sparkline}
        role="img"
        aria-label={text.sparkline(lowest, highest)}
        viewBox={`0 0 ${last} ${box}`}
        preserveAspectRatio="none"
      >
        <path className={styles.area} d={`${line}L${last},${box}L0,${box}Z`} />
        <path className={styles.curve} d={line} />
      </svg>
      <NumbersTable
        labelledBy={labelledBy}
        columns={[text.week, text.downloads]}
        rows={counts.map((count, index) => {
          const day = weekAfter(weeks, index);
          return [
            <time key="day" dateTime={day}>
              {dateText(day)}
            </time>,
            numberText(count),
          ];
        })}
      />
    </dd>
  );
}
