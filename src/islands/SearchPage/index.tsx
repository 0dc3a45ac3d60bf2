import { useEffect, useRef, useState, type ReactNode } from 'react';
import { site } from '@site/src/config/site';
import { currentVersion, versions } from '@site/src/config/versions';
import { loadCode, retryLabel } from '@site/src/lib/loadCode';
import { tagOf } from '@site/src/search/client/tags';
import { looksStructured } from '@site/src/search/engine/structuredQuery';
import { isHosted, searchOptions } from '@site/src/search/ui/settings';
import { pageText, text } from '@site/src/search/ui/text';
import { readParameters, searchPath, writeParameters } from '@site/src/search/ui/url';
import { useLastRead } from '../useLastRead';
import { useQueryString } from '../useQueryString';
import Results from './Results';
import SearchForm from './SearchForm';
import styles from './styles.module.css';
import { type SearchResults, useSearch } from './useSearch';

function Start({ version }: { version: string }): ReactNode {
  return (
    <>
      <p>{pageText.start}</p>
      <ul className={`clean-list ${styles.choices}`} aria-label={pageText.examplesLabel}>
        {pageText.examples.map((query) => (
          <li key={query}>
            <a href={searchPath({ query, version })}>{query}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <strong>{text.failed}</strong>
      </p>
      {text.reasons(error, isHosted()).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <button type="button" className="button button--secondary" onClick={onRetry}>
        {retryLabel(error)}
      </button>
    </div>
  );
}

function statusOf({ nbHits, isWeak, query, version }: SearchResults): string {
  if (nbHits === 0) return pageText.none(query, version.version);
  if (isWeak) return pageText.weak(query, version.version);
  return pageText.count(nbHits, query, version.version);
}

/** Loads the index before the first search. Callers can ignore failures, because the search tries again. */
async function preloadIndex(tag: string): Promise<void> {
  const { preload } = await loadCode(() => import('@site/src/search/client'));
  await preload(searchOptions(), [tag]);
}

/** The content of `/search`: the form, followed by an introduction, the results or an error. */
export default function SearchPage(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [isHydrated, setHydrated] = useState(false);
  const { search, change, flush } = useQueryString();
  const parameters = readParameters(search);
  const lastRead = useLastRead();
  const find = (wanted?: string) => versions.find(({ name }) => name === wanted);
  const version = find(parameters.version) ?? find(lastRead) ?? currentVersion;
  const query = parameters.query.trim();
  const { state, value: results, error, retry } = useSearch(query, version);
  const failed = state === 'failed';

  // Use the query that the reader typed before hydration instead of the query in the URL.
  useEffect(() => {
    const typed = input.current?.value;
    change((before) => writeParameters(before, typed ? { query: typed } : {}));
    setHydrated(true);
  }, [change]);

  useEffect(() => {
    // Wait for hydration, because the version in the URL is unknown before.
    if (isHydrated) preloadIndex(tagOf(version)).catch(() => undefined);
  }, [isHydrated, version]);

  useEffect(() => {
    if (isHydrated) document.title = `${query ? pageText.titleOf(query) : pageText.title} | ${site.title}`;
  }, [isHydrated, query]);

  const retryFromHere = (): void => {
    // Move the focus to the status. Otherwise, keyboard users would have to start again at the top of the page.
    status.current?.focus({ preventScroll: true });
    retry();
  };

  return (
    <>
      <SearchForm
        input={input}
        parameters={{ ...parameters, version: version.name }}
        onChange={(to) => change((before) => writeParameters(before, to))}
        onCommit={flush}
      />
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {state === 'stalled' ? pageText.searching : results && statusOf(results)}
      </p>
      {looksStructured(query) && !isHosted() && <p className={styles.status}>{text.syntax}</p>}
      {!query && <Start version={parameters.version} />}
      {results && <Results results={results} onMore={failed ? undefined : retry} />}
      {failed && <Failure error={error} onRetry={retryFromHere} />}
    </>
  );
}
