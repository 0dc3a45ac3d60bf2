import type { ReactNode } from 'react';
import clsx from 'clsx';
import { sanitizeTabsChildren } from '@docusaurus/theme-common/internal';
import '@site/src/elements/tabs/tabs.head';
import type { Props } from '@theme/Tabs';
import styles from './styles.module.css';

/**
 * Tabs of which only the markup is here, each panel in it: `client/head/tabs.js` shows what the reader chooses, and what
 * they chose before for the same `groupId`. The first one is shown to who has chosen nothing.
 */
export default function Tabs({ children, groupId = '' }: Props): ReactNode {
  const items = sanitizeTabsChildren(children).map(({ props }) => props);
  return (
    <div className={clsx('tabs-container', styles.tabs)} data-tabs={groupId}>
      <ul role="tablist" aria-orientation="horizontal" className="tabs">
        {items.map(({ value, label }, index) => (
          <li
            key={value}
            role="tab"
            data-value={value}
            tabIndex={index === 0 ? 0 : -1}
            aria-selected={index === 0}
            className={clsx('tabs__item', index === 0 && 'tabs__item--active')}
          >
            {label ?? value}
          </li>
        ))}
      </ul>
      <div className="margin-top--md">
        {items.map((item, index) => (
          <div key={item.value} role="tabpanel" className={styles.panel} hidden={index > 0}>
            {item.children}
          </div>
        ))}
      </div>
    </div>
  );
}
