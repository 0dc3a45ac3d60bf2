import type { ReactNode } from 'react';
import { useActiveDocContext, useDocsVersion, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { versions } from '@site/src/config/versions';
import { counterpart, mainDocOf } from '@site/src/features/versions/counterpart';
import VersionChip from '@site/src/theme/VersionChip';
import styles from './styles.module.css';

/** The top of the sidebar: the version and, in past versions, a link to the same page in the current version. */
export default function VersionRow(): ReactNode {
  const { isLast } = useDocsVersion();
  const latest = useLatestVersion(undefined);
  const { path } = counterpart(latest, useActiveDocContext(undefined)) ?? mainDocOf(latest);
  return (
    <div className={styles.row}>
      Version {isLast ? <b>{versions[0].version}</b> : <VersionChip />}
      {!isLast && (
        <a href={path} data-version={latest.name}>
          Go to {versions[0].version}
        </a>
      )}
    </div>
  );
}
