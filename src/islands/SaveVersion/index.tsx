import { useState, type ReactNode } from 'react';
import { currentVersion, versions } from '@site/src/config/versions';
import type { SavedVersion } from '@site/src/features/offline/saved/version';
import { savesData } from '@site/src/lib/savesData';
import Select from '../runtime/Select';
import { useIsHydrated } from '../useIsHydrated';
import styles from './styles.module.css';
import { text } from './text';
import { useSavedVersions } from './useSavedVersions';

/** Lets readers save whole versions in their browser. Also shows which versions are saved. */
export default function SaveVersion(): ReactNode {
  const isHydrated = useIsHydrated();
  const [chosen, setVersion] = useState<string>();
  const { list, saved, progress, message, failed, isUnsupported, save, remove, stop } = useSavedVersions();
  const version = chosen ?? saved.at(0)?.content ?? currentVersion.version;
  if (isUnsupported) return <p role="status">{text.unsupported}</p>;

  const start = (name: string): void => {
    setVersion(name);
    void save(name);
  };
  const copyOf = (name: string) => saved.find(({ content }) => content === name);
  const copy = copyOf(version);
  const isUpToDate = (own: SavedVersion): boolean => !list || own.build === list.build;
  /** True if the service worker does not update a copy at the moment. */
  const isLeft = (own: SavedVersion): boolean => own.failure !== '' || (!isUpToDate(own) && savesData());
  const stateOf = (name: string): string => {
    const own = copyOf(name);
    if (!own) return '';
    if (isLeft(own)) return text.notUpdated;
    return isUpToDate(own) ? text.saved : text.outdated;
  };
  const options = versions.map(({ version: name }) => [name, [name, stateOf(name)].filter(Boolean).join(' – ')]);
  const button = (label: string, onClick: () => void): ReactNode => (
    <button type="button" className="button button--secondary" disabled={!isHydrated} onClick={onClick}>
      {label}
    </button>
  );
  const buttons = (): ReactNode => {
    if (progress) return button(text.stop, stop);
    if (!copy) return button(text.save, () => start(version));
    return (
      <>
        {isLeft(copy) && button(text.update, () => start(version))}
        {button(text.remove, () => {
          setVersion(version);
          void remove(version);
        })}
      </>
    );
  };
  const details = (): ReactNode => {
    if (progress) {
      const { done, all } = progress;
      return (
        <>
          <progress value={done} max={all} aria-label={text.saving(progress.version)} />{' '}
          <span>{text.progress(done, all)}</span>
        </>
      );
    }
    if (copy && isLeft(copy)) return copy.failure ? text.updateFailed(version, copy.failure) : text.savesData;
    const files = list?.versions[version];
    return files && text.size(files.pages.length, files.bytes);
  };

  return (
    <section aria-labelledby="offline">
      <div className={`needs-script ${styles.form}`}>
        <Select
          label={text.version}
          value={version}
          options={Object.fromEntries(options) as Record<string, string>}
          // Disable the button while a version is being saved. The form saves one version at a time and shows its
          // progress.
          disabled={!isHydrated || progress !== null}
          onChange={setVersion}
        />
        <span className={styles.buttons}>{buttons()}</span>
        <span className={`secondary small ${styles.details}`}>{details()}</span>
      </div>
      {saved.length > 0 && <p>{text.list(versions.map(({ version: name }) => name).filter(copyOf))}</p>}
      <p role="status" className={styles.status}>
        {failed === null && message}
      </p>
      {failed !== null && (
        <div role="alert">
          <p>{message}</p>
          <button type="button" className="button button--primary" onClick={() => start(failed)}>
            {text.retry}
          </button>
        </div>
      )}
    </section>
  );
}
