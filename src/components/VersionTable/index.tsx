import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { mainPath, type DocsVersion } from '@site/src/config/versions';
import styles from './styles.module.css';
import { statusOf } from './statusOf';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

interface Props {
  /** Id of the heading that names the table. */
  labelledBy: string;
  versions: readonly DocsVersion[];
}

/** One row per documented version: where its pages and release notes are, and what to expect of it. */
export default function VersionTable({ labelledBy, versions }: Props): ReactNode {
  return (
    <table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Released</th>
          <th scope="col">Links</th>
          <th scope="col">In search engines</th>
        </tr>
      </thead>
      <tbody>
        {versions.map((version) => (
          <tr key={version.name}>
            <th scope="row">
              {version.label}
              <div className={styles.status}>{statusOf(version)}</div>
            </th>
            <td>
              <time dateTime={version.released}>{dateFormat.format(new Date(version.released))}</time>
            </td>
            <td>
              <Link to={mainPath(version)} aria-label={`Documentation of ${version.label}`}>
                Documentation
              </Link>
              <br />
              <Link href={version.release} aria-label={`Release notes of ${version.label}`}>
                Release notes
              </Link>
            </td>
            <td>{version.noIndex ? 'No' : 'Yes'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
