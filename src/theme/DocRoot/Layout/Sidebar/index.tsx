import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/DocRoot/Layout/Sidebar';
import DocSidebar from '@theme/DocSidebar';
import styles from '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/Sidebar/styles.module.css';

/** The sidebar column. Unlike in the classic theme, its landmark has a name, and readers cannot collapse it. */
export default function DocRootLayoutSidebar({ sidebar }: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <aside
      className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.docSidebarContainer)}
      aria-label="Documentation"
    >
      <div className={styles.sidebarViewport}>
        <DocSidebar {...{ sidebar, path: pathname, isHidden: false, onCollapse: () => undefined }} />
      </div>
    </aside>
  );
}
