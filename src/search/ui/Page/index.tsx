import { useEffect, useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import { useQueryString } from '@site/src/lib/useQueryString';
import { currentVersion, versions } from '@site/src/config/versions';
import { tagOf } from '@site/src/search/client/tags';
import { readAddress, searchPath, writeAddress } from '../address';
import { pageText, text } from '../text';
import { preloadIndex } from '../preloadIndex';
import { searchOptions } from '../settings';
import Results from './Results';
import SearchForm from './SearchForm';
import styles from './styles.module.css';
import { type SearchAnswer, useSearch } from './useSearch';
import { useStalled } from './useStalled';

/** What the page shows before anything is asked: what can be found, and examples to try. */
function Start({ version }: { version: string }): ReactNode {
  return (
    <>
      <p>{pageText.start}</p>
      <ul className={styles.choices} aria-label={pageText.examplesLabel}>
        {pageText.examples.map((query) => (
          <li key={query}>
            <Link to={searchPath({ query, version })}>{query}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Says that the search could not answer, and tries again on demand. */
function Failure({ reasons, onRetry }: { reasons: string[]; onRetry: () => void }): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <strong>{text.failed}</strong>
      </p>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <button type="button" className="button button--secondary" onClick={onRetry}>
        {text.retry}
      </button>
    </div>
  );
}

function statusOf({ nbHits, query, version }: SearchAnswer): string {
  return nbHits === 0 ? pageText.none(query, version.version) : pageText.count(nbHits, query, version.version);
}

/** The search of the page /search: the form, and below it what was found, or why nothing is. */
export default function SearchPage(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const { search, change, flush } = useQueryString();
  const asked = readAddress(search);
  const { preferredVersion } = useDocsPreferredVersion();
  const named = (wanted?: string) => versions.find(({ name }) => name === wanted);
  const version = named(asked.version) ?? named(preferredVersion?.name) ?? currentVersion;
  const query = asked.query.trim();
  const { state, answer, next } = useSearch(query, version);
  const stalled = useStalled(state.is === 'searching');

  // What was typed before the page became interactive counts for more than the address, which is read only then.
  useEffect(() => {
    const typed = input.current?.value;
    change((read) => writeAddress(read, typed ? { query: typed } : {}));
  }, [change]);

  useEffect(() => {
    // Not at once: the version of a page that has just become interactive is the latest until the address is read.
    const timer = setTimeout(() => void preloadIndex([tagOf(version)]));
    return () => clearTimeout(timer);
  }, [version]);

  const retry = (): void => {
    // The button goes away with the message: without this, a keyboard would have to start at the top of the page again.
    status.current?.focus({ preventScroll: true });
    next();
  };

  return (
    <>
      <PageMetadata title={query ? pageText.titleOf(query) : pageText.title} />
      <SearchForm
        input={input}
        asked={{ ...asked, version: version.name }}
        onChange={(to) => change((read) => writeAddress(read, to))}
        onSettled={flush}
      />
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {stalled ? pageText.searching : answer && statusOf(answer)}
      </p>
      {!query && <Start version={asked.version} />}
      {answer && <Results answer={answer} mayContinue={state.is !== 'failed'} onMore={next} />}
      {state.is === 'failed' && (
        <Failure reasons={text.reasons(state.error, searchOptions().hosted !== undefined)} onRetry={retry} />
      )}
    </>
  );
}
