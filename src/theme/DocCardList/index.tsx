import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { filterDocCardListItems, useCurrentSidebarCategory } from '@docusaurus/plugin-content-docs/client';
import DocCard from '@theme/DocCard';
import type { Props } from '@theme/DocCardList';
import Heading from '@theme/Heading';

function PagesOfThisCategory({ className }: Props): ReactNode {
  return <DocCardList items={useCurrentSidebarCategory().items} className={className} />;
}

/** Lists the pages of a category. Below, lists the pages of each subcategory under its name. */
export default function DocCardList({ items, className }: Props): ReactNode {
  if (!items) return <PagesOfThisCategory className={className} />;
  const listed = filterDocCardListItems(items);
  const pages = listed.filter(({ type }) => type === 'link');
  return (
    <>
      {pages.length > 0 && (
        <ul className="clean-list doc-list">
          {pages.map((item, index) => (
            <DocCard key={index} item={item} />
          ))}
        </ul>
      )}
      {listed.map(
        (item, index) =>
          item.type === 'category' && (
            <section key={index}>
              <Heading as="h2">{item.href ? <Link to={item.href}>{item.label}</Link> : item.label}</Heading>
              <DocCardList items={item.items} />
            </section>
          ),
      )}
    </>
  );
}
