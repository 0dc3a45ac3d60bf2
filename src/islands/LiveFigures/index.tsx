import { useEffect, useRef, useState, type ReactNode } from 'react';
import { links } from '@site/src/config/site';
import { store } from '@site/src/elements/storage/store';
import styles from '@site/src/features/statistics/styles.module.css';
import Heading from '@site/src/elements/heading/Heading';
import { useIsHydrated } from '../useIsHydrated';
import Figure from './Figure';
import { liveSources, type FigureId } from './sources';
import { text } from './text';
import { useLiveFigures, type LiveState, type SourceState } from './useLiveFigures';

const storageKey = 'magmastream.live';

/** Shows figures that the reader's browser requests from GitHub and npm. Readers can turn these requests off. */
export default function LiveFigures(): ReactNode {
  const [isOff, setOff] = useState(false);
  // Listen for changes in storage, because another tab may change the setting.
  useEffect(() => {
    const read = (): void => setOff(localStorage.getItem(storageKey) === 'off');
    read();
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, []);
  const toggle = (): void => {
    setOff(!isOff);
    if (isOff) localStorage.removeItem(storageKey);
    else store(storageKey, 'off');
  };
  return (
    <>
      <noscript>
        <p>
          {text.noScript} <a href={links.libraryRepository}>GitHub</a> and <a href={links.npm}>npm</a>.
        </p>
      </noscript>
      <div className="needs-script">
        {!isOff && <p>{text.privacy}</p>}
        <button
          type="button"
          className="button button--secondary button--sm"
          disabled={!useIsHydrated()}
          onClick={toggle}
        >
          {isOff ? text.turnOn : text.turnOff}
        </button>
        {!isOff && <LivePanel />}
      </div>
    </>
  );
}

function LivePanel(): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const { sources, isOnDemand, load } = useLiveFigures(panel);
  const [message, button] = statusOf(sources, isOnDemand);
  const isLost = hasNoFigure(sources);
  return (
    <div ref={panel}>
      <div className={styles.status}>
        <p ref={status} className="margin--none" role="status" tabIndex={-1}>
          {message}
        </p>
        {button && (
          <button
            type="button"
            className="button button--primary button--sm"
            onClick={() => {
              // Move the focus to the message, because the focused button disappears.
              status.current?.focus({ preventScroll: true });
              load();
            }}
          >
            {button}
          </button>
        )}
      </div>
      {(['GitHub', 'npm'] as const).map((host) => (
        <section key={host} hidden={isLost} aria-labelledby={`live-${host.toLowerCase()}`}>
          <Heading as="h3" id={`live-${host.toLowerCase()}`}>
            {host}
          </Heading>
          <p className="secondary small">{text.about[host]}</p>
          <dl className={styles.figures}>
            {liveSources
              .filter((source) => source.host === host)
              .flatMap(({ id, figures }) =>
                Object.keys(figures).map((name) => <Figure key={name} id={name as FigureId} source={sources[id]} />),
              )}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** True if every source failed and no source has an earlier reading. */
const hasNoFigure = (sources: LiveState): boolean =>
  liveSources.every(({ id }) => sources[id]?.status === 'failed' && !sources[id].reading);

function statusOf(sources: LiveState, isOnDemand: boolean): [message: string, button?: string] {
  const namesOf = (status: SourceState['status']): string[] =>
    liveSources.filter(({ id }) => sources[id]?.status === status).map(({ name }) => name);
  const failed = namesOf('failed');
  if (namesOf('pending').length > 0) return [text.loading];
  if (hasNoFigure(sources)) return [text.lost, text.retry];
  if (failed.length > 0) return [text.failed(failed), text.retry];
  if (namesOf('current').length > 0) return [text.complete];
  return isOnDemand ? [text.onDemand, text.load] : [''];
}
