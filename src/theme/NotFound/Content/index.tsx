import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { searchPage } from '@site/src/config/site';
import { currentVersion, mainPath } from '@site/src/config/versions';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';

/** What a reader sees at an address that does not exist, with ways on. */
export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl page', className)}>
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page not found</Heading>
      <p>Nothing is at this address. Page names are case-sensitive, and pages differ between versions.</p>
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
