import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDocById } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocCard';

/**
 * An entry on a category page, with the name and the description of another page. Only the name is a link, because
 * reading views remove `div` elements with long links. The style sheet extends the link to the whole entry.
 */
export default function DocCard({ item }: Props): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  // This check only narrows the type, because `DocCardList` passes only links.
  if (item.type !== 'link') return null;
  return (
    <li className="doc-card">
      <Link to={item.href}>{item.label}</Link> <span>{item.description ?? doc?.description}</span>
    </li>
  );
}
