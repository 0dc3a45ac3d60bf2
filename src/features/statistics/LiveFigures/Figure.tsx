import clsx from 'clsx';
import { useId, useRef, type ReactNode } from 'react';
import { dateText } from '../../../lib/dateText';
import type { FigureState } from './figureState';
import type { FigureId, LiveSource } from './sources';
import styles from './styles.module.css';
import { failureTexts, labels, numberText, text } from './text';
import { sumOf } from './values';
import WeeklyChart from './WeeklyChart';

interface Props {
  id: FigureId;
  host: LiveSource['host'];
  state: FigureState;
  onRetry: () => void;
}

/** One figure in whatever state it is; every state takes the same room. */
export default function Figure({ id, host, state, onRetry }: Props): ReactNode {
  const label = useId();
  const value = useRef<HTMLElement>(null);
  const isWeekly = id === 'year';
  const known = state.known?.value;
  const retry = (): void => {
    // The button goes away: without this, a keyboard would have to start at the top of the page again.
    value.current?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div className={clsx(styles.figure, styles[state.kind], isWeekly && styles.wide)} data-figure={id}>
      <dt id={label}>{labels[id]}</dt>
      <dd ref={value} className={styles.value} tabIndex={-1}>
        <Value {...state} />
      </dd>
      {isWeekly && <WeeklyChart weeks={typeof known === 'object' ? known : null} labelledBy={label} />}
      <dd className={styles.note}>
        <Note {...state} />
        {state.failure && (
          <button
            type="button"
            className={clsx('button button--secondary button--sm', styles.retry)}
            aria-label={text.retryOf(labels[id], host)}
            onClick={retry}
          >
            {text.retry}
          </button>
        )}
      </dd>
    </div>
  );
}

/** A figure in words: a count, a date, or the sum of its weeks; its place as long as it is not known. */
function Value({ kind, known }: FigureState): ReactNode {
  if (kind === 'unavailable') return text.unavailable;
  if (!known) {
    const loading = <span className={styles.hidden}>{text.loading}</span>;
    return <span className={styles.skeleton}>{kind === 'loading' && loading}</span>;
  }
  const { value } = known;
  if (typeof value === 'string') return <time dateTime={value}>{dateText(value)}</time>;
  return numberText(typeof value === 'number' ? value : sumOf(value));
}

/** What there is to say about a figure: of when it is, by the reader's clock, or why it is missing. */
function Note({ kind, known, failure }: FigureState): ReactNode {
  if (!known) return failure && failureTexts[failure];
  const moment = new Date(known.at);
  const local = new Date(known.at - moment.getTimezoneOffset() * 60_000).toISOString();
  const time = local.slice(11, 16);
  return (
    <>
      {kind === 'current' ? text.asOf : text.stale}{' '}
      <time dateTime={moment.toISOString()}>{kind === 'current' ? time : `${dateText(local)}, ${time}`}</time>
    </>
  );
}
