import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { mainPath, versions, type DocsVersion } from '@site/src/config/versions';
import type { ChangeGroup, Comparison } from '@site/src/comparison/changes';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import ChangeList from '../ChangeList';
import { filterChanges, isApiGroup } from '../ChangeList/changes';
import { countChanges } from '../../lib/countChanges';
import { dateText } from '../../lib/dateText';
import Neighbors from './Neighbors';
import { sections, text, type SectionId } from './text';

interface Props {
  comparison: Comparison;
}

function documented(version: string): DocsVersion {
  return versions.find((candidate) => candidate.version === version)!;
}

function inSection(groups: readonly ChangeGroup[], section: SectionId): ChangeGroup[] {
  return filterChanges(groups, ({ breaking, change }) => (breaking ? 'breaking' : change) === section);
}

/**
 * /versions/<version>: what a version changed against the one before it, complete in its HTML. The search tells by the
 * class `change-list` what it leaves to the reference pages.
 */
export default function ReleaseChanges({ comparison: { from, to, groups } }: Props): ReactNode {
  const [version, before] = [documented(to), documented(from)];
  const counts = countChanges(groups.filter(isApiGroup).flatMap(({ changes }) => changes));
  return (
    <Layout title={text.title(to)} description={text.description(to, from, counts)}>
      <main className="container margin-vert--lg page">
        <Heading as="h1">{text.title(to)}</Heading>
        <p>
          {text.released} <time dateTime={version.released}>{dateText(version.released)}</time>, {text.against}{' '}
          <Link to={mainPath(before)}>{from}</Link> of{' '}
          <time dateTime={before.released}>{dateText(before.released)}</time>. {text.counts(counts)}
        </p>
        <p className="actions">
          <Link to={mainPath(version)}>{text.documentation(to)}</Link>
          <Link href={version.release}>{text.release(to)}</Link>
          <Link to={`/versions?from=${from}&to=${to}#compare`}>{text.compare}</Link>
        </p>
        {sections.map(({ id, title }) => {
          const own = inSection(groups, id);
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
        <Neighbors version={to} />
      </main>
    </Layout>
  );
}
