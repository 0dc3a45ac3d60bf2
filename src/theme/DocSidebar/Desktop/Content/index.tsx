import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import DocSidebarItems from '@theme/DocSidebarItems';
import VersionRow from '../VersionRow';
import styles from './styles.module.css';

/** The list of pages. Unlike the theme's component, it does not read the announcement state from React. */
export default function DocSidebarDesktopContent({ path, sidebar, className }: Props): ReactNode {
  return (
    <>
      <VersionRow />
      <nav aria-label="Docs sidebar" className={clsx('menu thin-scrollbar', styles.menu, className)}>
        <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
          <DocSidebarItems items={sidebar} activePath={path} level={1} />
        </ul>
      </nav>
      <sidebar-restore />
    </>
  );
}
