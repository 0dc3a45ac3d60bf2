import type { ReactNode } from 'react';
import { versions } from '@site/src/config/versions';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import { text } from './text';

/** Links to the changes of the versions before and after; the oldest version has none, so that the list of all follows. */
export default function Neighbors({ version }: { version: string }): ReactNode {
  const place = versions.findIndex((candidate) => candidate.version === version);
  const [later, earlier] = [versions[place - 1], versions[place + 1]];
  const comparable = earlier && place + 2 < versions.length;
  return (
    <nav className="pagination-nav margin-top--lg" aria-label={text.neighbors}>
      {comparable ? (
        <PaginatorNavLink
          permalink={`/versions/${earlier.version}`}
          subLabel={text.earlier}
          title={text.title(earlier.version)}
        />
      ) : (
        <PaginatorNavLink permalink="/versions" title={text.all} />
      )}
      {later && (
        <PaginatorNavLink
          permalink={`/versions/${later.version}`}
          subLabel={text.later}
          title={text.title(later.version)}
          isNext
        />
      )}
    </nav>
  );
}
