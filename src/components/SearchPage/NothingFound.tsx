import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { links } from '@site/src/config/site';
import { versions, type DocsVersion } from '@site/src/config/versions';
import { searchPath } from './address';
import styles from './styles.module.css';
import { text } from './text';

interface Props {
  query: string;
  version: DocsVersion;
}

/** Ways on from a search without results: the other versions, and telling us. */
export default function NothingFound({ query, version }: Props): ReactNode {
  const issue = `${links.docsRepository}/issues/new?title=${encodeURIComponent(text.reportTitle(query))}`;
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
        {text.report} <Link href={issue}>{text.reportLink}</Link>
      </p>
    </>
  );
}
