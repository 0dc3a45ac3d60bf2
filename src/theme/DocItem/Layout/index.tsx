import type { ReactNode } from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import styles from '@docusaurus/theme-classic/lib/theme/DocItem/Layout/styles.module.css';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import PageStrip from '@site/src/theme/PageStrip';
import { ofName } from '@site/src/theme/apiNames';
import MarkdownLinks from '@site/src/elements/copy/MarkdownLinks';

/** A documentation page. Unlike in the classic theme, small screens show the table of contents in the page strip. */
export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <>
      <PageStrip title={metadata.title}>{hasToc && <DocItemTOCMobile />}</PageStrip>
      <div className="row">
        <div className={clsx('col', !frontMatter.hide_table_of_contents && styles.docItemCol)}>
          <DocVersionBanner />
          <article>
            {/* Points language models to their index of pages. The link is hidden, because readers do not need it. */}
            <a hidden href={useBaseUrl('/llms.txt')}>
              Index of this documentation for language models
            </a>
            <DocBreadcrumbs />
            <DocVersionBadge />
            {/* Reading views prefer elements with the word "content" in their class. */}
            <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown', 'page-content')}>
              <header>
                <Heading as="h1" {...ofName(metadata.title)}>
                  {metadata.title}
                </Heading>
              </header>
              <MDXContent>{children}</MDXContent>
            </div>
            <DocItemFooter />
            <MarkdownLinks />
          </article>
          <DocItemPaginator />
        </div>
        {hasToc && (
          <div className="col col--3">
            <div className="toc-column">
              {/* The page title, next to a heading that a link opens. */}
              <p className="toc-title" {...ofName(metadata.title)}>
                {metadata.title}
              </p>
              <DocItemTOCDesktop />
              <toc-restore />
            </div>
          </div>
        )}
      </div>
    </>
  );
}
