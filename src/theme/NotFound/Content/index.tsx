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

/** The page at the address that differs from `path` in nothing but case, if there is one. */
function pageMeantBy(path: string): string | undefined {
  const wanted = path.toLowerCase().replace(/\/$/, '');
  return pathsOf(routes).find((known) => known.toLowerCase() === wanted);
}

/** What a reader sees at an address that does not exist, with ways on. */
export default function NotFoundContent({ className }: Props): ReactNode {
  const meant = pageMeantBy(useLocation().pathname);
  return (
    <main data-application="always" className={clsx('container margin-vert--lg page', className)}>
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page not found</Heading>
      <p>Nothing is at this address. Addresses are case-sensitive, and pages differ between versions.</p>
      {meant && (
        <p>
          Did you mean <Link to={meant}>{meant}</Link>?
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
