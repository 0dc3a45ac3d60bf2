import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { findFirstSidebarItemLink, useDocById } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocCard';
import Heading from '@theme/Heading';

function pages(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`;
}

/**
 * One entry of a category page. It differs from the card of the classic theme in what it leaves out: the same little
 * picture before every title, the shadow, and the width at which words are cut off.
 */
export default function DocCard({ item }: Props): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  // Raw HTML is no page; the list of cards leaves it out.
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
