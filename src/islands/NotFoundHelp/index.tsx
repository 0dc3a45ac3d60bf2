import { useEffect, useState, type ReactNode } from 'react';
import { searchPage } from '@site/src/config/site';
import { versions } from '@site/src/config/versions';
import { withBaseUrl } from '@site/src/config/withBaseUrl';
import { lastSegment, versionNumberIn } from '@site/src/lib/docsPath';
import { nearestPages } from '@site/src/lib/nearestPages';
import field from '@site/src/styles/field.module.css';
import Heading from '../runtime/Heading';
import styles from './styles.module.css';

function decodedPath(): string {
  const { pathname } = location;
  try {
    return decodeURIComponent(pathname);
  } catch {
    console.error(`Pathname "${pathname}" could not be decoded. This is likely caused by an invalid percent-encoding.`);
    return pathname;
  }
}

/** The help of the not-found page: pages with similar names, and a search for the name in the URL. */
export default function NotFoundHelp({ pages }: { pages: string[] }): ReactNode {
  // The page is built for no URL, so the requested path is known only in the browser.
  const [path, setPath] = useState('');
  useEffect(() => setPath(decodedPath()), []);
  const nearest = path ? nearestPages(path, pages) : [];
  return (
    <>
      <section className={styles.nearest} aria-labelledby="nearest">
        <Heading as="h2" id="nearest">
          Nearest pages
        </Heading>
        {nearest.length > 0 ? (
          <ul>
            {nearest.map((page) => (
              <li key={page}>
                <a href={page}>{page}</a>
              </li>
            ))}
          </ul>
        ) : (
          <p>{path && 'No page has a similar name.'}</p>
        )}
      </section>
      <SearchField path={path} />
    </>
  );
}

function SearchField({ path }: { path: string }): ReactNode {
  const query = lastSegment(path).replace(/[-_]+/g, ' ').trim();
  const version = versions.find(({ name }) => name === versionNumberIn(path))?.name;
  return (
    <form role="search" className={styles.search} action={withBaseUrl(searchPage)}>
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
