import { useEffect, type ReactNode, type RefObject } from 'react';
import { versions } from '@site/src/config/versions';
import { queryLimit } from '@site/src/search/engine/protocol';
import { withBaseUrl } from '@site/src/config/withBaseUrl';
import { pasteCleaned } from '@site/src/search/ui/Bar/paste';
import { pageText, text } from '@site/src/search/ui/text';
import type { SearchParameters } from '@site/src/search/ui/url';
import Select from '../runtime/Select';
import styles from './styles.module.css';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  parameters: SearchParameters;
  onChange: (change: Partial<SearchParameters>) => void;
  onCommit: () => void;
}

/** The query and version fields. A plain GET form keeps a query that is submitted before hydration. */
export default function SearchForm({ input, parameters, onChange, onCommit }: Props): ReactNode {
  useEffect(() => input.current?.focus(), [input]);
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onCommit();
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
          value={parameters.query}
          onChange={(event) => onChange({ query: event.target.value })}
          onPaste={({ nativeEvent }) => void pasteCleaned(nativeEvent)}
          onBlur={onCommit}
        />
      </label>
      <Select
        className={styles.field}
        label={pageText.version}
        name="version"
        value={parameters.version}
        options={Object.fromEntries(versions.map(({ name, label }) => [name, label]))}
        onChange={(version) => onChange({ version })}
      />
      <button type="submit" className={`button button--primary ${styles.submit}`}>
        {pageText.submit}
      </button>
      <noscript>
        <p>
          {pageText.noScript} <a href={withBaseUrl('/versions')}>{pageText.allVersions}</a>
        </p>
      </noscript>
    </form>
  );
}
