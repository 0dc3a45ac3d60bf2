import { useRef, type ReactNode } from 'react';
import Heading from '@theme/Heading';
import Figure from './Figure';
import { figureState } from './figureState';
import { liveSources, type FigureId } from './sources';
import styles from './styles.module.css';
import { abouts, text } from './text';
import { useSources } from './useSources';
import { useWanted } from './useWanted';

/** The figures of all sources, asked for when they come into view. */
export default function LivePanel(): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const { wanted, onDemand, want } = useWanted(panel);
  const { stateOf, retry } = useSources(wanted);

  const figures = liveSources.flatMap((source) =>
    (Object.keys(source.figures) as FigureId[]).map((id) => ({ id, source, state: figureState(stateOf(source), id) })),
  );
  const message = (): string => {
    if (onDemand) return text.onDemand;
    if (!liveSources.every((source) => stateOf(source).phase === 'settled')) return '';
    return text.status(figures.filter(({ state }) => state.kind === 'current').length, figures.length);
  };
  const load = (): void => {
    // The button goes away, and whoever pressed it stays here.
    status.current?.focus({ preventScroll: true });
    want();
  };

  return (
    <div ref={panel}>
      <div className={styles.status}>
        <p ref={status} className="margin--none" role="status" tabIndex={-1}>
          {message()}
        </p>
        {onDemand && (
          <button type="button" className="button button--primary button--sm" onClick={load}>
            {text.load}
          </button>
        )}
      </div>
      {(['GitHub', 'npm'] as const).map((host) => (
        <section key={host} aria-labelledby={`live-${host.toLowerCase()}`}>
          <Heading as="h3" id={`live-${host.toLowerCase()}`}>
            {host}
          </Heading>
          <p className={styles.about}>{abouts[host]}</p>
          <dl className={styles.figures}>
            {figures
              .filter(({ source }) => source.host === host)
              .map(({ id, source, state }) => (
                <Figure key={id} id={id} host={host} state={state} onRetry={() => retry(source)} />
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
