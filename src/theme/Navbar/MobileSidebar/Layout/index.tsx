import { useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import { keepFocus } from '@site/src/client/keepFocus';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';

/**
 * The menu of small screens, as the theme has it, for the keyboard too: Escape closes it, Tab stays in it, and the panel
 * that has slid away cannot be reached.
 */
export default function MobileSidebarLayout({ header, primaryMenu, secondaryMenu }: Props): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const { shown, toggle } = useNavbarMobileSidebar();
  const { shown: secondShown } = useNavbarSecondaryMenu();
  useEffect(() => {
    if (!shown) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (menu.current) keepFocus(menu.current, event);
      if (event.key !== 'Escape') return;
      toggle();
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown, toggle]);
  return (
    <div ref={menu} className="navbar-sidebar">
      {header}
      <div className={clsx('navbar-sidebar__items', secondShown && 'navbar-sidebar__items--show-secondary')}>
        <div className="navbar-sidebar__item menu" inert={secondShown}>
          {primaryMenu}
        </div>
        <div className="navbar-sidebar__item menu" inert={!secondShown}>
          {secondaryMenu}
        </div>
      </div>
    </div>
  );
}
