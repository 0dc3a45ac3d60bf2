import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { versions } from '@site/src/config/versions';
import styles from './styles.module.css';
import { text } from './text';

interface Props {
  from: string;
  to: string;
  onChange: (pair: { from?: string; to?: string }) => void;
  /** The reader has finished for now: a part of the form is left. */
  onSettled: () => void;
}

/**
 * Which two versions to compare. It is a plain form: sent before the page is interactive, it asks the same. Readers without
 * JavaScript have in its place a page of changes for every version that has one before it.
 */
export default function PairForm({ from, to, onChange, onSettled }: Props): ReactNode {
  const action = useBaseUrl('/versions');
  const select = (name: 'from' | 'to', value: string): ReactNode => (
    <label className={styles.field}>
      {text[name]}
      <select name={name} value={value} onChange={(event) => onChange({ [name]: event.target.value })}>
        {versions.map(({ version, label }) => (
          <option key={version} value={version}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      <form
        data-application="query"
        className={styles.form}
        action={`${action}#compare`}
        onBlur={onSettled}
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ from, to });
        }}
      >
        {select('from', from)}
        <button
          type="button"
          className="button button--secondary"
          aria-label={text.swapLabel}
          onClick={() => onChange({ from: to, to: from })}
        >
          {text.swap}
        </button>
        {select('to', to)}
        <button type="submit" className="button button--primary">
          {text.compare}
        </button>
      </form>
      <noscript>
        <p>
          {text.noScript}{' '}
          {versions.slice(0, -1).map(({ version }, index) => (
            <span key={version}>
              {index > 0 && ', '}
              <Link to={`/versions/${version}`}>{version}</Link>
            </span>
          ))}
          .
        </p>
      </noscript>
    </>
  );
}
