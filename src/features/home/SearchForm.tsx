import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { searchPage } from '@site/src/config/site';
import { queryLimit } from '@site/src/search/engine/protocol';
import fieldStyles from '@site/src/styles/field.module.css';
import { exampleQueries } from './text';
import styles from './styles.module.css';

/** A plain form that opens the search page, with links to example queries. Hidden if JavaScript is off. */
export default function SearchForm(): ReactNode {
  return (
    <div role="search" className={`needs-script ${styles.search}`}>
      <form action={useBaseUrl(searchPage)}>
        <input
          className={fieldStyles.control}
          type="search"
          name="q"
          required
          maxLength={queryLimit}
          autoComplete="off"
          aria-label="Search docs"
          placeholder="Search methods, options, errors"
        />
        <button type="submit" className="button button--secondary">
          Search
        </button>
      </form>
      <p className={`secondary small ${styles.queries}`}>
        Try{' '}
        {exampleQueries.map((query) => (
          <Link key={query} to={`${searchPage}?q=${encodeURIComponent(query)}`}>
            {query}
          </Link>
        ))}
      </p>
    </div>
  );
}
