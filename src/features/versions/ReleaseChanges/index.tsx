import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { mainPath, upgradeFrom, versions, type DocsVersion } from '@site/src/config/versions';
import { countChanges, filterChanges, isApiGroup, type Comparison } from '../comparison/changes';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import { dateText } from '../../../lib/dateText';
import ChangeList from '../ChangeList';
import { countsText } from '../text';

const sections = { breaking: 'Breaking changes', added: 'Added', removed: 'Removed', changed: 'Changed' };

const titleOf = (version: string): string => `Changes in ${version}`;

function breakingText(breaking: number, all: number): string {
  if (breaking === 0) return 'None of them breaks';
  if (breaking === all) return all === 1 ? 'It breaks' : 'All of them break';
  return breaking === 1 ? 'One of them breaks' : `${breaking} of them break`;
}

/** Renders /versions/<version>. Search does not index `change-list`, because reference pages have the same names. */
export default function ReleaseChanges({ comparison: { from, to, groups } }: { comparison: Comparison }): ReactNode {
  const index = versions.findIndex(({ version }) => version === to);
  const [later, version, before] = [versions[index - 1]?.version, versions[index], versions[index + 1]];
  const counts = countChanges(groups.filter(isApiGroup).flatMap(({ changes }) => changes));
  const description = `Changes in Magmastream ${to} since ${from}: ${counts.breaking || 'no'} breaking, ${countsText(counts)}. The page shows every signature before and after.`;
  return (
    <Layout title={titleOf(to)} description={description}>
      <main className="container margin-vert--lg page">
        <Heading as="h1">{titleOf(to)}</Heading>
        <p>
          Magmastream {to} was released on <Released version={version} />. This page compares it with{' '}
          <Link to={mainPath(before)}>{from}</Link>, which was released on <Released version={before} />. Changes to
          symbols, members and events: {countsText(counts)}.{' '}
          {breakingText(counts.breaking, counts.added + counts.removed + counts.changed)} code that compiled before.
        </p>
        <p className="actions">
          <Link to={mainPath(version)}>Documentation of {to}</Link>
          <Link to={upgradeFrom(from)}>Upgrade guide</Link>
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
          {/* The oldest version has no page of changes. */}
          {index + 2 < versions.length ? (
            <PaginatorNavLink permalink={`/versions/${from}`} subLabel="Previous version" title={titleOf(from)} />
          ) : (
            <PaginatorNavLink permalink="/versions" title="All versions" />
          )}
          {later && (
            <PaginatorNavLink permalink={`/versions/${later}`} subLabel="Next version" title={titleOf(later)} isNext />
          )}
        </nav>
      </main>
    </Layout>
  );
}

function Released({ version: { released } }: { version: DocsVersion }): ReactNode {
  return <time dateTime={released}>{dateText(released)}</time>;
}
