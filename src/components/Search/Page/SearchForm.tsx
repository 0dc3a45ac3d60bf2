import { useEffect, type ReactNode, type RefObject } from 'react';
import Link from '@docusaurus/Link';
import { versions } from '@site/src/config/versions';
import { queryLimit } from '@site/src/search/limits';
import styles from './styles.module.css';
import { text } from './text';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  query: string;
  /** The name of the version that is searched. */
  version: string;
  onQuery: (query: string) => void;
  onVersion: (version: string) => void;
  /** The reader has finished for now: the field is left or Enter pressed. */
  onSettled: () => void;
}

/** What to search, and in which version. It is a plain form: sent before the page is interactive, it asks the same. */
export default function SearchForm({ input, query, version, onQuery, onVersion, onSettled }: Props): ReactNode {
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
        {text.input}
        <input
          ref={input}
          type="search"
          name="q"
          autoComplete="off"
          maxLength={queryLimit}
          placeholder={text.placeholder}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onBlur={onSettled}
        />
      </label>
      <label className={styles.field}>
        {text.version}
        <select name="version" value={version} onChange={(event) => onVersion(event.target.value)}>
          {versions.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <p>
          {text.noScript} <Link to="/versions">{text.allVersions}</Link>
        </p>
      </noscript>
    </form>
  );
}
