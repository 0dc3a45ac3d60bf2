import type { ReactNode } from 'react';
import { useCurrentSidebarCategory } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import CategoryPage from '@theme-original/DocCategoryGeneratedIndexPage';
import PageStrip from '@site/src/theme/PageStrip';

/** A category page with a page strip. */
export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  return (
    <>
      <PageStrip title={useCurrentSidebarCategory().label} />
      <CategoryPage {...props} />
    </>
  );
}
