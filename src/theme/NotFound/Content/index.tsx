import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import routes from '@generated/routes';
import { searchPage } from '@site/src/config/site';
import { currentVersion, mainPath, versions } from '@site/src/config/versions';
import { lastSegment, versionNumberIn } from '@site/src/lib/docsPath';
import { nearestPages } from '@site/src/lib/nearestPages';
import field from '@site/src/styles/field.module.css';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import styles from './styles.module.css';

const pathsOf = (list: typeof routes): string[] =>
  list.flatMap(({ path, routes: inner }) => (inner ? pathsOf(inner as typeof routes) : path));

/** Returns the path that the reader requested, or an empty string during the build. */
function useRequestedPath(): string {
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  if (!isBrowser) return '';
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The content of the not-found page: a search for the name in the URL, pages with similar names, and general links. */
export default function NotFoundContent({ className }: Props): ReactNode {
  const path = useRequestedPath();
  const nearest = path && nearestPages(path, pathsOf(routes));
  return (
    <main className={clsx('container margin-vert--lg page', className)}>
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page not found</Heading>
      <p>No page has this URL. URLs are case-sensitive, and pages differ between versions.</p>
      <section className={styles.nearest} aria-labelledby="nearest">
        <Heading as="h2" id="nearest">
          Nearest pages
        </Heading>
        {nearest && nearest.length > 0 ? (
          <ul>
            {nearest.map((page) => (
              <li key={page}>
                <Link to={page}>{page}</Link>
              </li>
            ))}
          </ul>
        ) : (
          <p>{path && 'No page has a similar name.'}</p>
        )}
      </section>
      <SearchField path={path} />
      <ul>
        <li>
          <Link to={mainPath(currentVersion)}>Start with the introduction</Link>
        </li>
        <li>
          <Link to="/versions">See all versions</Link>
        </li>
      </ul>
    </main>
  );
}

/** A search form that is prefilled with the name from the URL. It searches the version that the URL names. */
function SearchField({ path }: { path: string }): ReactNode {
  const query = lastSegment(path).replace(/[-_]+/g, ' ').trim();
  const version = versions.find(({ name }) => name === versionNumberIn(path))?.name;
  return (
    <form role="search" className={styles.search} action={useBaseUrl(searchPage)}>
      <label className={field.field}>
        Search the documentation
        <input key={query} type="search" name="q" autoComplete="off" defaultValue={query} />
      </label>
      {version && <input type="hidden" name="version" value={version} />}
      <button type="submit" className="button button--primary">
        Search
      </button>
    </form>
  );
}
