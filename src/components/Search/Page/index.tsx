import { useRef, type ReactNode } from 'react';
import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import { currentVersion, versions } from '@site/src/config/versions';
import type { Answer } from './ask';
import Failure from './Failure';
import Results from './Results';
import SearchForm from './SearchForm';
import Start from './Start';
import styles from './styles.module.css';
import { text } from './text';
import { usePreload } from './usePreload';
import { useSearch } from './useSearch';
import { useSearchAddress } from './useSearchAddress';
import { useStalled } from './useStalled';

function statusOf(answer: Answer | null, stalled: boolean): string {
  if (stalled) return text.searching;
  if (!answer) return '';
  const { total, query, version } = answer;
  return total === 0
    ? text.none(query, text.versionOf(version.version))
    : text.count(total, query, text.versionOf(version.version));
}

/** The search of the page /search: the form, and below it what was found, or why nothing is. */
export default function SearchPage(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const address = useSearchAddress(input);
  const { preferredVersion } = useDocsPreferredVersion();
  const named = (wanted?: string) => versions.find(({ name }) => name === wanted);
  const version = named(address.version) ?? named(preferredVersion?.name) ?? currentVersion;
  usePreload(version);
  const query = address.query.trim();
  const { state, answer, next } = useSearch(query, version);
  const stalled = useStalled(state.is === 'searching');

  const retry = (): void => {
    // The button goes away with the message: without this, a keyboard would have to start at the top of the page again.
    status.current?.focus({ preventScroll: true });
    next();
  };

  return (
    <>
      <PageMetadata title={query ? text.titleOf(query) : text.title} />
      <SearchForm
        input={input}
        query={address.query}
        version={version.name}
        onQuery={address.setQuery}
        onVersion={address.setVersion}
        onSettled={address.flush}
      />
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {statusOf(answer, stalled)}
      </p>
      {!query && <Start version={address.version} />}
      {answer && <Results answer={answer} mayContinue={state.is !== 'failed'} onMore={next} />}
      {state.is === 'failed' && <Failure error={state.error} onRetry={retry} />}
    </>
  );
}
