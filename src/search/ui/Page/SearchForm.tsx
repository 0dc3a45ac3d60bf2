import { useEffect, type ReactNode, type RefObject } from 'react';
import Link from '@docusaurus/Link';
import { versions } from '@site/src/config/versions';
import { queryLimit } from '@site/src/search/engine/limits';
import type { Asked } from '../address';
import { pageText, text } from '../text';
import styles from './styles.module.css';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  asked: Asked;
  onChange: (change: Partial<Asked>) => void;
  /** The reader has finished for now: the field is left or Enter pressed. */
  onSettled: () => void;
}

/** What to search, and in which version. It is a plain form: sent before the page is interactive, it asks the same. */
export default function SearchForm({ input, asked, onChange, onSettled }: Props): ReactNode {
  useEffect(() => input.current?.focus(), [input]);
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSettled();
      }}
    >
      <label className={styles.field}>
        {pageText.input}
        <input
          ref={input}
          type="search"
          name="q"
          autoComplete="off"
          maxLength={queryLimit}
          placeholder={text.placeholder}
          value={asked.query}
          onChange={(event) => onChange({ query: event.target.value })}
          onBlur={onSettled}
        />
      </label>
      <label className={styles.field}>
        {pageText.version}
        <select name="version" value={asked.version} onChange={(event) => onChange({ version: event.target.value })}>
          {versions.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <p>
          {pageText.noScript} <Link to="/versions">{pageText.allVersions}</Link>
        </p>
      </noscript>
    </form>
  );
}
