import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { currentVersion, mainPath } from '@site/src/config/versions';
import NotFoundHelp from '@site/src/islands/NotFoundHelp';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';

/** The content of the not-found page: a search for the name in the URL, pages with similar names, and general links. */
export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--lg page', className)}>
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page not found</Heading>
      <p>No page has this URL. URLs are case-sensitive, and pages differ between versions.</p>
      <NotFoundHelp />
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
