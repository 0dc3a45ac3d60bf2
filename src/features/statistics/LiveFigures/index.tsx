import { useEffect, useRef, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useStorageSlot } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { links } from '@site/src/config/site';
import Heading from '@theme/Heading';
import Figure from './Figure';
import { liveSources, type FigureId } from './sources';
import styles from './styles.module.css';
import { text } from './text';
import { useLiveFigures, type LiveState } from './useLiveFigures';

/** Figures that the reader's browser requests from GitHub and npm. The reader can turn these requests off. */
export default function LiveFigures(): ReactNode {
  const [stored, storage] = useStorageSlot('magmastream.live');
  const [chosen, setChosen] = useState<boolean>();
  const isOff = chosen ?? stored === 'off';
  // `chosen` lasts only if storage is blocked. Otherwise, all tabs follow the stored choice.
  useEffect(() => setChosen(undefined), [stored]);
  const toggle = (): void => {
    setChosen(!isOff);
    if (isOff) storage.del();
    else storage.set('off');
  };
  return (
    <>
      <noscript>
        <p>
          {text.noScript} <Link href={links.libraryRepository}>GitHub</Link> and <Link href={links.npm}>npm</Link>.
        </p>
      </noscript>
      <div className={styles.live}>
        {!isOff && <p>{text.privacy}</p>}
        <button
          type="button"
          className="button button--secondary button--sm"
          disabled={!useIsBrowser()}
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
  const { load, ...state } = useLiveFigures(panel);
  const { phase, readings, pending, failed } = state;
  const button = phase === 'onDemand' ? text.load : phase === 'settled' && failed.length > 0 && text.retry;
  return (
    <div ref={panel}>
      <div className={styles.status}>
        <p ref={status} className="margin--none" role="status" tabIndex={-1}>
          {messageOf(state)}
        </p>
        {button && (
          <button
            type="button"
            className="button button--primary button--sm"
            onClick={() => {
              // Moves the focus to the message, because the button disappears.
              status.current?.focus({ preventScroll: true });
              load();
            }}
          >
            {button}
          </button>
        )}
      </div>
      {(['GitHub', 'npm'] as const).map((host) => (
        <section key={host} aria-labelledby={`live-${host.toLowerCase()}`}>
          <Heading as="h3" id={`live-${host.toLowerCase()}`}>
            {host}
          </Heading>
          <p className={styles.about}>{text.about[host]}</p>
          <dl className={styles.figures}>
            {liveSources
              .filter((source) => source.host === host)
              .flatMap(({ id, figures }) => Object.keys(figures).map((figure) => ({ id, figure: figure as FigureId })))
              .map(({ id, figure }) => (
                <Figure
                  key={figure}
                  id={figure}
                  reading={readings[id]}
                  isCurrent={id in readings && !pending.includes(id) && !failed.includes(id)}
                  hasFailed={failed.includes(id)}
                />
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function messageOf({ phase, failed }: LiveState): string {
  if (phase === 'unseen') return '';
  if (phase !== 'settled') return text[phase];
  if (failed.length === 0) return text.complete;
  return text.failed(liveSources.filter(({ id }) => failed.includes(id)).map(({ name }) => name));
}
