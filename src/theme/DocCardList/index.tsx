import type { ReactNode } from 'react';
import clsx from 'clsx';
import { filterDocCardListItems, useCurrentSidebarCategory } from '@docusaurus/plugin-content-docs/client';
import DocCard from '@theme/DocCard';
import type { Props } from '@theme/DocCardList';

function CardsOfThisCategory({ className }: Props): ReactNode {
  return <DocCardList items={useCurrentSidebarCategory().items} className={className} />;
}

/** Renders the entries of a category page as a list, not as articles, so that screen readers announce their number. */
export default function DocCardList({ items, className }: Props): ReactNode {
  if (!items) return <CardsOfThisCategory className={className} />;
  return (
    <ul className={clsx('cards', className)}>
      {filterDocCardListItems(items).map((item, index) => (
        <li key={index}>
          <DocCard item={item} />
        </li>
      ))}
    </ul>
  );
}
