import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { versions } from '@site/src/config/versions';
import { text } from './text';

/** What readers without JavaScript have instead: a page of changes for every version that has one before it. */
export default function NoScript(): ReactNode {
  return (
    <noscript>
      <p>
        {text.noScript}{' '}
        {versions.slice(0, -1).map(({ version }, index) => (
          <span key={version}>
            {index > 0 && ', '}
            <Link to={`/versions/${version}`}>{version}</Link>
          </span>
        ))}
        .
      </p>
    </noscript>
  );
}
