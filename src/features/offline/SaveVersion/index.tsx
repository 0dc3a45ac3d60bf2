import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { versions } from '@site/src/config/versions';
import styles from './styles.module.css';
import { text } from './text';
import { useKept } from './useKept';
import { useOfflineList } from './useOfflineList';

/** Keeps whole versions in the reader's browser, for reading without a connection. */
export default function KeepVersion(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const { state, list } = useOfflineList(baseUrl);
  const { kept, work, outcome, keep, remove, stop } = useKept(baseUrl);
  if (state === 'unsupported') return <p role="status">{text.unsupported}</p>;

  const control = (version: string): ReactNode => {
    const button = (name: string, label: string, onClick: () => void): ReactNode => (
      <button
        type="button"
        className="button button--secondary button--sm"
        aria-label={label}
        disabled={work !== null && work.version !== version}
        onClick={onClick}
      >
        {name}
      </button>
    );
    if (work?.version === version) return button(text.stop, text.stopLabel(version), stop);
    if (kept.includes(version)) return button(text.remove, text.removeLabel(version), () => void remove(version));
    return button(text.keep, text.keepLabel(version), () => void keep(version));
  };
  const told = (version: string): ReactNode => {
    const files = list?.versions[version];
    if (work?.version === version) {
      return (
        <>
          <progress value={work.done} max={work.all} aria-label={text.keepLabel(version)} />{' '}
          {text.progress(work.done, work.all)}
        </>
      );
    }
    const size = files && text.size(files.pages.length, files.bytes);
    if (!kept.includes(version)) return size;
    return size ? `${text.kept}: ${size}` : text.kept;
  };

  return (
    <>
      <ul className={styles.versions}>
        {versions.map(({ version }) => (
          <li key={version} className={styles.version}>
            <strong>{version}</strong>
            <span className={styles.told}>{told(version)}</span>
            {control(version)}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {state === 'failed' ? text.unknown : !outcome.isFailure && outcome.message}
      </p>
      {outcome.isFailure && <p role="alert">{outcome.message}</p>}
    </>
  );
}
