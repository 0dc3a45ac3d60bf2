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

  const copyOf = (version: string) => saved.find(({ content }) => content === version);
  const button = (version: string, [name, label, onClick]: [string, string, () => void]): ReactNode => (
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
  const buttons = (version: string): ReactNode => {
    if (progress?.version === version) return button(version, [text.stop, text.stopLabel(version), stop]);
    const copy = copyOf(version);
    if (!copy) return button(version, [text.save, text.saveLabel(version), () => void save(version)]);
    return (
      <>
        {copy.failure && button(version, [text.update, text.updateLabel(version), () => void save(version)])}
        {button(version, [text.remove, text.removeLabel(version), () => void remove(version)])}
      </>
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
    const copy = copyOf(version);
    if (copy?.failure) return text.notUpdated(version, copy.failure);
    const isOutdated = copy && list && copy.build !== list.build;
    return [copy && (isOutdated ? text.outdated : text.saved), size].filter(Boolean).join(': ');
  };

  return (
    <>
      <ul className={`clean-list needs-script ${styles.versions}`}>
        {versions.map(({ version }) => (
          <li key={version} className={styles.version}>
            <strong>{version}</strong>
            <span className="secondary small">{details(version)}</span>
            <span className="button-group">{buttons(version)}</span>
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
