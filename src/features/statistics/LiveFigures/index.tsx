import type { ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import { links } from '@site/src/config/site';
import LivePanel from './LivePanel';
import styles from './styles.module.css';
import { text } from './text';
import { useLiveSwitch } from './useLiveSwitch';

/**
 * Figures that the reader's browser asks of GitHub and npm. Every answer is checked field by field; that nothing in here
 * can take the page down is for what nobody has thought of.
 */
export default function LiveFigures(): ReactNode {
  return (
    <ErrorBoundary fallback={() => <Hosts because={text.broken} />}>
      <noscript>
        <Hosts because={text.noScript} />
      </noscript>
      <Switchable />
    </ErrorBoundary>
  );
}

/** Where the figures are to be found without this page, after the words that say why. */
function Hosts({ because }: { because: string }): ReactNode {
  return (
    <p>
      {because} <Link href={links.libraryRepository}>GitHub</Link> {text.and} <Link href={links.npm}>npm</Link>.
    </p>
  );
}

/** The section and its switch, which keeps its place and with it the focus. */
function Switchable(): ReactNode {
  const [off, setOff] = useLiveSwitch();
  return (
    <div className={styles.live} data-application="seen">
      {!off && <p>{text.privacy}</p>}
      <button type="button" className="button button--secondary button--sm" onClick={() => setOff(!off)}>
        {off ? text.turnOn : text.turnOff}
      </button>
      {!off && <LivePanel />}
    </div>
  );
}
