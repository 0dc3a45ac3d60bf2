import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { versions } from '@site/src/config/versions';
import styles from './styles.module.css';

/** The version number of the current page. Past versions are amber. */
export default function VersionChip(): ReactNode {
  const { version: name, isLast } = useDocsVersion();
  const { version } = versions.find((candidate) => candidate.name === name)!;
  return <span className={clsx(styles.chip, !isLast && styles.past)}>{version}</span>;
}
