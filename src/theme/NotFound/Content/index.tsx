import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { currentVersion, mainPath } from '@site/src/config/versions';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';

const ways = {
  '/search': 'Search for the page by its name',
  '/versions': 'See all versions',
  [mainPath(currentVersion)]: 'Start with the introduction',
};

/** What a reader sees at an address that does not exist, with ways on. */
export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl page', className)}>
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page not found</Heading>
      <p>Nothing is at this address. Page names are case-sensitive, and pages differ between versions.</p>
      <ul>
        {Object.entries(ways).map(([address, words]) => (
          <li key={address}>
            <Link to={address}>{words}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
