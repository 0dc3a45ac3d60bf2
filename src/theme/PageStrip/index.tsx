import type { ReactNode } from 'react';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { site } from '@site/src/config/site';
import { versions } from '@site/src/config/versions';
import DocsVersionDropdown from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import { ofName } from '@site/src/theme/apiNames';
import VersionChip from '@site/src/theme/VersionChip';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** The table of contents, if the page has one. */
  children?: ReactNode;
}

/** A strip below the navbar on small screens, with the page, the current heading and the version. Also printed. */
export default function PageStrip({ title, children }: Props): ReactNode {
  const { version: name } = useDocsVersion();
  const { version } = versions.find((candidate) => candidate.name === name)!;
  return (
    <page-strip className={styles.strip} data-print={`${site.title} ${version} · ${title}`}>
      {children || (
        <b className={styles.title} {...ofName(title)}>
          {title}
        </b>
      )}
      <DocsVersionDropdown
        label={<VersionChip />}
        items={[]}
        position="right"
        dropdownItemsBefore={[]}
        dropdownItemsAfter={[{ to: '/versions', label: 'All versions' }]}
      />
    </page-strip>
  );
}
