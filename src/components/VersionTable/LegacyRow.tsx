import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { legacyRelease } from '@site/src/config/versions';
import { dateText } from '../../lib/dateText';
import Cell from './Cell';
import { roles } from './roles';
import type { Status } from './statusOf';
import { text } from './text';

const status: Status = 'Unmaintained';

/** The generation that has release notes and no pages here. */
export default function LegacyRow({ release }: { release: typeof legacyRelease }): ReactNode {
  return (
    <tr {...roles.row}>
      <th {...roles.rowHeader}>{release.label}</th>
      <Cell column="released">
        <time dateTime={release.released}>{dateText(release.released)}</time>
      </Cell>
      <Cell column="status">{status}</Cell>
      <Cell column="lavalink">{release.lavalink}</Cell>
      <Cell column="node">{release.node}</Cell>
      <Cell column="indexed">{text.no}</Cell>
      <Cell column="changes">{text.undocumented}</Cell>
      <Cell column="links">
        <Link href={release.release} aria-label={text.of(text.releaseNotes, release.label)}>
          {text.releaseNotes}
        </Link>
      </Cell>
    </tr>
  );
}
