import { useEffect, useState, type ReactNode } from 'react';
import { baseUrl } from '@generated/site-data/default/settings.mjs';
import { searchPage } from '@site/src/config/site';
import { intendedPath } from '@site/src/config/versionAliases';
import { currentVersion, mainPath, versionOf, versions } from '@site/src/config/versions';
import { withBaseUrl } from '@site/src/config/withBaseUrl';
import { lastSegment, versionNumberIn } from '@site/src/lib/docsPath';
import { nearestPages } from '@site/src/lib/nearestPages';
import field from '@site/src/styles/field.module.css';
import Heading from '@site/src/elements/heading/Heading';
import styles from './styles.module.css';

/** Returns the path in the URL, without the base URL. */
function decodedPath(): string {
  const { pathname } = location;
  const path = `/${pathname.slice(baseUrl.length)}`;
  try {
    return decodeURIComponent(path);
  } catch {
    console.error(`Pathname "${pathname}" could not be decoded. This is likely caused by an invalid percent-encoding.`);
    return path;
  }
}

/** Page titles by path. `src/postbuild/pageTitles.ts` writes this data, so it is missing during `npm start`. */
const readTitles = (): Record<string, string> =>
  JSON.parse(document.getElementById('page-titles')?.textContent ?? '{}') as Record<string, string>;

/** Updates the section and the version in the navbar. The build cannot do this, because it does not know the URL. */
function updateNavbar(path: string): void {
  if (!path.startsWith('/docs/')) return;
  const entry = document.querySelector(`.navbar__link[href="${withBaseUrl(mainPath(currentVersion))}"]`);
  entry?.classList.add('navbar__link--active');
  const version = versionOf(path);
  if (!version) return;
  const menu = document.querySelector(`.navbar [data-version="${version.name}"]`)?.closest('nav-dropdown');
  menu!.querySelector('button')!.textContent = version.label;
}

/** The help on the not-found page: pages with similar names, and a search for the name in the URL. */
export default function NotFoundHelp(): ReactNode {
  // The build creates one page for all unknown URLs, so only the browser knows the requested path.
  const [path, setPath] = useState('');
  const [titles, setTitles] = useState<Record<string, string>>({});
  useEffect(() => {
    const requested = decodedPath();
    setPath(requested);
    const pages = readTitles();
    const intended = intendedPath(requested);
    // Redirect to the intended page. Hosts with redirect rules do this before they serve the not-found page.
    if (intended && Object.hasOwn(pages, intended.replace(/#.*/, '')))
      location.replace(withBaseUrl(intended) + location.search);
    setTitles(pages);
    updateNavbar(requested);
  }, []);
  const nearest = path ? nearestPages(path, Object.keys(titles)) : [];
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
                <a href={withBaseUrl(page)}>{titles[page]}</a>
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
