import type { ReactNode } from 'react';
import { versions } from '@site/src/config/versions';
import { useIsHydrated } from '../useIsHydrated';
import styles from './styles.module.css';
import { text } from './text';
import { useSavedVersions } from './useSavedVersions';

/** Lets readers save whole versions in their browser. */
export default function SaveVersion(): ReactNode {
  const isHydrated = useIsHydrated();
  const { save, remove, stop, ...state } = useSavedVersions();
  const { list, saved, progress, message, failed } = state;
  if (state.isUnsupported) return <p role="status">{text.unsupported}</p>;

  const button = (version: string): ReactNode => {
    const [name, label, onClick] =
      progress?.version === version
        ? [text.stop, text.stopLabel(version), stop]
        : saved.includes(version)
          ? [text.remove, text.removeLabel(version), () => void remove(version)]
          : [text.save, text.saveLabel(version), () => void save(version)];
    return (
      <button
        type="button"
        className="button button--secondary button--sm"
        aria-label={label}
        disabled={!isHydrated || (progress !== null && progress.version !== version)}
        onClick={onClick}
      >
        {name}
      </button>
    );
  };
  const details = (version: string): ReactNode => {
    if (progress?.version === version) {
      const { done, all } = progress;
      return (
        <>
          <progress value={done} max={all} aria-label={text.saveLabel(version)} /> {text.progress(done, all)}
        </>
      );
    }
    const files = list?.versions[version];
    const size = files && text.size(files.pages.length, files.bytes);
    return [saved.includes(version) && text.saved, size].filter(Boolean).join(': ');
  };

  return (
    <>
      <ul className={`clean-list needs-script ${styles.versions}`}>
        {versions.map(({ version }) => (
          <li key={version} className={styles.version}>
            <strong>{version}</strong>
            <span className="secondary small">{details(version)}</span>
            {button(version)}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {failed === null && message}
      </p>
      {failed !== null && (
        <div role="alert">
          <p>{message}</p>
          <button type="button" className="button button--primary button--sm" onClick={() => void save(failed)}>
            {text.retry}
          </button>
        </div>
      )}
    </>
  );
}
