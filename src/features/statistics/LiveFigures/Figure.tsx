import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { dateText } from '../../../lib/dateText';
import NumbersTable from '../Charts/NumbersTable';
import chart from '../Charts/styles.module.css';
import type { FigureId, Week } from './sources';
import styles from './styles.module.css';
import { labels, text } from './text';
import type { Reading } from './useLiveFigures';

interface Props {
  id: FigureId;
  reading: Reading | undefined;
  isCurrent: boolean;
  hasFailed: boolean;
}

/** Shows one live figure, a dash while its value is missing, or `Unavailable` after a failure. */
export default function Figure({ id, reading, isCurrent, hasFailed }: Props): ReactNode {
  const labelId = useId();
  const value = reading?.values[id] ?? (hasFailed ? text.unavailable : '–');
  return (
    <div className={clsx(styles.figure, id === 'year' && styles.wide)} data-figure={id}>
      <dt id={labelId}>{labels[id]}</dt>
      <dd className={clsx(styles.value, isCurrent || styles.muted)}>{valueText(value)}</dd>
      {id === 'year' && (
        <dd className={styles.weekly}>{Array.isArray(value) && <WeeklyChart weeks={value} labelledBy={labelId} />}</dd>
      )}
      <dd className={styles.note}>{reading && <Note at={reading.at} isCurrent={isCurrent} />}</dd>
    </div>
  );
}

/** Uses a fixed locale, so that the server and every browser format numbers identically. */
const numberText = (value: number): string => value.toLocaleString('en-US');

function valueText(value: number | string | Week[]): ReactNode {
  if (typeof value === 'number') return numberText(value);
  if (typeof value !== 'string') return numberText(value.reduce((sum, { downloads }) => sum + downloads, 0));
  return /^\d/.test(value) ? <time dateTime={value}>{dateText(value)}</time> : value;
}

/** Shows when the browser received the value, in the reader's time zone. */
function Note({ at, isCurrent }: { at: number; isCurrent: boolean }): ReactNode {
  const date = new Date(at);
  const local = new Date(at - date.getTimezoneOffset() * 60_000).toISOString();
  const time = local.slice(11, 16);
  return (
    <>
      {isCurrent ? text.current : text.stale}{' '}
      <time dateTime={date.toISOString()}>{isCurrent ? time : `${dateText(local)}, ${time}`}</time>
    </>
  );
}

/** A sparkline of weekly downloads with a zero baseline, and a table of the numbers. */
function WeeklyChart({ weeks, labelledBy }: { weeks: readonly Week[]; labelledBy: string }): ReactNode {
  const counts = weeks.map(({ downloads }) => downloads);
  const [lowest, highest] = [Math.min(...counts), Math.max(...counts)];
  const points = counts.map((count, index) => `${index},${Math.round((1 - count / Math.max(1, highest)) * 1000) / 10}`);
  const line = `M${points.join('L')}`;
  return (
    <>
      <svg
        className={styles.sparkline}
        role="img"
        aria-label={text.sparkline(numberText(lowest), numberText(highest))}
        viewBox="0 0 51 100"
        preserveAspectRatio="none"
      >
        <path className={chart.area} d={`${line}L51,100L0,100Z`} />
        <path className={chart.curve} d={line} />
      </svg>
      <NumbersTable
        labelledBy={labelledBy}
        columns={['Week of', 'Downloads']}
        rows={weeks.map(({ day, downloads }) => [<time dateTime={day}>{dateText(day)}</time>, numberText(downloads)])}
      />
    </>
  );
}
