import clsx from 'clsx';
import { useId, useRef, type ReactNode } from 'react';
import type { FigureId, LiveSource } from '@site/src/components/LiveFigures/sources';
import type { FigureState } from './figureState';
import Note from './Note';
import styles from './styles.module.css';
import { labels, text } from './text';
import Value from './Value';
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
  const known = state.kind === 'current' || state.kind === 'stale' ? state.value : null;
  const failed = (state.kind === 'unavailable' || state.kind === 'stale') && state.failure !== null;
  const retry = (): void => {
    // The button goes away: without this, a keyboard would have to start at the top of the page again.
    value.current?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div className={clsx(styles.figure, styles[state.kind], isWeekly && styles.wide)} data-figure={id}>
      <dt id={label}>{labels[id]}</dt>
      <dd ref={value} className={styles.value} tabIndex={-1}>
        {known !== null && <Value value={known} />}
        {state.kind === 'unavailable' && text.unavailable}
        {known === null && state.kind !== 'unavailable' && <Skeleton isLoading={state.kind === 'loading'} />}
      </dd>
      {isWeekly && <WeeklyChart weeks={typeof known === 'object' ? known : null} labelledBy={label} />}
      <dd className={styles.note}>
        <Note state={state} />
        {failed && (
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

function Skeleton({ isLoading }: { isLoading: boolean }): ReactNode {
  return <span className={styles.skeleton}>{isLoading && <span className={styles.hidden}>{text.loading}</span>}</span>;
}
