import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import SearchPage from '@site/src/islands/SearchPage';
import { pageText } from '@site/src/search/ui/text';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

/** /search: the search page. Search engines must not index it, because each query has its own URL. */
export default function SearchRoute(): ReactNode {
  return (
    <Layout title={pageText.title} description={pageText.description}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg page">
        <Heading as="h1">{pageText.title}</Heading>
        <SearchPage />
      </main>
    </Layout>
  );
}
