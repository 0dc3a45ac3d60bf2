import { useEffect, useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDocsPreferredVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import { findPages } from './findPages';
import Results from './Results';
import styles from './styles.module.css';
import { QUERY_LIMIT, SEARCH_INPUT_ID, text } from './text';
import { useSearchAddress } from './useSearchAddress';

/** The search form with its results: finds pages of one version by name. */
export default function PageFinder(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const versions = useVersions(undefined);
  const { preferredVersion } = useDocsPreferredVersion();
  const address = useSearchAddress();
  const latest = versions.find(({ isLast }) => isLast) ?? versions[0];
  const version = versions.find(({ name }) => name === address.version) ?? preferredVersion ?? latest;

  useEffect(() => input.current?.focus(), []);

  return (
    <>
      <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <label className={styles.field} htmlFor={SEARCH_INPUT_ID}>
          {text.input}
          <input
            ref={input}
            id={SEARCH_INPUT_ID}
            type="search"
            name="q"
            autoComplete="off"
            maxLength={QUERY_LIMIT}
            placeholder={text.placeholder}
            value={address.query}
            onChange={(event) => address.setQuery(event.target.value)}
          />
        </label>
        <label className={styles.field}>
          {text.version}
          <select name="version" value={version.name} onChange={(event) => address.setVersion(event.target.value)}>
            {versions.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </form>
      <noscript>
        <p>
          {text.noScript} <Link to="/versions">{text.allVersions}</Link>
        </p>
      </noscript>
      <Results query={address.query} versionLabel={version.label} pages={findPages(version.docs, address.query)} />
    </>
  );
}
