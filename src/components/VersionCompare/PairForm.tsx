import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { versions } from '@site/src/config/versions';
import styles from './styles.module.css';
import { text } from './text';

interface Props {
  from: string;
  to: string;
  onPair: (from: string, to: string) => void;
  /** The reader has finished for now: a part of the form is left. */
  onSettled: () => void;
}

/** Which two versions to compare. It is a plain form: sent before the page is interactive, it asks the same. */
export default function PairForm({ from, to, onPair, onSettled }: Props): ReactNode {
  const action = useBaseUrl('/versions');
  return (
    <form
      className={styles.form}
      action={`${action}#compare`}
      onBlur={onSettled}
      onSubmit={(event) => {
        event.preventDefault();
        onPair(from, to);
      }}
    >
      <VersionSelect label={text.from} name="from" value={from} onChange={(version) => onPair(version, to)} />
      <button
        type="button"
        className="button button--secondary"
        aria-label={text.swapLabel}
        onClick={() => onPair(to, from)}
      >
        {text.swap}
      </button>
      <VersionSelect label={text.to} name="to" value={to} onChange={(version) => onPair(from, version)} />
      <button type="submit" className="button button--primary">
        {text.compare}
      </button>
    </form>
  );
}

interface SelectProps {
  label: string;
  name: string;
  value: string;
  onChange: (version: string) => void;
}

function VersionSelect({ label, name, value, onChange }: SelectProps): ReactNode {
  return (
    <label className={styles.field}>
      {label}
      <select name={name} value={value} onChange={(event) => onChange(event.target.value)}>
        {versions.map(({ version, label: versionLabel }) => (
          <option key={version} value={version}>
            {versionLabel}
          </option>
        ))}
      </select>
    </label>
  );
}
