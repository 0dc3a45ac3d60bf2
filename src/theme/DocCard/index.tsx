import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { findFirstSidebarItemLink, useDocById } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocCard';
import Heading from '@theme/Heading';

function pages(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`;
}

/**
 * An entry of a category page. Unlike the card of the classic theme, it has no icon before the title, and does not cut
 * off long text.
 */
export default function DocCard({ item }: Props): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  // Only narrows the type: `filterDocCardListItems` already removes HTML items.
  if (item.type === 'html') return null;
  const isCategory = item.type === 'category';
  const description = item.description ?? (isCategory ? pages(item.items.length) : doc?.description);
  return (
    <Link className="card doc-card" to={isCategory ? findFirstSidebarItemLink(item) : item.href}>
      <Heading as="h2">{item.label}</Heading>
      {description && <p>{description}</p>}
    </Link>
  );
}
