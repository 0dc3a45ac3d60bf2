import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { mainPath, versions, type DocsVersion } from '@site/src/config/versions';
import type { Comparison } from '@site/src/features/versions/comparison/changes';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import { countChanges } from '../../../lib/countChanges';
import { dateText } from '../../../lib/dateText';
import ChangeList from '../ChangeList';
import { filterChanges, isApiGroup } from '../ChangeList/changes';
import { countsText } from '../ChangeList/text';

/** The sections of a version's changes, in their order; those without a change are left out. */
const sections = { breaking: 'Breaking changes', added: 'Added', removed: 'Removed', changed: 'Changed' };

const titleOf = (version: string): string => `Changes in ${version}`;

function breakingText(breaking: number, all: number): string {
  if (breaking === 0) return 'None of them breaks';
  if (breaking === all) return all === 1 ? 'It breaks' : 'All of them break';
  return breaking === 1 ? 'One of them breaks' : `${breaking} of them break`;
}

/**
 * /versions/<version>: what a version changed against the one before it, complete in its HTML. The search tells by the
 * class `change-list` what it leaves to the reference pages.
 */
export default function ReleaseChanges({ comparison: { from, to, groups } }: { comparison: Comparison }): ReactNode {
  const place = versions.findIndex(({ version }) => version === to);
  const [later, version, before] = [versions[place - 1]?.version, versions[place], versions[place + 1]];
  const counts = countChanges(groups.filter(isApiGroup).flatMap(({ changes }) => changes));
  const description = `What Magmastream ${to} changes against ${from}: ${counts.breaking || 'no'} breaking, ${countsText(counts)}. Every signature before and after.`;
  return (
    <Layout title={titleOf(to)} description={description}>
      <main className="container margin-vert--lg page">
        <Heading as="h1">{titleOf(to)}</Heading>
        <p>
          Released <Released version={version} />, compared with <Link to={mainPath(before)}>{from}</Link> of{' '}
          <Released version={before} />. In symbols, members and events: {countsText(counts)}.{' '}
          {breakingText(counts.breaking, counts.added + counts.removed + counts.changed)} code that compiled before.
        </p>
        <p className="actions">
          <Link to={mainPath(version)}>Documentation of {to}</Link>
          <Link href={version.release}>Release notes of {to}</Link>
          <Link to={`/versions?from=${from}&to=${to}#compare`}>Compare other versions</Link>
        </p>
        {Object.entries(sections).map(([id, title]) => {
          const own = filterChanges(groups, ({ breaking, change }) => (breaking ? 'breaking' : change) === id);
          return (
            own.length > 0 && (
              <section key={id} className="change-list">
                <Heading as="h2" id={id}>
                  {title}
                </Heading>
                <ChangeList groups={own} from={from} to={to} section={id} />
              </section>
            )
          );
        })}
        <nav className="pagination-nav margin-top--lg" aria-label="Changes in other versions">
          {/* The oldest version has nothing to be compared with, so that the list of all follows. */}
          {place + 2 < versions.length ? (
            <PaginatorNavLink permalink={`/versions/${from}`} subLabel="The version before" title={titleOf(from)} />
          ) : (
            <PaginatorNavLink permalink="/versions" title="All versions" />
          )}
          {later && (
            <PaginatorNavLink
              permalink={`/versions/${later}`}
              subLabel="The version after"
              title={titleOf(later)}
              isNext
            />
          )}
        </nav>
      </main>
    </Layout>
  );
}

function Released({ version: { released } }: { version: DocsVersion }): ReactNode {
  return <time dateTime={released}>{dateText(released)}</time>;
}
