import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { dateText } from '@site/src/lib/dateText';
import NumbersTable from '@site/src/features/statistics/NumbersTable';
import styles from '@site/src/features/statistics/styles.module.css';
import type { FigureId, Value, Week } from './sources';
import { labels, text } from './text';
import type { SourceState } from './useLiveFigures';

/** Shows a live figure. Shows a dash while the figure is missing, and `Unavailable` after a failure. */
export default function Figure({ id, source }: { id: FigureId; source: SourceState | undefined }): ReactNode {
  const labelId = useId();
  const isCurrent = source?.status === 'current';
  const value = source?.reading?.values[id] ?? (source?.status === 'failed' ? text.unavailable : '–');
  return (
    <div className={clsx('card', styles.figure, id === 'year' && styles.wide)} data-figure={id}>
      <dt id={labelId} className="secondary small">
        {labels[id]}
      </dt>
      <dd className={clsx('margin--none', styles.value, isCurrent || 'secondary')}>{valueText(value)}</dd>
      {id === 'year' && (
        <dd className={clsx('margin--none', styles.weekly)}>
          {Array.isArray(value) && <WeeklyChart weeks={value} labelledBy={labelId} />}
        </dd>
      )}
      <dd className={clsx('secondary margin--none', styles.note)}>
        {source?.reading && <ReceivedAt at={source.reading.at} isCurrent={isCurrent} />}
      </dd>
    </div>
  );
}

/** Formats a number with a fixed locale, so that the server and all browsers produce the same text. */
const numberText = (value: number): string => value.toLocaleString('en-US');

function valueText(value: Value): ReactNode {
  if (typeof value === 'number') return numberText(value);
  if (typeof value !== 'string') return numberText(value.reduce((sum, { downloads }) => sum + downloads, 0));
  return /^\d/.test(value) ? <time dateTime={value}>{dateText(value)}</time> : value;
}

function ReceivedAt({ at, isCurrent }: { at: number; isCurrent: boolean }): ReactNode {
  const date = new Date(at);
  const time = date.toLocaleTimeString('en-GB', { timeStyle: 'short' });
  const day = date.toLocaleDateString('en-GB', { dateStyle: 'long' });
  return (
    <>
      <span>{isCurrent ? text.current : text.stale}</span>{' '}
      <time dateTime={date.toISOString()}>{isCurrent ? time : `${day}, ${time}`}</time>
    </>
  );
}

function WeeklyChart({ weeks, labelledBy }: { weeks: readonly Week[]; labelledBy: string }): ReactNode {
  const counts = weeks.map(({ downloads }) => downloads);
  const highest = Math.max(...counts);
  const points = counts.map((count, index) => `${index},${Math.round((1 - count / Math.max(1, highest)) * 1000) / 10}`);
  const line = `M${points.join('L')}`;
  return (
    <>
      <svg
        className={styles.sparkline}
        role="img"
        aria-label={text.sparkline(numberText(Math.min(...counts)), numberText(highest))}
        viewBox="0 0 51 100"
        preserveAspectRatio="none"
      >
        <path className={styles.area} d={`${line}L51,100L0,100Z`} />
        <path className={styles.curve} d={line} />
      </svg>
      <NumbersTable
        labelledBy={labelledBy}
        columns={['Week of', 'Downloads']}
        rows={weeks.map(({ day, downloads }) => [<time dateTime={day}>{dateText(day)}</time>, numberText(downloads)])}
      />
    </>
  );
}
