import { Children, isValidElement, useId, type ReactElement, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Props as Item } from '@theme/TabItem';
import type { Props } from '@theme/Tabs';
import styles from './styles.module.css';

/**
 * A group of tabs. The document contains all panels and shows the first panel until the reader chooses another one. CSS
 * hides the remaining panels, because reading views would remove `hidden` elements.
 */
export default function Tabs({ children, groupId }: Props): ReactNode {
  const id = useId();
  const items = Children.toArray(children)
    .filter((child): child is ReactElement<Item> => isValidElement(child))
    .map(({ props }) => props);
  return (
    <tab-group className={clsx('tabs-container', styles.tabs)} data-name={groupId}>
      <ul role="tablist" aria-orientation="horizontal" className="tabs">
        {items.map(({ value, label }, index) => (
          <li
            key={value}
            role="tab"
            data-value={value}
            tabIndex={index === 0 ? 0 : -1}
            aria-selected={index === 0}
            aria-controls={id + value}
            className={clsx('tabs__item', index === 0 && 'tabs__item--active')}
          >
            {label ?? value}
          </li>
        ))}
      </ul>
      <div>
        {items.map((item, index) => (
          <div
            key={item.value}
            role="tabpanel"
            id={id + item.value}
            aria-label={item.label ?? item.value}
            className={styles.panel}
            data-shown={index === 0 || undefined}
          >
            {item.children}
          </div>
        ))}
      </div>
      {groupId && <tab-restore />}
    </tab-group>
  );
}
