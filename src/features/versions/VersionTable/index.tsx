import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import releases from '@generated/comparison/default/releases.json';
import compatibility from '@generated/site-data/default/compatibility.json';
import { hasNewerReleases, newerReleasesGuide } from '@site/src/config/releases';
import { links } from '@site/src/config/site';
import { legacyRelease, mainPath, upgradeFrom, versions, type DocsVersion } from '@site/src/config/versions';
import { dateText } from '../../../lib/dateText';
import { countsText } from '../text';
import { badgeClass } from '@site/src/content/render/classes';
import styles from './styles.module.css';

const requirements = [
  ['lavalink', 'Lavalink'],
  ['node', 'Node.js'],
  ['discordjs', 'discord.js'],
] as const;

const isShared = ([key]: (typeof requirements)[number]): boolean =>
  compatibility.every((row) => row[key] === compatibility[0][key]);
const shared = requirements.filter(isShared).map(([key, name]) => `${name} ${compatibility[0][key]}`);

const columns: Record<string, string> = {
  released: 'Released',
  state: 'State',
  ...Object.fromEntries(requirements.filter((requirement) => !isShared(requirement))),
  changes: 'Changed',
  links: 'Links',
};

const states = {
  current: {
    name: 'Current',
    meaning: hasNewerReleases ? (
      <>
        The newest version documented here. <Link href={links.npm}>npm</Link> has newer releases. Read{' '}
        <Link to={newerReleasesGuide}>what they change</Link>.
      </>
    ) : (
      'The newest version.'
    ),
  },
  maintained: {
    name: 'Maintained',
    meaning: 'The pages still receive corrections. Fixes to Magmastream itself come in newer releases.',
  },
  unmaintained: {
    name: 'Unmaintained',
    meaning: 'The pages stay online for bots that still use this version, but they no longer receive corrections.',
  },
};

type State = keyof typeof states;

/** A table of all versions. On narrow screens, each row looks like a card. */
export default function VersionTable({ labelledBy }: { labelledBy: string }): ReactNode {
  return (
    <>
      <p>
        Every documented version needs {new Intl.ListFormat('en').format(shared)}. Version {legacyRelease.label} needs
        Lavalink {legacyRelease.lavalink} and Node.js {legacyRelease.node}.
      </p>
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
        <tbody>
          {versions.map(versionRow)}
          {legacyRow(legacyRelease)}
        </tbody>
      </table>
      <ul className={`clean-list ${styles.states}`}>
        {(Object.keys(states) as State[]).map((state) => (
          <li key={state}>
            <Badge state={state} /> {states[state].meaning}
          </li>
        ))}
      </ul>
    </>
  );
}

function versionRow(version: DocsVersion): ReactNode {
  const { version: name, released, release, isLast } = version;
  const runsWith = compatibility.find((row) => row.version === name);
  return rowOf(name, {
    ...runsWith,
    released: <time dateTime={released}>{dateText(released)}</time>,
    state: <Badge state={stateOf(version)} />,
    changes: <Changes version={name} />,
    links: (
      <>
        <NamedLink to={mainPath(version)} what="Documentation" of={name} />{' '}
        <NamedLink to={release} what="Release notes" of={name} />{' '}
        {!isLast && (
          <Link to={upgradeFrom(name)} aria-label={`Upgrade from ${name}`}>
            Upgrade
          </Link>
        )}
      </>
    ),
  });
}

function legacyRow({ label, released, release, ...needs }: typeof legacyRelease): ReactNode {
  return rowOf(label, {
    ...needs,
    released: <time dateTime={released}>{dateText(released)}</time>,
    state: <Badge state="unmaintained" />,
    changes: 'Not documented here',
    links: <NamedLink to={release} what="Release notes" of={label} />,
  });
}

function rowOf(name: string, cells: Record<string, ReactNode>): ReactNode {
  return (
    <tr key={name}>
      <th scope="row">{name}</th>
      {Object.entries(columns).map(([column, label]) => (
        <td key={column} className={styles[column]}>
          {/* A label for cards on narrow screens, because the table head is hidden there. */}
          <span className={`secondary ${styles.label}`}>{label}</span> {cells[column]}
        </td>
      ))}
    </tr>
  );
}

function stateOf({ isLast, banner }: DocsVersion): State {
  if (isLast) return 'current';
  return banner === 'unmaintained' ? 'unmaintained' : 'maintained';
}

function Badge({ state }: { state: State }): ReactNode {
  return <strong className={clsx(badgeClass, styles.badge, styles[state])}>{states[state].name}</strong>;
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
