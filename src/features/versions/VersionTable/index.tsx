import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import releases from '@generated/comparison/default/releases.json';
import compatibility from '@generated/site-data/default/compatibility.json';
import { legacyRelease, mainPath, versions, type DocsVersion } from '@site/src/config/versions';
import { dateText } from '../../../lib/dateText';
import { countsText } from '../text';
import styles from './styles.module.css';

const columns = {
  released: 'Released',
  status: 'Status',
  lavalink: 'Lavalink',
  node: 'Node.js',
  indexed: 'Indexed',
  changes: 'Changed',
  links: 'Links',
};

const statusTexts = {
  Current: 'the newest release. New bots start here.',
  Maintained:
    'an earlier release whose pages are still corrected. Fixes of the library itself come with newer releases.',
  Unmaintained: 'its pages stay for bots that still run it, carry a banner that says so, and are no longer corrected.',
};

/** A table of all versions. On narrow screens each row looks like a card. */
export default function VersionTable({ labelledBy }: { labelledBy: string }): ReactNode {
  const groups = {
    'Current version': versions.filter(({ isLast }) => isLast).map(versionRow),
    'Past versions': versions.filter(({ isLast }) => !isLast).map(versionRow),
    Legacy: legacyRow(legacyRelease),
  };
  return (
    <>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {['Version', ...Object.values(columns)].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {Object.entries(groups).map(([name, rows]) => (
          <tbody key={name}>
            <tr className={styles.group}>
              <th className="secondary" colSpan={Object.keys(columns).length + 1} scope="rowgroup">
                {name}
              </th>
            </tr>
            {rows}
          </tbody>
        ))}
      </table>
      <ul className={styles.statuses}>
        {Object.entries(statusTexts).map(([status, meaning]) => (
          <li key={status}>
            <strong>{status}</strong>: {meaning}
          </li>
        ))}
      </ul>
    </>
  );
}

function versionRow(version: DocsVersion): ReactNode {
  const { version: name, released, noIndex, release } = version;
  const runsWith = compatibility.find((row) => row.version === name);
  return rowOf(name, {
    released: <time dateTime={released}>{dateText(released)}</time>,
    status: statusOf(version),
    lavalink: runsWith?.lavalink,
    node: runsWith?.node,
    indexed: noIndex ? 'No' : 'Yes',
    changes: <Changes version={name} />,
    links: (
      <>
        <NamedLink to={mainPath(version)} what="Documentation" of={name} />{' '}
        <NamedLink to={release} what="Release notes" of={name} />
      </>
    ),
  });
}

function legacyRow({ label, released, lavalink, node, release }: typeof legacyRelease): ReactNode {
  return rowOf(label, {
    released: <time dateTime={released}>{dateText(released)}</time>,
    ...{ status: 'Unmaintained', lavalink, node, indexed: 'No', changes: 'Not documented here' },
    links: <NamedLink to={release} what="Release notes" of={label} />,
  });
}

function rowOf(name: string, cells: Record<keyof typeof columns, ReactNode>): ReactNode {
  return (
    <tr key={name}>
      <th scope="row">{name}</th>
      {(Object.keys(columns) as (keyof typeof columns)[]).map((column) => (
        <td key={column} className={styles[column]}>
          {/* Cards show this label, because they hide the table head. */}
          <span className={`secondary ${styles.label}`}>{columns[column]}</span> {cells[column]}
        </td>
      ))}
    </tr>
  );
}

function statusOf({ isLast, banner }: DocsVersion): keyof typeof statusTexts {
  if (isLast) return 'Current';
  return banner === 'unmaintained' ? 'Unmaintained' : 'Maintained';
}

function NamedLink({ to, what, of }: { to: string; what: string; of: string }): ReactNode {
  return (
    <Link to={to} aria-label={`${what} of ${of}`}>
      {what}
    </Link>
  );
}

function Changes({ version }: { version: string }): ReactNode {
  const changes = releases.find((release) => release.version === version)?.changes;
  if (!changes) return 'First documented version';
  const breaking = changes.breaking === 0 ? 'Nothing breaking' : `${changes.breaking} breaking`;
  return (
    <>
      <Link to={`/versions/${version}`} aria-label={`${breaking} in ${version} against ${changes.against}`}>
        {breaking}
      </Link>{' '}
      {/* Non-breaking spaces keep each number and its word on one line. */}
      {countsText(changes).replace(/(\d) /g, '$1\u00a0')}
    </>
  );
}
