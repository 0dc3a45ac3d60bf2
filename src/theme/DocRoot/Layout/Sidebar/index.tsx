import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/DocRoot/Layout/Sidebar';
import DocSidebar from '@theme/DocSidebar';
import styles from '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/Sidebar/styles.module.css';

/** The column of the sidebar. Unlike the theme, uses no `<aside>`, because the navigation inside is a landmark. */
export default function DocRootLayoutSidebar({ sidebar }: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <div className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.docSidebarContainer)}>
      <div className={styles.sidebarViewport}>
        <DocSidebar sidebar={sidebar} path={pathname} isHidden={false} onCollapse={() => undefined} />
      </div>
    </div>
  );
}
