import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { versions } from '@site/src/config/versions';
import { text } from '../text';
import styles from './styles.module.css';

interface Props {
  from: string;
  to: string;
  onChange: (pair: { from?: string; to?: string }) => void;
}

/** Lets the reader select two versions. Without JavaScript, links to the changes of each version are shown. */
export default function PairForm({ from, to, onChange }: Props): ReactNode {
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
      <fieldset className={styles.form} disabled={!useIsBrowser()}>
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
        <button type="button" className="button button--primary" onClick={() => onChange({ from, to })}>
          {text.compare}
        </button>
      </fieldset>
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
