import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { isSamePath } from '@docusaurus/theme-common/internal';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItem/Category';
import { ofName } from '@site/src/theme/apiNames';

/** A sidebar category. Its links are always in the document, so that the browser's search finds them. */
export default function DocSidebarItemCategory({ item, activePath, level }: Props): ReactNode {
  const { items, label, className, href, collapsed } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrentPage = isSamePath(href, activePath);
  const linkClassName = clsx('menu__link', 'menu__link--sublist', isActive && 'menu__link--active');
  const { docSidebarItemCategory, docSidebarItemCategoryLevel } = ThemeClassNames.docs;
  return (
    <li className={clsx(docSidebarItemCategory, docSidebarItemCategoryLevel(level), 'menu__list-item', className)}>
      {href && (
        <div className={clsx('menu__list-item-collapsible', isCurrentPage && 'menu__list-item-collapsible--active')}>
          <Link
            className={linkClassName}
            href={href}
            aria-current={isCurrentPage ? 'page' : undefined}
            {...ofName(label)}
          >
            {label}
          </Link>
        </div>
      )}
      <details open={isActive || !collapsed}>
        {href ? (
          <summary className="menu__caret" aria-label={`Pages of ${label}`} />
        ) : (
          <summary className={clsx(linkClassName, 'menu__link--sublist-caret')} {...ofName(label)}>
            {label}
          </summary>
        )}
        <ul className="menu__list">
          <DocSidebarItems items={items} activePath={activePath} level={level + 1} />
        </ul>
      </details>
    </li>
  );
}
