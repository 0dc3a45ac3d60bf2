import type { ReactNode } from 'react';
import { legacyRelease, versions } from '@site/src/config/versions';
import LegacyRow from './LegacyRow';
import { roles } from './roles';
import styles from './styles.module.css';
import { text } from './text';
import VersionRow from './VersionRow';

interface Props {
  /** Id of the heading that names the table. */
  labelledBy: string;
}

const groups = [
  { name: text.groups.current, versions: versions.filter(({ isLast }) => isLast) },
  { name: text.groups.past, versions: versions.filter(({ isLast }) => !isLast) },
];

/** Every version with its pages, requirements and changes: a table where there is room, else a card for each. */
export default function VersionTable({ labelledBy }: Props): ReactNode {
  return (
    <table {...roles.table} className={styles.table} aria-labelledby={labelledBy}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {Object.values(text.columns).map((column) => (
            <th key={column} {...roles.columnHeader}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.name} {...roles.group}>
          <GroupRow name={group.name} />
          {group.versions.map((version) => (
            <VersionRow key={version.name} version={version} />
          ))}
        </tbody>
      ))}
      <tbody {...roles.group}>
        <GroupRow name={text.groups.legacy} />
        <LegacyRow release={legacyRelease} />
      </tbody>
    </table>
  );
}

function GroupRow({ name }: { name: string }): ReactNode {
  return (
    <tr {...roles.row} className={styles.group}>
      <th colSpan={Object.keys(text.columns).length} {...roles.groupHeader}>
        {name}
      </th>
    </tr>
  );
}
