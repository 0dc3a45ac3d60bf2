import type { ReactNode } from 'react';
import { dateText } from '../../../lib/dateText';
import NumbersTable from '../Charts/NumbersTable';
import chart from '../Charts/styles.module.css';
import styles from './styles.module.css';
import { numberText, text } from './text';
import type { Downloads } from './values';

interface Props {
  /** Null as long as they are not known: the place is kept. */
  weeks: readonly Downloads[] | null;
  /** Id of what names the table. */
  labelledBy: string;
}

/** A sparkline of downloads from zero to the highest count, to be stretched to its place, and the numbers behind it. */
export default function WeeklyChart({ weeks, labelledBy }: Props): ReactNode {
  if (!weeks) return <dd className={styles.weekly} />;
  const counts = weeks.map(({ downloads }) => downloads);
  const [lowest, highest] = [Math.min(...counts), Math.max(...counts)];
  const points = counts.map((count, index) => `${index},${Math.round((1 - count / Math.max(1, highest)) * 1000) / 10}`);
  const [line, last] = [`M${points.join('L')}`, counts.length - 1];
  return (
    <dd className={styles.weekly}>
      <svg
        className={styles.sparkline}
        role="img"
        aria-label={text.sparkline(numberText(lowest), numberText(highest))}
        viewBox={`0 0 ${last} 100`}
        preserveAspectRatio="none"
      >
        <path className={chart.area} d={`${line}L${last},100L0,100Z`} />
        <path className={chart.curve} d={line} />
      </svg>
      <NumbersTable
        labelledBy={labelledBy}
        columns={[text.week, text.downloads]}
        rows={weeks.map(({ day, downloads }) => [<time dateTime={day}>{dateText(day)}</time>, numberText(downloads)])}
      />
    </dd>
  );
}
