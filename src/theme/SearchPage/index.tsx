import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import SearchPage from '@site/src/components/Search/Page';
import { text } from '@site/src/components/Search/Page/text';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

/** /search: everything that a query finds. Kept out of search engines, because every query is an address of its own. */
export default function SearchRoute(): ReactNode {
  return (
    <Layout title={text.title} description={text.description}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg page">
        <Heading as="h1">{text.title}</Heading>
        <SearchPage />
      </main>
    </Layout>
  );
}
