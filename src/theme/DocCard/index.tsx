import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDocById } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocCard';

/** An entry on a category page: a link with the name and the description of another page. */
export default function DocCard({ item }: Props): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  // This check only narrows the type, because `DocCardList` passes only links.
  if (item.type !== 'link') return null;
  return (
    <Link className="doc-card" to={item.href}>
      <b>{item.label}</b> <span>{item.description ?? doc?.description}</span>
    </Link>
  );
}
