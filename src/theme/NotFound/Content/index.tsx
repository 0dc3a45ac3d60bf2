import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import routes from '@generated/routes';
import { searchPage } from '@site/src/config/site';
import { currentVersion, mainPath } from '@site/src/config/versions';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';

const pathsOf = (list: typeof routes): string[] =>
  list.flatMap(({ path, routes: inner }) => (inner ? pathsOf(inner as typeof routes) : path));

/** Returns the path of the page that differs from `path` only in case, or undefined. */
function pageInOtherCase(path: string): string | undefined {
  const wanted = path.toLowerCase().replace(/\/$/, '');
  return pathsOf(routes).find((known) => known.toLowerCase() === wanted);
}

/** The content of the not-found page: a suggestion and links to other pages. */
export default function NotFoundContent({ className }: Props): ReactNode {
  const suggestion = pageInOtherCase(useLocation().pathname);
  return (
    <main className={clsx('container margin-vert--lg page', className)}>
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page not found</Heading>
      <p>Nothing is at this address. Addresses are case-sensitive, and pages differ between versions.</p>
      {suggestion && (
        <p>
          Did you mean <Link to={suggestion}>{suggestion}</Link>?
        </p>
      )}
      <ul>
        <li>
          <Link to={searchPage}>Search for the page by its name</Link>
        </li>
        <li>
          <Link to="/versions">See all versions</Link>
        </li>
        <li>
          <Link to={mainPath(currentVersion)}>Start with the introduction</Link>
        </li>
      </ul>
    </main>
  );
}
