import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import compatibility from '@generated/compatibility/default/compatibility.json';
import releases from '@generated/comparison/default/releases.json';
import { mainPath, type DocsVersion } from '@site/src/config/versions';
import { countsText } from '../ChangeList/text';
import { dateText } from '../../lib/dateText';
import Cell from './Cell';
import { roles } from './roles';
import { statusOf } from './statusOf';
import { text } from './text';

/** A documented version. */
export default function VersionRow({ version }: { version: DocsVersion }): ReactNode {
  const runsWith = compatibility.find((row) => row.version === version.version);
  return (
    <tr {...roles.row}>
      <th {...roles.rowHeader}>{version.version}</th>
      <Cell column="released">
        <time dateTime={version.released}>{dateText(version.released)}</time>
      </Cell>
      <Cell column="status">{statusOf(version)}</Cell>
      <Cell column="lavalink">{runsWith?.lavalink}</Cell>
      <Cell column="node">{runsWith?.node}</Cell>
      <Cell column="indexed">{version.noIndex ? text.no : text.yes}</Cell>
      <Cell column="changes">
        <Changes version={version.version} />
      </Cell>
      <Cell column="links">
        <Link to={mainPath(version)} aria-label={text.of(text.documentation, version.version)}>
          {text.documentation}
        </Link>{' '}
        <Link href={version.release} aria-label={text.of(text.releaseNotes, version.version)}>
          {text.releaseNotes}
        </Link>
      </Cell>
    </tr>
  );
}

function Changes({ version }: { version: string }): ReactNode {
  const changes = releases.find((release) => release.version === version)?.changes;
  if (!changes) return text.first;
  return (
    <>
      <Link to={`/versions/${version}`} aria-label={text.changesOf(version, changes)}>
        {text.breaking(changes.breaking)}
      </Link>{' '}
      {/* A number stays with its word where the line breaks. */}
      {countsText(changes).replace(/(\d) /g, '$1\u00a0')}
    </>
  );
}
