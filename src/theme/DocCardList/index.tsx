import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarCategory,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import type { Props as CardProps } from '@theme/DocCard';
import type { Props } from '@theme/DocCardList';
import Heading from '@theme/Heading';

/** An entry without the icon of the classic theme. Long text is not cut off. */
function DocCard({ item }: CardProps): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  // Only narrows the type: `filterDocCardListItems` already removes HTML items.
  if (item.type === 'html') return null;
  const isCategory = item.type === 'category';
  const size = isCategory && (item.items.length === 1 ? '1 page' : `${item.items.length} pages`);
  const description = item.description ?? (size || doc?.description);
  return (
    <Link className="card doc-card" to={isCategory ? findFirstSidebarItemLink(item) : item.href}>
      <Heading as="h2">{item.label}</Heading>
      {description && <p>{description}</p>}
    </Link>
  );
}

/** Renders the entries of a category page as a list, not as articles, so that screen readers announce their number. */
export default function DocCardList({ className }: Props): ReactNode {
  return (
    <ul className={clsx('cards', className)}>
      {filterDocCardListItems(useCurrentSidebarCategory().items).map((item, index) => (
        <li key={index}>
          <DocCard item={item} />
        </li>
      ))}
    </ul>
  );
}
