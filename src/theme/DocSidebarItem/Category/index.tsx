import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { isSamePath } from '@docusaurus/theme-common/internal';
import '@site/src/elements/sidebar/sidebar.head';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItem/Category';

/** Opens a category when a page in it is shown; what the reader opened or closed stays so until then. */
function useOpening(isActive: boolean): { ref: RefObject<HTMLDetailsElement | null>; open: boolean } {
  const ref = useRef<HTMLDetailsElement>(null);
  const wasActive = useRef(isActive);
  const open = useRef(isActive).current;
  useEffect(() => {
    if (isActive && !wasActive.current) ref.current?.setAttribute('open', '');
    wasActive.current = isActive;
  }, [isActive]);
  return { ref, open };
}

/**
 * A category of the sidebar, which the browser itself opens and closes. Its links are there before it is opened: for
 * those who have no scripts, for the search of the browser, and for the application, which has nothing to add.
 */
export default function DocSidebarItemCategory({ item, onItemClick, activePath, level }: Props): ReactNode {
  const { items, label, className, href } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrentPage = isSamePath(href, activePath);
  const details = useOpening(isActive);
  const ofLink = clsx('menu__link', 'menu__link--sublist', isActive && 'menu__link--active');
  const { docSidebarItemCategory, docSidebarItemCategoryLevel } = ThemeClassNames.docs;
  return (
    <li className={clsx(docSidebarItemCategory, docSidebarItemCategoryLevel(level), 'menu__list-item', className)}>
      {href && (
        <div className={clsx('menu__list-item-collapsible', isCurrentPage && 'menu__list-item-collapsible--active')}>
          <Link
            className={ofLink}
            href={href}
            aria-current={isCurrentPage ? 'page' : undefined}
            onClick={() => {
              details.ref.current?.setAttribute('open', '');
              onItemClick?.(item);
            }}
          >
            {label}
          </Link>
        </div>
      )}
      <details {...details}>
        {href ? (
          <summary className="menu__caret" aria-label={`Pages of ${label}`} />
        ) : (
          <summary className={clsx(ofLink, 'menu__link--sublist-caret')}>{label}</summary>
        )}
        <ul className="menu__list">
          <DocSidebarItems items={items} onItemClick={onItemClick} activePath={activePath} level={level + 1} />
        </ul>
      </details>
    </li>
  );
}
