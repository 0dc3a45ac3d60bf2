import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { versions, type DocsVersion } from '@site/src/config/versions';
import { searchPath } from '../address';
import { reportAddress } from '../reportAddress';
import styles from './styles.module.css';
import { text } from './text';

interface Props {
  query: string;
  version: DocsVersion;
}

/** Ways on from a search without results: the other versions, and telling us. */
export default function NothingFound({ query, version }: Props): ReactNode {
  return (
    <>
      <p>{text.noneHint}</p>
      <ul className={styles.choices} aria-label={text.otherVersions}>
        {versions
          .filter(({ name }) => name !== version.name)
          .map(({ name, label }) => (
            <li key={name}>
              <Link to={searchPath({ query, version: name })}>{label}</Link>
            </li>
          ))}
      </ul>
      <p>
        {text.report} <Link href={reportAddress({ query })}>{text.reportLink}</Link>
      </p>
    </>
  );
}
