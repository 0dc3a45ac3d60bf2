import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import SearchPage from '@site/src/search/ui/Page';
import { pageText } from '@site/src/search/ui/text';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

/** /search: everything that a query finds. Kept out of search engines, because every query is an address of its own. */
export default function SearchRoute(): ReactNode {
  return (
    <Layout title={pageText.title} description={pageText.description}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main data-application="always" className="container margin-vert--lg page">
        <Heading as="h1">{pageText.title}</Heading>
        <SearchPage />
      </main>
    </Layout>
  );
}
