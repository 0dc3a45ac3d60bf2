import { useRef, useState, type ReactNode } from 'react';
import { liveSources } from '@site/src/components/LiveFigures/sources';
import Heading from '@theme/Heading';
import Figure from './Figure';
import { figureState } from './figureState';
import Status from './Status';
import styles from './styles.module.css';
import { abouts, text } from './text';
import { useInView } from './useInView';
import { useOnDemand } from './useOnDemand';
import { useSources } from './useSources';

/** The figures of all sources, asked for when they come into view. */
export default function LivePanel(): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const inView = useInView(panel);
  const onDemand = useOnDemand();
  const { stateOf, retry } = useSources(liveSources, asked || (inView && !onDemand));
  const isWaiting = onDemand && !asked;

  const figures = liveSources.flatMap((source) =>
    source.figures.map(({ id }) => ({ id, source, state: figureState(stateOf(source), id) })),
  );
  const message = (): string => {
    if (isWaiting) return text.onDemand;
    if (!liveSources.every((source) => stateOf(source).phase === 'settled')) return '';
    return text.status(figures.filter(({ state }) => state.kind === 'current').length, figures.length);
  };

  return (
    <div ref={panel} className={styles.panel}>
      <Status message={message()} onLoad={isWaiting ? () => setAsked(true) : null} />
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
